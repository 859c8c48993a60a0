import { ownAbsenceId, type Side } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { COMPETITIONS } from '../competitions/competitions.ts'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { GOALKEEPERS, slotAt } from '../competitions/slots.ts'
import type { Moment } from '../match/moments.ts'
import { isPlayedOut, type Plan, seasonKey } from '../match/plan.ts'
import type { Dismissal } from '../people/availability.types.ts'
import type { SideCast } from '../people/cast.types.ts'
import { stopOf } from '../progress.ts'
import { mix, unit } from '../random.ts'
import { scriptFor, type World } from '../world.ts'
import { type Ban, type ClubRecord, isUnder, type Sheet } from './club-record.ts'

/** Type ids of the reasons. */
export const SUSPENDED = {
  red: ownAbsenceId('red_card_suspension'),
  yellow: ownAbsenceId('yellow_card_suspension'),
} as const

/** Yellow cards in a competition after which a match is missed; a second yellow card has its own ban. */
const YELLOWS = { league: 5, cup: 3 } as const

/** Names the people of one side of a fixture. */
export type CastSide = (world: World, plan: Plan, side: Side) => SideCast

const NONE: readonly Plan[] = []

/** The country in which a straight red card bars from all domestic competitions. */
const ONE_RECORD = 'England'
const DOMESTIC = COMPETITIONS.filter(({ country, inFull }) => country === ONE_RECORD && inFull)

/** The competitions that keep one record of the cards, the one of a fixture among them, and the name of the record. */
const sharing = ({ league, year }: Plan): { key: string; leagues: readonly LeagueSpec[] } =>
  DOMESTIC.includes(league)
    ? { key: `${ONE_RECORD}/${year}`, leagues: DOMESTIC }
    : { key: seasonKey(league, year), leagues: [league] }

/** The fixtures of a club that keep one record of the cards with a fixture, by kick-off; none where cards are not reported. */
export function clubSeason(world: World, plan: Plan, club: Club): readonly Plan[] {
  if (!plan.league.inFull) return NONE
  const { key, leagues } = sharing(plan)
  const known = world.byClub.get(key)
  if (known !== undefined) return known.get(club.key) ?? NONE
  const byClub = new Map<string, Plan[]>()
  const plans = leagues.flatMap((league) => seasonPlans(world, league, plan.year))
  for (const each of plans.sort((one, other) => one.kickoff - other.kickoff)) {
    for (const { key: of } of [each.home, each.away]) {
      const list = byClub.get(of)
      if (list === undefined) byClub.set(of, [each])
      else list.push(each)
    }
  }
  world.byClub.set(key, byClub)
  return byClub.get(club.key) ?? NONE
}

/** The side a club is on in one of its fixtures. */
const sideOf = (plan: Plan, club: Club): Side => (plan.home.key === club.key ? 'home' : 'away')

/** Whether the match reaches a point of the clock: an abandoned match ends early. */
function isShown(world: World, plan: Plan): (at: number) => boolean {
  const special = specialOf(world, plan)
  if (!isPlayedOut(special)) return () => false
  const stop = special === 'suspended' ? stopOf(plan) : Number.POSITIVE_INFINITY
  return (at) => at <= stop
}

const SENT_OFF = [0, 5, 4, 2] as const

/** Players sent off in a fixture, out of those available. */
export function dismissalsIn(
  world: World,
  { plan, side, fit }: { plan: Plan; side: Side; fit: ReadonlySet<number> },
): Dismissal[] {
  const numbers = new Set<number>()
  for (const moment of scriptFor(world, plan).moments) {
    if (moment.side === side && moment.dismissal !== null) numbers.add(moment.dismissal)
  }
  if (numbers.size === 0) return []
  const salt = side === 'home' ? 3_000 : 3_100
  const ranked: { slot: number; rank: number }[] = []
  for (const slot of fit) {
    const often = SENT_OFF[slotAt(slot).position - 24] ?? 1
    if (slot >= GOALKEEPERS) ranked.push({ slot, rank: unit(mix(plan.hash, salt + slot)) ** (1 / often) })
  }
  ranked.sort(byRank)
  return [...numbers].flatMap((number, index) => {
    const offender = ranked[index]
    return offender === undefined ? [] : [{ number, slot: offender.slot }]
  })
}

const byRank = (one: { rank: number }, other: { rank: number }): number => other.rank - one.rank

/** Matches missed after a red card. */
function banOf(moment: Moment, hash: number): number {
  if (moment.kind === 'yellow_red_card') return 1
  if (moment.note?.info === 'Violent conduct') return 3
  return moment.note?.info === 'Serious foul play' ? 2 + (hash % 2) : 1
}

