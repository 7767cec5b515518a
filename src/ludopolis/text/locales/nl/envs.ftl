# Weigeringen van de leeromgevingen.

refusal-extra-missing = Hiervoor is { $library } nodig, dat niet geïnstalleerd is: pip install "ludopolis[{ $extra }]"
refusal-env-version = Er is geen omgeving { $asked }; de huidige is { $present }.
refusal-env-not-reset = Er loopt geen partij: roep eerst reset() aan.
refusal-env-illegal-action = Actie { $action } staat op dit moment niet open voor { $agent }.
refusal-env-count = { $count } partijen kunnen niet naast elkaar gespeeld worden: er is er minstens één nodig.
refusal-env-seat = Er is geen plaats { $seat } in een partij met { $seats }: plaatsen tellen vanaf 0.
refusal-env-actions = Acties moeten { $count } gehele getallen zijn, één per partij, niet { $dtype } met vorm { $shape }.
refusal-env-agent = Er is hier geen agent “{ $agent }”: { $agents }.
refusal-env-render = Er is geen weergave “{ $mode }”: { $modes }.
refusal-env-cycles = Een partij kan niet na { $cycles } cycli worden afgebroken: er is er minstens één nodig.
refusal-env-game = Er is geen partij { $place } onder de { $count }: ze tellen vanaf 0.
refusal-flags-form = Instellingen zijn namen met waarden, allebei tekst, niet { $flags }.
refusal-env-opponents = Er moeten { $seats } tegenstanders zijn, één voor elke andere plaats, niet { $count }.
refusal-env-opponent-action = De tegenstander { $opponent } koos { $action }, wat niet openstaat.
refusal-env-learners = Er moeten { $count } lerende plaatsen zijn, één per partij, niet { $given }.
refusal-env-workers = { $count } partijen kunnen niet door { $workers } processen gespeeld worden: er is er minstens één nodig, en voor elk minstens één partij.
refusal-env-worker-gone = Een proces dat partijen speelde is gestopt: maak de omgeving opnieuw.
refusal-env-pickle = Een omgeving waarvan andere processen de partijen spelen, kan niet gekopieerd worden.
refusal-dataset-exists = Er staat al een dataset in { $folder }: kies een andere map.
refusal-dataset-missing = Er staat geen dataset in { $folder }.
refusal-dataset-split = Er is geen deel “{ $split }”: { $splits }.
