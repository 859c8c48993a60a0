import { STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { CLUBS } from '../competitions/clubs.ts'
import { CHAMPIONS_LEAGUE, DOMESTIC_CUP, LIBERTADORES } from '../competitions/competitions.ts'
import { clubsIn, seasonPlans } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { dayOf } from '../competitions/places.ts'
import { rivalsRecords } from '../competitions/rivals.ts'
import { playersOf } from '../competitions/slots.ts'
import { correctionsOf } from '../competitions/tables.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { honoursOf } from '../honours/champions.ts'
import { trophyRecords } from '../honours/trophies.ts'
import { fixtureRecord } from '../records/fixture-records.ts'
import { worldOf } from '../world.ts'
import { ageOn } from './ages.ts'
import { movesUntil, squadOn } from './transfers.ts'

const world = worldOf(DEMO_SEED)
const NOW = Date.UTC(2026, 10, 21, 15, 40)
const TODAY = dayOf(NOW)

describe('transfers', () => {
  const moves = movesUntil(world.careers, NOW)

  it('bring a player to his new club on the next day and take him from the old one', () => {
    for (const { player, from, to, day } of moves.filter((_, index) => index % 40 === 0)) {
      const has = (club: typeof from, on: number) => club !== null && squadOn(world.careers, club, on).includes(player)
      if (from !== null) expect([has(from, day), has(from, day + 1)]).toEqual([true, false])
      if (to !== null) expect([has(to, day), has(to, day + 1)]).toEqual([false, true])
    }
  })

  it('are no rings: a place opens, and one club after the other fills it', () => {
    const bought = moves.filter(({ kind }) => kind === 'transfer')
    const chained = bought.filter(({ from, slot, day }) =>
      moves.some((next) => next.to === from && next.slot === slot && next.day > day && next.day < day + 220),
    )
    expect(chained.length / bought.length).toBeGreaterThan(0.8)
    const ring = bought.filter(({ from, to, day }) =>
      bought.some((other) => other.day === day && other.from === to && other.to === from),
    )
    expect(ring.length / bought.length).toBeLessThan(0.01)
  })

  it('go on for years: nobody is too old, no squad is empty', () => {
    for (const later of [4, 9]) {
      const day = TODAY + later * 365
      const known = CLUBS.filter(({ inFull }) => inFull)
      const players = known.flatMap((club) => playersOf(squadOn(world.careers, club, day)))
      const ages = players.map((player) => ageOn(player, day))
      expect(Math.max(...ages)).toBeLessThan(43)
      expect(players.length / known.length).toBeGreaterThan(21)
      expect(ages.reduce((sum, age) => sum + age, 0) / ages.length).toBeGreaterThan(24.5)
      expect(ages.reduce((sum, age) => sum + age, 0) / ages.length).toBeLessThan(28)
    }
  })
})

describe('trophies', () => {
  it('go to the clubs that the reported results put first and second, and to their players and coaches', () => {
    const league = ROUND_ROBINS.find(({ key }) => key === 'italy/serie-a')
    if (league === undefined) throw new Error('no league')
    const points = new Map<string, number>()
    const add = (team: string, worth: number) => points.set(team, (points.get(team) ?? 0) + worth)
    for (const plan of seasonPlans(world, league, 2025)) {
      const { state, home, away, scores } = fixtureRecord(world, plan, NOW)
      if (![STATE.full_time, STATE.awarded, STATE.walk_over].some((each) => each === state)) continue
      const [one, other] = scores.fullTime ?? [0, 0]
      add(home, (one > other ? 3 : one === other ? 1 : 0) + (one - other) / 1_000)
      add(away, (other > one ? 3 : one === other ? 1 : 0) + (other - one) / 1_000)
    }
    for (const { team, points: taken } of correctionsOf(world.seedHash, {
      league,
      year: 2025,
      clubs: clubsIn(world, league, 2025),
    }))
      add(team, taken)
    const order = [...points].sort((one, other) => other[1] - one[1]).map(([team]) => team)
    const honours = honoursOf(world, league, 2025)
    expect([honours?.winner.key, honours?.second.key]).toEqual(order.slice(0, 2))
    const won = trophyRecords(world, NOW).filter(({ trophies }) =>
      trophies.some((trophy) => trophy.season === 'italy/serie-a/2025' && trophy.trophy === 1),
    )
    expect(won.filter(({ owner }) => owner === 'team').map(({ key }) => key)).toEqual(order.slice(0, 1))
    const squad = honours === null ? [] : playersOf(squadOn(world.careers, honours.winner, dayOf(honours.at)))
    expect(won.filter(({ owner }) => owner === 'player').length).toBe(squad.length)
    expect(won.filter(({ owner }) => owner === 'coach').length).toBe(1)
  })

  it('for a cup go to the winner of its final, on penalties if need be', () => {
    for (const cup of [DOMESTIC_CUP, CHAMPIONS_LEAGUE, LIBERTADORES]) {
      const final = seasonPlans(world, cup, 2025).at(-1)
      if (final === undefined) throw new Error('no final')
      const { home, away, scores } = fixtureRecord(world, final, NOW)
      const [one = 0, other = 0] = scores.shootOut ?? scores.current ?? []
      expect(honoursOf(world, cup, 2025)?.winner.key).toBe(one > other ? home : away)
    }
  })
})

describe('rivals', () => {
  it('are clubs of one city and old enemies, each of the other', () => {
    const rivals = new Map(rivalsRecords().map((record) => [record.team, record.rivals]))
    expect(rivals.get('england/arsenal')).toContain('england/tottenham-hotspur')
    expect(rivals.get('spain/real-madrid')).toEqual(
      expect.arrayContaining(['spain/barcelona', 'spain/atletico-madrid']),
    )
    for (const [team, others] of rivals) for (const other of others) expect(rivals.get(other)).toContain(team)
  })
})
