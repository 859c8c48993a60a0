import { absenceName, EVENT_TYPE, STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { DAY, dayOf, dayText } from '../competitions/places.ts'
import { playersOf } from '../competitions/slots.ts'
import { days, faultBook, middle, NOW, plansOf, REPORTED_IN_FULL, SIDES, share, within } from '../crawl.testing.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import type { Plan } from '../match/plan.ts'
import { fixtureEvents } from '../records/event-records.ts'
import { progressOf } from '../records/fixture-records.ts'
import { fixtureLineups } from '../records/lineup-records.ts'
import { KNOWN_IN_FULL, sidelinedRecord } from '../records/sidelined-records.ts'
import { worldOf } from '../world.ts'
import { squadOn } from './transfers.ts'

const world = worldOf(DEMO_SEED)
const TODAY = dayOf(NOW)
const faults = faultBook()
const squads = KNOWN_IN_FULL.map((club) => playersOf(squadOn(world.careers, club, TODAY)))
const sidelined = KNOWN_IN_FULL.flatMap((club) =>
  sidelinedRecord(world, club, NOW).players.map((entry) => ({ ...entry, team: club.key })),
)

describe('injuries', () => {
  const injuries = sidelined.filter(({ category }) => category === 'injury')
  const known = injuries.filter(({ endsOn }) => endsOn !== null)
  const lengths = known.map(({ startsOn, endsOn }) => days(startsOn ?? '', endsOn ?? '') + 1)

  it('are of many kinds, all with a name', () => {
    const kinds = new Set(injuries.map(({ type }) => type))
    expect(kinds.size).toBeGreaterThanOrEqual(20)
    for (const type of kinds) {
      expect(absenceName(type, null)).not.toBeNull()
    }
  })

  it('last some weeks as a rule, a few of them most of a year; most have an expected return', () => {
    within(middle(lengths), 9, 30)
    within(
      share(lengths, (length) => length > 100),
      0.004,
      0.06,
    )
    expect(Math.max(...lengths)).toBeGreaterThan(170)
    const open = injuries.filter(({ gamesMissed }) => gamesMissed === null)
    within(
      share(open, ({ endsOn }) => endsOn !== null),
      0.55,
      0.95,
    )
  })

  it('keep one player in twenty to one in nine out at a time', () => {
    const today = dayText(TODAY)
    const out = injuries.filter(
      ({ startsOn, endsOn, gamesMissed }) =>
        (startsOn ?? '') <= today && (endsOn ?? '9') >= today && gamesMissed === null,
    )
    within(out.length / squads.flat().length, 0.05, 0.11)
  })
})

/** Whether a ban is of the competition of a match: of a season, or of all domestic ones. */
const countsIn = (season: string | null, { league, year }: Plan) =>
  season === null ? league.country === 'England' : season === `${league.key}/${year}`

describe('bans', () => {
  const played = REPORTED_IN_FULL.flatMap((league) => plansOf(world, league, 0))
  const lineups = new Map(
    played.map((plan) => [plan.key, fixtureLineups(world, plan, plan.kickoff - 60_000)?.entries ?? []]),
  )

  it('and injuries keep players out of every squad of the match', () => {
    const byTeam = Map.groupBy(sidelined, ({ team }) => team)
    for (const plan of played) {
      const day = dayText(dayOf(plan.kickoff))
      for (const side of SIDES) {
        const out = (byTeam.get(plan[side].key) ?? []).filter(
          ({ category, season, startsOn, endsOn }) =>
            (category === 'injury' || countsIn(season, plan)) && (startsOn ?? '') <= day && (endsOn ?? '9999') >= day,
        )
        const players = new Set(
          (lineups.get(plan.key) ?? []).flatMap((entry) => (entry.side === side ? [entry.player] : [])),
        )
        for (const { player, category } of out)
          faults.check('out', !players.has(player), () => `${plan.key} ${player} ${category}`)
      }
    }
    expect(faults.of('out')).toEqual([])
    expect(sidelined.filter(({ category }) => category === 'suspended').length).toBeGreaterThan(100)
  })

  it('in England after a straight red card cover all domestic competitions, every other one only its own', () => {
    const banned = sidelined.filter(({ category }) => category === 'suspended')
    const everywhere = banned.filter(({ season }) => season === null)
    expect(everywhere.length).toBeGreaterThan(0)
    expect(everywhere.filter(({ team }) => !team.startsWith('england/'))).toEqual([])
    expect(banned.length).toBeGreaterThan(2 * everywhere.length)
  })

  it('follow every fifth yellow card in a league and every red card: the next match goes on without him', () => {
    let reached = 0
    const over: readonly number[] = [STATE.full_time, STATE.abandoned]
    for (const [league, plans] of Map.groupBy(played, ({ league }) => league)) {
      if (league.type !== 'league') continue
      const yellows = new Map<string, number>()
      const banned = new Map<string, Set<string>>()
      for (const plan of plans) {
        const now = plan.kickoff + 2 * DAY
        if (!over.includes(progressOf(world, plan, now).state)) continue
        const entries = lineups.get(plan.key) ?? []
        const events = fixtureEvents(world, plan, now)?.events ?? []
        for (const side of SIDES) {
          const club = plan[side].key
          const names = new Set(entries.flatMap((entry) => (entry.side === side ? [entry.player] : [])))
          for (const player of banned.get(club) ?? [])
            faults.check('served', !names.has(player), () => `${plan.key} ${player}`)
          const own = events.filter((event) => event.side === side && event.player !== null)
          const off = own.flatMap(({ type, player }) =>
            type === EVENT_TYPE.yellow_red_card || type === EVENT_TYPE.red_card ? [player ?? ''] : [],
          )
          const twice = new Set(
            own.flatMap(({ type, player }) => (type === EVENT_TYPE.yellow_red_card ? [player] : [])),
          )
          const next = new Set(off)
          for (const { type, player } of own) {
            if (type !== EVENT_TYPE.yellow_card || player === null || twice.has(player)) continue
            const count = (yellows.get(`${club} ${player}`) ?? 0) + 1
            yellows.set(`${club} ${player}`, count)
            if (count % 5 === 0) next.add(player)
          }
          banned.set(club, next)
        }
      }
      reached += [...yellows.values()].filter((count) => count >= 5).length
    }
    expect(reached).toBeGreaterThan(20)
    expect(faults.of('served')).toEqual([])
  })
})
