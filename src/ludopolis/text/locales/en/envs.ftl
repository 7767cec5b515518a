# Refusals of the environments for learners.

refusal-extra-missing = This needs { $library }, which is not installed: pip install "ludopolis[{ $extra }]"
refusal-env-version = There is no environment { $asked }; the current one is { $present }.
refusal-env-not-reset = No game is running: call reset() first.
refusal-env-illegal-action = Action { $action } is not legal for { $agent } now.
refusal-env-count = { $count } games can’t be played side by side: there must be at least one.
refusal-env-seat = There is no seat { $seat } in a game for { $seats }: seats count from 0.
refusal-env-actions = Actions must be { $count } whole numbers, one for each game, not { $dtype } of shape { $shape }.
refusal-env-agent = There is no agent “{ $agent }” here. The agents are: { $agents }.
refusal-env-render = There is no render mode “{ $mode }”. The modes are: { $modes }.
refusal-env-cycles = A game can’t be cut off after { $cycles } cycles: there must be at least one.
refusal-env-game = There is no game { $place } among { $count }: they are counted from 0.
refusal-flags-form = Flags are names with values, both of them texts, not { $flags }.
refusal-env-opponents = There must be { $seats } opponents, one for each other seat, not { $count }.
refusal-env-opponent-action = The opponent { $opponent } chose { $action }, which is not open.
refusal-env-learners = There must be { $count } learning seats, one for each game, not { $given }.
refusal-env-workers = { $count } games can’t be played by { $workers } workers: each needs at least one game, and there must be one worker.
refusal-env-worker-gone = A process that played games has ended: make the environment anew.
refusal-env-pickle = An environment whose games are played by other processes can’t be copied.
refusal-dataset-exists = There is a data set in { $folder } already: choose another folder.
refusal-dataset-missing = There is no data set in { $folder }.
refusal-dataset-split = There is no part “{ $split }”. The parts are: { $splits }.
