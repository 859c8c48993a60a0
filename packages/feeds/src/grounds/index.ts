import table from './club-facts.json' with { type: 'json' }
import { type ClubFacts, readFacts } from './read-facts.ts'

/** Made by tools/grounds/make-grounds.ts; it says no more than the sources it names, see NOTICE.md. */
const factsByKey: ReadonlyMap<string, ClubFacts> = new Map(Object.values(table.clubs).flat().map(readFacts))

const NOTHING: ClubFacts = { founded: null, ground: null, city: null, capacity: null, coordinates: null }

/** What ships with the product about a club of the list, by its stable key (`england/arsenal`). */
export const clubFacts = (stableKey: string): ClubFacts => factsByKey.get(stableKey) ?? NOTHING
