import type { LeaguePlaces } from './place-kinds.ts'
import { BRITAIN } from './places/britain.data.ts'
import { EUROPE } from './places/europe.data.ts'
import { WEST } from './places/west.data.ts'
import { WORLD } from './places/world.data.ts'

/**
 * What the places of tables mean, by league: the one place for it. A league, an era or an end of a table that is not in it is not
 * certain, or is decided otherwise than by this table: by averages of years (Argentina) or by two tournaments a season (Mexico).
 */
export const PLACES: Readonly<Record<string, LeaguePlaces>> = { ...BRITAIN, ...WEST, ...EUROPE, ...WORLD }
