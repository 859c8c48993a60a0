import { isDecided } from '../../match/states.ts'
import { addDays } from '../../time/time.ts'
import { type Held, type HeldMatch, heldOf, isDue, isOff, MATCH_PARTS, type MatchPart } from './held-match.ts'
import { type AbsentMatch, type Schedule, scheduleOf } from './schedule.ts'

/** A match whose result is due and not stored. */
interface MissingMatch extends AbsentMatch {
  /** Null where nothing of the match is stored. */
  kickoff: string | null
}

/** The stored share of some matches, except postponed and cancelled ones. */
interface Completeness {
  /** How many are stored, played or to come. */
  stored: number
  /** Results, of the matches whose result is due. */
  results: Held
  /** For the stored matches that are due. */
  parts: Readonly<Record<MatchPart, Held>>
  missing: readonly MissingMatch[]
}

interface RoundCompleteness extends Completeness {
  stage: number | null
  /** Null for matches of which nobody names a round. */
  round: string | null
}

export interface SeasonCompleteness extends Completeness {
  /** The total number of matches by the rules; null where it is uncertain. */
  scheduled: number | null
  /** Those of which a match is due, in the order in which they begin. */
  rounds: readonly RoundCompleteness[]
}

export interface CompletenessOf {
  /** `spain/la-liga`; null for a league without a stable key. */
  stableKey: string | null
  /** `2024/2025` or `2024`. */
  seasonName: string
  /** Last day of the season as far as it is known. */
  endsOn: string
  now: Date
}

/** The stored share of a season: its matches, their results, and the parts of each, in total and by round. */
export function seasonCompleteness(matches: readonly HeldMatch[], of: CompletenessOf): SeasonCompleteness {
  const played = matches.filter((match) => !isOff(match))
  const schedules = schedulesOf(matches, of)
  const absent = schedules.flatMap((one) => one.absent)
  const over = isSeasonOver(of)
  const known = schedules.every((one) => one.matches !== null) && schedules.length > 0
  const scheduled = known ? schedules.reduce((sum, one) => sum + (one.matches ?? 0), 0) : null
  const rounds = [...Map.groupBy(played, ({ stage, round }) => JSON.stringify([stage, round])).values()]
    .flatMap((round) => roundOf(round, absent, of.now) ?? [])
    .sort((one, other) => compareStarts(one.starts, other.starts))
  const inRounds = new Set(rounds.flatMap(({ missing }) => missing.map(keyOf)))
  const rest = over ? absent.filter((one) => !inRounds.has(keyOf(one))).map((one) => ({ ...one, kickoff: null })) : []
  const due = played.filter((match) => isDue(match, of.now))
  const missing = [...rounds.flatMap((one) => one.missing), ...rest]
  const unseen = over && scheduled !== null ? Math.max(0, scheduled - matches.length - absent.length) : 0
  return {
    scheduled,
    stored: played.length,
    ...partsOf(due),
    results: {
      held: due.length - due.filter(isOpen).length,
      of: due.length + missing.filter(isAbsent).length + unseen,
    },
    missing,
    rounds: rounds.map(({ starts: _, ...round }) => round),
  }
}

/** Each table of the season apart. */
function schedulesOf(matches: readonly HeldMatch[], { stableKey, seasonName }: CompletenessOf): Schedule[] {
  const tables = [...Map.groupBy(matches, ({ stage, group }) => `${stage} ${group}`).values()]
  return tables.map((table) => scheduleOf(table, { stableKey, seasonName, alone: tables.length === 1 }))
}

type DatedRound = RoundCompleteness & { starts: string }

/** Null where no match of the round is due. Missing ones are due once all of its stored matches are. */
function roundOf(stored: readonly HeldMatch[], absent: readonly AbsentMatch[], now: Date): DatedRound | null {
  const [first] = stored
  const due = stored.filter((match) => isDue(match, now))
  if (first === undefined || due.length === 0) return null
  const { stage, round } = first
  const gone = round === null ? [] : absent.filter((one) => one.stage === stage && one.round === round)
  const isOver = due.length === stored.length
  const open = due.filter(isOpen).map(({ home, away, kickoff }) => ({ home, away, stage, round, kickoff }))
  return {
    stage,
    round,
    starts: stored.map(({ kickoff }) => kickoff).sort()[0] ?? '',
    stored: stored.length,
    ...partsOf(due),
    results: { held: due.length - open.length, of: due.length + (isOver ? gone.length : 0) },
    missing: [...open, ...(isOver ? gone.map((one) => ({ ...one, kickoff: null })) : [])],
  }
}

const isOpen = ({ state }: HeldMatch): boolean => !isDecided(state)
const isAbsent = ({ kickoff }: MissingMatch): boolean => kickoff === null
const keyOf = ({ home, away, stage }: AbsentMatch): string => `${stage} ${home} ${away}`
const compareStarts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const partsOf = (due: readonly HeldMatch[]) => ({
  parts: Object.fromEntries(MATCH_PARTS.map((part) => [part, heldOf(due, part)])) as Record<MatchPart, Held>,
})

/** Seasons of two years are over by August, those of one year when it is: the last day stored may be that of the last match known. */
function isSeasonOver({ seasonName, endsOn, now }: CompletenessOf): boolean {
  const [, first, second] = /^(\d{4})(?:\/(\d{4}))?$/.exec(seasonName) ?? []
  const latest = second !== undefined ? `${second}-07-31` : first !== undefined ? `${first}-12-31` : addDays(endsOn, 60)
  const today = now.toISOString().slice(0, 10)
  return latest < today && endsOn < today
}
