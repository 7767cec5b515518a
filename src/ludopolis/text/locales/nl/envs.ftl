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
