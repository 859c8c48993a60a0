import { PLACE_KINDS } from '../table/place-kinds.ts'
import type { CupGroups } from './cup-ahead.types.ts'
import { nameOfRound } from './round-names.ts'

/** Groups with the rounds their places lead to. */
export interface KnownGroups extends Pick<CupGroups<number>, 'groups' | 'places' | 'best'> {
  /** The knock-out rounds that teams of the groups come in at, with the number of these. */
  rounds: readonly { name: string; teams: number }[]
}

const SIZES: ReadonlyMap<number | null, number> = new Map([
  [PLACE_KINDS['round of 32'], 32],
  [PLACE_KINDS['round of 16'], 16],
  [PLACE_KINDS['quarter-finals'], 8],
  [PLACE_KINDS['semi-finals'], 4],
])
const PLAY_OFF = PLACE_KINDS['knockout play-off']
const PLAY_OFF_NAME = 'Knockout Play-offs'

interface Group {
  name: string | null
  teams: readonly number[]
}

/**
 * How groups lead to the knock-out rounds: by the places of the rule file, else by the number of teams in the first round, of this season
 * or the one before.
 * @param kinds the meanings of the places of a group, see `placeRulesOf`
 * @param firstRound teams of the first knock-out round; null where unknown
 * @returns null without either
 */
export function knownGroups(
  groups: readonly Group[],
  kinds: readonly (number | null)[],
  firstRound: number | null,
): KnownGroups | null {
  const named = groups.map(({ name, teams }, at) => ({ letter: letterOf(name) ?? 'ABCDEFGHIJKLMNOP'[at]!, teams }))
  const count = groups.length
  const direct = kinds.filter((kind) => SIZES.has(kind)).length
  const size = SIZES.get(kinds.find((kind) => SIZES.has(kind)) ?? null)
  if (size !== undefined) {
    const toPlayOff = kinds.filter((kind) => kind === PLAY_OFF).length
    if (toPlayOff === 0) return oneRound(named, direct, size)
    if (direct * count + (toPlayOff * count) / 2 !== size) return null
    return {
      ...{ groups: named, best: null },
      places: kinds.flatMap((kind) => (SIZES.has(kind) ? [1] : kind === PLAY_OFF ? [0] : [])),
      rounds: [
        { name: PLAY_OFF_NAME, teams: toPlayOff * count },
        { name: nameOfRound(size), teams: direct * count },
      ],
    }
  }
  const through = Math.floor((firstRound ?? 0) / count)
  return firstRound === null || through === 0 ? null : oneRound(named, through, firstRound)
}

function oneRound(groups: KnownGroups['groups'], through: number, teams: number): KnownGroups | null {
  const best = teams - through * groups.length
  const isPossible = best >= 0 && best < groups.length && groups.every((group) => group.teams.length > through)
  if (!isPossible && !(best === 0 && groups.every((group) => group.teams.length >= through))) return null
  return {
    groups,
    places: Array.from({ length: through }, () => 0),
    best: best === 0 ? null : { count: best, round: 0 },
    rounds: [{ name: nameOfRound(teams), teams }],
  }
}

const letterOf = (name: string | null): string | null => /\b([A-P])$/.exec(name?.trim() ?? '')?.[1] ?? null
