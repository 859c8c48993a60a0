import { rulesOf } from '../rules/index.ts'
import { seasonYear } from '../season-year.ts'
import { PLACE_KINDS, type PlaceKind } from './place-kinds.ts'

/** Places that follow each other and mean the same. */
export interface PlaceRun {
  places: number
  kind: PlaceKind
}

/** `4 champions league, 1 europa league`; empty for none. @throws Error when a part is no number and kind */
export function placeRuns(text: string): PlaceRun[] {
  if (text === '') return []
  return text.split(', ').map((part) => {
    const [, places, kind] = /^([1-9]\d?) (.+)$/.exec(part) ?? []
    if (kind === undefined || !(kind in PLACE_KINDS)) throw new Error(`"${part}" is no number of places of a kind`)
    return { places: Number(places), kind: kind as PlaceKind }
  })
}

/**
 * What each place of a final table means, position 1 first, by type id (see `place-kinds.ts`), null for nothing. Only what the place
 * itself decides: places that depend on a cup are left out. Empty for competitions, seasons and numbers of teams without a rule.
 * @param of the table of a league or stage, or one of its groups or conferences
 */
export function placeRulesOf(
  stableKey: string | null,
  seasonName: string,
  teams: number,
  of: 'table' | 'group' = 'table',
): (number | null)[] {
  const year = seasonYear(seasonName)
  const competition = rulesOf(stableKey)
  const eras = of === 'table' ? competition?.places : competition?.groupPlaces
  const era = eras?.find(
    ([from, until, , , size]) => year !== null && from <= year && year <= until && (size ?? teams) === teams,
  )
  if (era === undefined) return []
  const idsOf = (text: string) => placeRuns(text).flatMap(({ places, kind }) => Array(places).fill(PLACE_KINDS[kind]))
  const [top, bottom] = [idsOf(era[2]), idsOf(era[3])]
  if (top.length + bottom.length > teams) return []
  return [...top, ...Array(teams - top.length - bottom.length).fill(null), ...bottom]
}
