import { EVENT_TYPE } from '../../match/event-types.ts'
import { DETAIL } from '../detail-types.ts'
import { assistsListed, assistsReported, offendersReported, scorersReported, substitutionsReported } from './known.ts'
import { type KnownFigures, knownFigures } from './known-figures.ts'
import type { SeasonEvent, SeasonLineupEntry, SeasonMatch } from './season-match.ts'

/** One player's figures in one match; null is unknown. */
export interface Part {
  match: number
  team: number
  player: number
  home: boolean
  /** Null where the line-up is not known. */
  entry: SeasonLineupEntry | null
  /** The figures the line-ups of the match count. */
  known: KnownFigures
  appeared: boolean | null
  minutes: number | null
  goals: number | null
  penalties: number | null
  ownGoals: number | null
  assists: number | null
  yellow: number | null
  red: number | null
  secondYellow: number | null
  /** `none` where he neither came on nor went off. */
  substitution: 'in' | 'out' | 'both' | 'none' | null
}

const { goal, own_goal, penalty_goal, substitution, yellow_card, red_card, yellow_red_card } = EVENT_TYPE

/** The parts of everyone in the matches of a season, the earliest match first. */
export function seasonParts(matches: readonly SeasonMatch[]): Part[] {
  const assists = { reported: assistsReported(matches), listed: assistsListed(matches) }
  const known = knownFigures(matches)
  return matches
    .toSorted((a, b) => (a.kickoff < b.kickoff ? -1 : 1))
    .flatMap((match) => partsOf(match, known(match), assists))
}

/** Whether the events and the line-ups of a season have the assists. */
interface Assists {
  reported: boolean
  listed: boolean
}

/**
 * The figures of everyone in the line-up or the events of a match. Where the events are complete and name players they give goals and
 * cards; otherwise the line-up's details do, in which a missing type is zero once there is any.
 */
function partsOf(match: SeasonMatch, known: KnownFigures, assists: Assists): Part[] {
  const reported = {
    goals: scorersReported(match),
    incidents: offendersReported(match),
    substitutions: substitutionsReported(match),
    assists: assists.reported,
    listed: assists.listed,
  }
  const entries = new Map(
    match.lineup.flatMap((entry) => (entry.player === null ? [] : [[entry.player, entry] as const])),
  )
  const sides = new Map<number, boolean>()
  for (const [player, { home }] of entries) sides.set(player, home)
  for (const event of match.events) {
    const home = event.type === own_goal ? !event.home : event.home
    for (const player of [event.player, event.related]) {
      if (player !== null && !sides.has(player)) sides.set(player, home)
    }
  }
  const events = eventsByPlayer(match.events)
  return [...sides].map(([player, home]) =>
    partOf({
      ...{ match, player, home, known, reported },
      entry: entries.get(player) ?? null,
      events: events.get(player) ?? NO_EVENTS,
    }),
  )
}

interface PlayerEvents {
  own: SeasonEvent[]
  related: SeasonEvent[]
}

const NO_EVENTS: PlayerEvents = { own: [], related: [] }

function eventsByPlayer(events: readonly SeasonEvent[]): Map<number, PlayerEvents> {
  const byPlayer = new Map<number, PlayerEvents>()
  const of = (player: number): PlayerEvents => {
    const known = byPlayer.get(player) ?? { own: [], related: [] }
    byPlayer.set(player, known)
    return known
  }
  for (const event of events) {
    if (event.player !== null) of(event.player).own.push(event)
    if (event.related !== null) of(event.related).related.push(event)
  }
  return byPlayer
}

interface PartInput {
  match: SeasonMatch
  player: number
  home: boolean
  entry: SeasonLineupEntry | null
  events: PlayerEvents
  known: KnownFigures
  reported: { goals: boolean; incidents: boolean; substitutions: boolean; assists: boolean; listed: boolean }
}

function partOf({ match, player, home, entry, events, known, reported }: PartInput): Part {
  const { own, related } = events
  const count = (type: number) => own.filter((event) => event.type === type).length
  const detailed = entry !== null && isDetailed(entry, known)
  const detail = (type: number): number | null => (detailed ? (entry.details[type] ?? 0) : null)
  const on = own.find(({ type }) => type === substitution)
  const off = related.find(({ type }) => type === substitution)
  const appeared =
    entry === null ? null : entry.type === 11 || on !== undefined || (entry.details[DETAIL.minutes] ?? 0) > 0
  return {
    ...{ match: match.id, player, home, entry, known },
    team: home ? match.home.team : match.away.team,
    appeared: entry?.type === 12 && !appeared && !reported.substitutions && !detailed ? null : appeared,
    minutes: minutesOf({ match, entry, on, off, own, reported }),
    goals: reported.goals ? count(goal) + count(penalty_goal) : detail(DETAIL.goals),
    penalties: reported.goals ? count(penalty_goal) : detail(DETAIL.penalties_scored),
    ownGoals: reported.goals ? count(own_goal) : detail(DETAIL.own_goals),
    assists: assistsOf(events, reported, detail(DETAIL.assists)),
    yellow: reported.incidents ? count(yellow_card) : detail(DETAIL.yellow_cards),
    red: reported.incidents ? count(red_card) : detail(DETAIL.red_cards),
    secondYellow: reported.incidents ? count(yellow_red_card) : secondYellowOf(entry, known),
    substitution: reported.substitutions ? (on ? (off ? 'both' : 'in') : off ? 'out' : 'none') : null,
  }
}

/** Whether the line-up has any figure of this player. The match has listed its types once; listing them again for every player is slow. */
function isDetailed({ details }: SeasonLineupEntry, known: KnownFigures): boolean {
  for (const type of known) if (details[type] !== undefined) return true
  return false
}

/** A sheet that never has second yellows does not say that there were none. */
function secondYellowOf(entry: SeasonLineupEntry | null, known: KnownFigures): number | null {
  const type = DETAIL.second_yellow_cards
  return entry?.details[type] ?? (entry !== null && known.has(type) ? 0 : null)
}

function assistsOf({ related }: PlayerEvents, reported: PartInput['reported'], detail: number | null): number | null {
  const given = related.filter(({ type }) => type === goal).length
  if (reported.goals && reported.assists) return given
  return reported.listed ? detail : null
}

/** The line-up's own minutes; otherwise from the substitutions where these are reported. */
function minutesOf(of: {
  match: SeasonMatch
  entry: SeasonLineupEntry | null
  on: SeasonEvent | undefined
  off: SeasonEvent | undefined
  own: readonly SeasonEvent[]
  reported: PartInput['reported']
}): number | null {
  const { match, entry, on, off, own, reported } = of
  if (entry === null) return null
  const listed = entry.details[DETAIL.minutes]
  if (listed !== undefined) return listed
  if (!reported.incidents) return null
  if (entry.type !== 11 && on === undefined) return 0
  const sentOff = own.find(({ type }) => type === red_card || type === yellow_red_card)
  const start = entry.type === 11 ? 0 : Math.min(on?.minute ?? 0, match.length - 1)
  const end = Math.min(off?.minute ?? match.length, sentOff?.minute ?? match.length, match.length)
  return Math.max(end - start, 1)
}
