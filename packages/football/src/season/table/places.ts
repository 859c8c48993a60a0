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
 * The meaning of each place of a final table, position 1 first, by type id (see `place-kinds.ts`), null for none. Only meanings decided by
 * the place itself: places that depend on a cup are left out. Empty for competitions, seasons and numbers of teams without a rule.
 * @param of the table of a league or stage, or one of its groups or conferences
 * @param name of the stage and the group, which tells the league of a group: `League B Group 2`, `Group B2`
 */
export function placeRulesOf(
  stableKey: string | null,
  {
    seasonName,
    teams,
    of = 'table',
    name = '',
  }: { seasonName: string; teams: number; of?: 'table' | 'group'; name?: string },
): (number | null)[] {
  const year = seasonYear(seasonName)
  const competition = rulesOf(stableKey)
  const eras = of === 'table' ? competition?.places : competition?.groupPlaces
  const era = eras?.find(
    ([from, until, , , size, league]) =>
      year !== null &&
      from <= year &&
      year <= until &&
      (size ?? teams) === teams &&
      (league === undefined || league === leagueIn(name)),
  )
  if (era === undefined) return []
  const idsOf = (text: string) => placeRuns(text).flatMap(({ places, kind }) => Array(places).fill(PLACE_KINDS[kind]))
  const [top, bottom] = [idsOf(era[2]), idsOf(era[3])]
  if (top.length + bottom.length > teams) return []
  return [...top, ...Array(teams - top.length - bottom.length).fill(null), ...bottom]
}

const leagueIn = (name: string): string | undefined =>
  (/\bLeague ([A-D])\b/.exec(name) ?? /\b([A-D])[1-4]\b/.exec(name))?.[1]
