import { isDecided, STATE } from '../../match/states.ts'
import { compareTexts, foldText } from '../../text.ts'

/** A match of a cup as it is stored. */
export interface CupFixture {
  id: number
  kickoff: string
  stateId: number
  stageId: number | null
  groupId: number | null
  home: number
  away: number
  /** At the end, extra time included. */
  homeGoals: number | null
  awayGoals: number | null
  homeShootOut: number | null
  awayShootOut: number | null
}

export interface CupStage {
  id: number
  name: string
  sortOrder: number
  /** 223 groups, 224 knock-out, 225 qualifying. */
  typeId: number | null
}

/** Matches of two teams in one round, by kick-off. */
export interface StoredTie {
  /** The one at home in the last match first. */
  teams: readonly [number, number]
  matches: readonly CupFixture[]
}

/** A knock-out round that a source has. */
export interface StoredRound {
  name: string
  ties: readonly StoredTie[]
  teams: ReadonlySet<number>
  /** Most matches of a tie. */
  legs: number
}

const GROUP_STAGE = 223
const QUALIFYING = 225
const THIRD_PLACE = /\b(third|3rd)[- ]place|bronze/
const GONE: ReadonlySet<number> = new Set([STATE.cancelled, STATE.abandoned, STATE.deleted])

/**
 * The knock-out rounds of a season, in order, without qualifying and the match for the third place.
 * @returns null where the source does not part the rounds: a team is in two ties of one
 */
export function storedRounds(fixtures: readonly CupFixture[], stages: readonly CupStage[]): StoredRound[] | null {
  const rounds: StoredRound[] = []
  for (const stage of stages.toSorted((one, other) => one.sortOrder - other.sortOrder)) {
    if (stage.typeId === GROUP_STAGE || stage.typeId === QUALIFYING || THIRD_PLACE.test(foldText(stage.name))) continue
    const own = fixtures.filter((one) => one.stageId === stage.id && one.groupId === null && !GONE.has(one.stateId))
    if (own.length === 0) continue
    const ties = tiesOf(own)
    const teams = new Set(ties.flatMap((tie) => tie.teams))
    if (teams.size < ties.length * 2) return null
    rounds.push({ name: stage.name, ties, teams, legs: Math.max(...ties.map(({ matches }) => matches.length)) })
  }
  return rounds
}

function tiesOf(fixtures: readonly CupFixture[]): StoredTie[] {
  const pair = ({ home, away }: CupFixture) => (home < away ? `${home} ${away}` : `${away} ${home}`)
  return [...Map.groupBy(fixtures, pair).values()].map((own) => {
    const matches = own.toSorted((one, other) => compareTexts(one.kickoff, other.kickoff))
    const { home, away } = matches.at(-1)!
    // One match alone may be the first of two.
    return { teams: [home, away], matches }
  })
}

/**
 * The winner of a tie, by the scores; null while it is open or where they do not decide it.
 * @param legs matches of a tie
 */
export function winnerOf(
  { teams: [one, other], matches }: StoredTie,
  { legs, awayGoals }: { legs: 1 | 2; awayGoals: boolean },
): number | null {
  const last = matches.at(-1)
  const isOver = matches.length >= legs && matches.every(({ stateId }) => isDecided(stateId))
  if (last === undefined || !isOver) return null
  const counted = legs === 1 ? [last] : matches
  let lead = 0
  let awayLead = 0
  for (const { home, homeGoals, awayGoals: away } of counted) {
    if (homeGoals === null || away === null) return null
    lead += home === one ? homeGoals - away : away - homeGoals
    awayLead += home === one ? -away : away
  }
  if (lead !== 0) return lead > 0 ? one : other
  const shootOut = (last.homeShootOut ?? 0) - (last.awayShootOut ?? 0)
  if (shootOut !== 0) return shootOut > 0 === (last.home === one) ? one : other
  return legs === 2 && awayGoals && awayLead !== 0 ? (awayLead > 0 ? one : other) : null
}