function earnedIn(
  world: World,
  {
    plan,
    club,
    clubRecord: { yellows },
    castSide,
  }: { plan: Plan; club: Club; clubRecord: ClubRecord; castSide: CastSide },
): Ban[] {
  const shown = isShown(world, plan)
  const { moments } = scriptFor(world, plan)
  const side = sideOf(plan, club)
  if (!moments.some((moment) => moment.side === side && moment.kind.endsWith('_card') && shown(moment.at))) return []
  const cast = castSide(world, plan, side)
  const most = plan.league.type === 'league' ? YELLOWS.league : YELLOWS.cup
  const bans: Ban[] = []
  for (const [index, moment] of moments.entries()) {
    const slot = cast.picks.get(index)?.player ?? null
    const player = slot === null ? null : (cast.squad[slot] ?? null)
    if (moment.side !== side || player === null || !shown(moment.at)) continue
    if (moment.kind === 'red_card' || moment.kind === 'yellow_red_card') {
      const everywhere = moment.kind === 'red_card' && DOMESTIC.includes(plan.league)
      bans.push({ plan, player, matches: banOf(moment, mix(plan.hash, index)), reason: 'red', everywhere })
      continue
    }
    if (moment.kind !== 'yellow_card' || moment.dismissal !== null) continue
    const own = `${plan.league.key} ${player.key}`
    const count = (yellows.get(own) ?? 0) + 1
    yellows.set(own, count)
    if (count % most === 0) bans.push({ plan, player, matches: 1, reason: 'yellow', everywhere: false })
  }
  return bans
}

/** A club's record up to and including a fixture, optionally with the cards earned in it. Null for friendlies. */
function sheetOf(
  world: World,
  { plan, club, castSide, played }: { plan: Plan; club: Club; castSide: CastSide; played: boolean },
): Sheet | null {
  const plans = clubSeason(world, plan, club)
  if (plans.length === 0) return null
  const key = `${sharing(plan).key} ${club.key}`
  let record = world.discipline.get(key)
  if (record === undefined) {
    const places = new Map(plans.map((each, index) => [each.key, index]))
    record = { plans, places, sheets: [{ before: [], earned: [] }], pending: [], yellows: new Map() }
    world.discipline.set(key, record)
  }
  const index = record.places.get(plan.key) ?? -1
  const known = played ? index + 1 : index
  while (record.sheets.length <= known) addSheet(world, { club, record, castSide })
  return record.sheets[index] ?? null
}

/** Plays the last match a record knows the bans of, and adds the bans with which the club goes into the next. */
function addSheet(
  world: World,
  { club, record, castSide }: { club: Club; record: ClubRecord; castSide: CastSide },
): void {
  const index = record.sheets.length - 1
  const plan = record.plans[index]
  const sheet = record.sheets[index]
  if (plan === undefined || sheet === undefined) return
  const earned = earnedIn(world, { plan, club, clubRecord: record, castSide })
  const playedOut = isPlayedOut(specialOf(world, plan))
  const served = (ban: Ban) => (playedOut && isUnder(ban, plan) ? 1 : 0)
  record.pending = [
    ...record.pending.map(({ ban, left }) => ({ ban, left: left - served(ban) })).filter(({ left }) => left > 0),
    ...earned.map((ban) => ({ ban, left: ban.matches })),
  ]
  record.sheets[index] = { before: sheet.before, earned }
  const next = record.plans[index + 1]
  const before = record.pending.flatMap(({ ban }) => (next !== undefined && isUnder(ban, next) ? [ban] : []))
  record.sheets.push({ before, earned: [] })
}

/** The bans with which a club goes into a fixture. */
export const bansBefore = (
  world: World,
  { plan, club, castSide }: { plan: Plan; club: Club; castSide: CastSide },
): readonly Ban[] => sheetOf(world, { plan, club, castSide, played: false })?.before ?? []

/** The bans that a club's players earn in a fixture. */
export const bansAfter = (
  world: World,
  { plan, club, castSide }: { plan: Plan; club: Club; castSide: CastSide },
): readonly Ban[] => sheetOf(world, { plan, club, castSide, played: true })?.earned ?? []

/** The matches for which a ban counts that are known to take place, by kick-off. */
export const missedBy = (world: World, ban: Ban, club: Club): Plan[] =>
  clubSeason(world, ban.plan, club).filter(
    (plan) => plan.kickoff > ban.plan.kickoff && isUnder(ban, plan) && isPlayedOut(specialOf(world, plan)),
  )

/** The fixture after which a ban ends, counting matches that were called off; null while unknown. */
export const lastMissed = (world: World, ban: Ban, club: Club): Plan | null =>
  missedBy(world, ban, club)[ban.matches - 1] ?? null
