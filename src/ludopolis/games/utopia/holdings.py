"""What players of Utopia may have at the end: districts, their civilisations, wonders."""

from ludopolis.games.utopia.state import Utopia
from ludopolis.games.utopia.tables import CIV_IDS, ISLAND_IDS, Tables


def holdings(s: Utopia, seat: int) -> list[str]:
    districts = [d for d, owner in enumerate(s.controller) if owner == seat]
    found = [f"district {s.terms.tables.district_ids[d]}" for d in districts]
    found += sorted({f"civilisation {CIV_IDS[s.monument[d]]}" for d in districts})
    found += [f"wonder {ISLAND_IDS[i]}" for i, owner in enumerate(s.wonder) if owner == seat]
    return found


def possible_holdings(tables: Tables, seats: int) -> dict[str, str]:
    closed = tables.closed_with_two if seats == 2 else -1
    districts = enumerate(tables.district_ids)
    found = [f"district {name}" for d, name in districts if tables.island_of[d] != closed]
    found += [f"civilisation {name}" for name in CIV_IDS]
    found += [f"wonder {name}" for i, name in enumerate(ISLAND_IDS) if i != closed]
    return dict.fromkeys(found, "")
