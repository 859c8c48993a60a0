import { STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { spellRecords, transferRecord } from './careers.ts'
import { honoursOf } from './champions.ts'
import { CLUBS } from './clubs.ts'
import { CHAMPIONS_LEAGUE, DOMESTIC_CUP, LIBERTADORES } from './competitions.ts'
import { correctionsOf } from './corrections.ts'
import { seasonPlans } from './days.ts'
import { fixtureRecord } from './fixture-records.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { fixtureLineups } from './lineup-records.ts'
import { DAY, dayOf } from './places.ts'
import { DEMO_SEED } from './random.ts'
import { rivalsRecords } from './rivals.ts'
import { sidelinedRecord } from './sidelined-records.ts'
import { movesUntil, squadOn } from './transfers.ts'
import { trophyRecords } from './trophies.ts'
import { worldOf } from './world.ts'

const world = worldOf(DEMO_SEED)
const NOW = Date.UTC(2026, 10, 21, 15, 40)
const TODAY = dayOf(NOW)
const leagues = [...ROUND_ROBINS.slice(0, 4), CHAMPIONS_LEAGUE]

describe('players who cannot play', () => {
  const sidelined = CLUBS.flatMap((club) =>
    sidelinedRecord(world, club, NOW).players.map((entry) => ({ ...entry, team: club.key })),
  )

  it('are in no line-up while they are injured or banned in that competition', () => {
    const wrong: string[] = []
    for (const plan of leagues.flatMap((league) => seasonPlans(world, league, 2026))) {
      if (plan.kickoff > NOW) continue
      const day = new Date(plan.kickoff).toISOString().slice(0, 10)
      const out = sidelined.filter(
        ({ team, category, season, startsOn, endsOn }) =>
          (team === plan.home.key || team === plan.away.key) &&
          (category === 'injury' || season === `${plan.league.key}/${plan.year}`) &&
          (startsOn ?? '') <= day &&
          (endsOn ?? '9999') >= day,
      )
      const players = new Set(fixtureLineups(world, plan, plan.kickoff)?.entries.map((entry) => entry.player))
      for (const { player, category } of out) if (players.has(player)) wrong.push(`${plan.key} ${player} ${category}`)
    }
    expect(wrong).toEqual([])
  })

  it('are a tenth of all at a time, and some are banned', () => {
    const injured = sidelined.filter(
      ({ category, startsOn, gamesMissed, endsOn }) =>
        category === 'injury' &&
        (startsOn ?? '') <= '2026-11-21' &&
        gamesMissed === null &&
        (endsOn ?? '9') >= '2026-11-21',
    )
    expect(injured.length / (CLUBS.length * 24)).toBeGreaterThan(0.04)
    expect(injured.length / (CLUBS.length * 24)).toBeLessThan(0.16)
    expect(sidelined.filter(({ category }) => category === 'suspended').length).toBeGreaterThan(100)
  })
})

describe('transfers', () => {
  const moves = movesUntil(world.careers, NOW)

  it('bring a player to his new club on the next day and take him from the old one', () => {
    for (const { player, from, to, at } of moves.filter((_, index) => index % 40 === 0)) {
      const has = (club: typeof from, day: number) =>
        club !== null && squadOn(world.careers, club, day).includes(player)
      if (from !== null) expect([has(from, dayOf(at)), has(from, dayOf(at) + 1)]).toEqual([true, false])
      if (to !== null) expect([has(to, dayOf(at)), has(to, dayOf(at) + 1)]).toEqual([false, true])
    }
  })

  it('leave every squad with 24 players of whom none is anywhere else', () => {
    for (const day of [TODAY - 900, TODAY - 400, TODAY - 100, TODAY]) {
      const players = CLUBS.flatMap((club) => squadOn(world.careers, club, day))
      expect(players.length).toBe(CLUBS.length * 24)
      expect(new Set(players).size).toBe(players.length)
    }
  })

  it('are made in summer and in January, free agents aside, and loans end in June', () => {
    const month = (at: number) => new Date(at).getUTCMonth() + 1
    const between = moves.filter(({ from, to, kind }) => from !== null && to !== null && kind !== 'end-of-loan')
    expect(new Set(between.map(({ at }) => month(at)))).toEqual(new Set([1, 7, 8]))
    expect(new Set(moves.filter(({ kind }) => kind === 'end-of-loan').map(({ at }) => month(at)))).toEqual(new Set([6]))
    expect(moves.filter(({ at }) => at > NOW - 14 * DAY).length).toBeGreaterThan(0)
  })

  it('cost more the stronger the clubs are; loans and free transfers cost nothing', () => {
    const records = moves.map((move) => ({ ...transferRecord(move), strength: move.to?.strength ?? 0 }))
    const mean = (least: number, most: number) => {
      const fees = records.flatMap(({ amount, strength }) =>
        amount !== null && strength >= least && strength < most ? [amount] : [],
      )
      return fees.reduce((sum, fee) => sum + fee, 0) / fees.length
    }
    expect(mean(85, 99)).toBeGreaterThan(15_000_000)
    expect(mean(85, 99)).toBeLessThan(60_000_000)
    expect(mean(70, 75)).toBeLessThan(6_000_000)
    expect(records.every(({ type, amount }) => type === 219 || amount === null)).toBe(true)
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set([218, 219, 220, 9688]))
    expect(new Set(records.map(({ key }) => key)).size).toBe(records.length)
  })

  it('make careers without gaps that end where the player is now', () => {
    const squads = new Map(
      CLUBS.flatMap((club) => squadOn(world.careers, club, TODAY + 1).map((player) => [player.key, club.key])),
    )
    for (const { player, spells } of spellRecords(world.careers, NOW)) {
      const last = spells.at(-1)
      expect([player, last?.endsOn === null ? last.team : undefined]).toEqual([player, squads.get(player)])
      spells.slice(1).forEach((spell, index) => {
        expect((spells[index]?.endsOn ?? '') <= (spell.startsOn ?? '')).toBe(true)
      })
    }
  })
})

describe('trophies', () => {
  it('go to the clubs that the told results put first and second, and to their players and coaches', () => {
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
    for (const { team, points: taken } of correctionsOf(world.seedHash, league, 2025)) add(team, taken)
    const order = [...points].sort((one, other) => other[1] - one[1]).map(([team]) => team)
    const honours = honoursOf(world, league, 2025)
    expect([honours?.winner.key, honours?.second.key]).toEqual(order.slice(0, 2))
    const won = trophyRecords(world, NOW).filter(({ trophies }) =>
      trophies.some((trophy) => trophy.season === 'italy/serie-a/2025' && trophy.trophy === 1),
    )
    expect(won.filter(({ owner }) => owner === 'team').map(({ key }) => key)).toEqual(order.slice(0, 1))
    expect(won.filter(({ owner }) => owner === 'player').length).toBe(24)
    expect(won.filter(({ owner }) => owner === 'coach').length).toBe(1)
  })

  it('of a cup go to who won its final, from the spot if need be', () => {
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
