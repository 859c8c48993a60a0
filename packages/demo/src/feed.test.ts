import { EVENT_TYPE, type EventTypeId, HOUR_MS, MARKET, type RecordBatch, STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { demoChanges } from './changes.ts'
import { COMPETITIONS } from './competitions/competitions.ts'
import { REPORTED_IN_FULL } from './crawl.testing.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { currentBatches, demoReference, demoWorld } from './feed.ts'
import { reportAll } from './reported.testing.ts'
import { worldOf } from './world.ts'

const DAY = 24 * HOUR_MS
const SATURDAY = Date.UTC(2026, 10, 21, 15, 40)

describe('the demo world', () => {
  const reported = reportAll(DEMO_SEED, SATURDAY)
  const fixtures = [...reported.of('fixtures').values()]

  it('is the same on every request, and differs for another seed', () => {
    const history = (seed: string) => currentBatches(worldOf(seed), SATURDAY).next().value
    const first = history('a')
    for (const seed of ['w', 'x', 'y', 'z']) worldOf(seed)
    expect(history('a')).toEqual(first)
    expect(history('b')).not.toEqual(first)
    expect(demoReference('a', SATURDAY)).toEqual(demoReference('a', SATURDAY))
    expect(demoReference('b', SATURDAY).players).not.toEqual(demoReference('a', SATURDAY).players)
  })

  it('begins with what today’s list shows, and reports the same as in full later', () => {
    const batches = demoWorld(DEMO_SEED, SATURDAY)
    const [first, today] = [batches.next().value as RecordBatch, batches.next().value as RecordBatch]
    const others: RecordBatch[] = []
    for (const batch of batches) {
      if (batch.fixtures) break
      others.push(batch)
    }
    const all = demoReference(DEMO_SEED, SATURDAY)
    for (const family of ['players', 'coaches', 'coachSpells', 'referees'] as const) {
      const texts = (batch: RecordBatch | undefined) => batch?.[family]?.map((one) => JSON.stringify(one)) ?? []
      expect(new Set([first, ...others].flatMap(texts))).toEqual(new Set(texts(all)))
      expect(texts(first).length).toBeLessThan(texts(all).length / 4)
    }
    expect(first?.teams).toEqual(all.teams)
    expect(today?.fixtures?.length).toBeGreaterThan(100)
    for (const record of today?.fixtures ?? []) expect(record).toEqual(reported.of('fixtures').get(record.key))
  })

  it('does not depend on what was asked before', () => {
    const asked = () => demoChanges('c', SATURDAY - HOUR_MS, SATURDAY)
    const fresh = asked()
    for (const seed of ['d', 'e', 'f', 'g', 'h']) worldOf(seed)
    demoChanges('d', SATURDAY - HOUR_MS, SATURDAY)
    demoChanges('c', SATURDAY + 200 * DAY, SATURDAY + 201 * DAY)
    expect(asked()).toEqual(fresh)
  })

  it('has three seasons of the competitions reported in full and two of the others, or one that has gone on for long', () => {
    const { leagues = [], seasons = [] } = reported.reference
    const isLong = (key: string) => COMPETITIONS.some((one) => one.key === key && one.calendar === 'year')
    for (const league of leagues.filter((each) => each.active)) {
      const own = seasons.filter((season) => season.league === league.key)
      const inFull = REPORTED_IN_FULL.some(({ key }) => key === league.key)
      expect([league.key, ...own.map(({ current }) => current)]).toEqual([
        league.key,
        ...(inFull ? [false, false] : isLong(league.key) ? [] : [false]),
        true,
      ])
    }
    expect(leagues.filter((league) => !league.active).map((league) => league.name)).toEqual(['Intertoto Cup'])
    expect(seasons.find((season) => season.key === 'spain/la-liga/2026')?.name).toBe('2026/2027')
    expect(seasons.find((season) => season.key === 'brazil/serie-a/2026')?.name).toBe('2026')
  })

  it('points only to records that it has reported', () => {
    const { leagues = [], seasons = [], stages = [], venues = [], teams = [], players = [] } = reported.reference
    const keys = (records: readonly { key: string }[]) => new Set(records.map((record) => record.key))
    const known = {
      league: keys(leagues),
      season: keys(seasons),
      stage: keys(stages),
      venue: keys(venues),
      team: keys(teams),
      player: keys(players),
      coach: keys(reported.reference.coaches ?? []),
      referee: keys(reported.reference.referees ?? []),
    }
    const missing = new Set<string>()
    const check = (kind: keyof typeof known, key: string | null) => {
      if (key !== null && !known[kind].has(key)) missing.add(`${kind} ${key}`)
    }
    for (const fixture of fixtures) {
      check('league', fixture.league)
      check('season', fixture.season)
      check('stage', fixture.stage)
      check('venue', fixture.venue)
      check('team', fixture.home)
      check('team', fixture.away)
      check('referee', fixture.referee)
      check('coach', fixture.homeCoach)
      check('coach', fixture.awayCoach)
    }
    for (const { fixture, events } of reported.of('events').values()) {
      if (!reported.of('fixtures').has(fixture)) missing.add(`fixture ${fixture}`)
      for (const event of events) {
        check('player', event.player)
        check('player', event.relatedPlayer)
      }
    }
    for (const { fixture } of reported.of('odds').values())
      if (!reported.of('fixtures').has(fixture)) missing.add(`fixture ${fixture}`)
    for (const { coach, team } of reported.of('coachSpells').values()) {
      check('coach', coach)
      check('team', team)
    }
    for (const { key, owner, trophies } of reported.of('trophies').values()) {
      check(owner, key)
      for (const { league, season, team } of trophies) {
        check('league', league)
        check('season', season)
        check('team', team)
      }
    }
    for (const { player, from, to } of reported.of('transfers').values()) {
      check('player', player)
      check('team', from)
      check('team', to)
    }
    for (const { team, players: out } of reported.of('sidelined').values()) {
      check('team', team)
      for (const { player } of out) check('player', player)
    }
    for (const { player, spells } of reported.of('playerSpells').values()) {
      check('player', player)
      for (const { team } of spells) check('team', team)
    }
    for (const coach of reported.reference.coaches ?? []) check('player', coach.player ?? null)
    for (const team of teams) check('venue', team.venue)
    expect([...missing]).toEqual([])
  })

  it('names each thing once', () => {
    const { source, ...families } = reported.reference
    expect(source).toBe('demo')
    for (const [family, records] of Object.entries(families)) {
      const names = (records as readonly object[]).flatMap((record) => ('key' in record ? [record.key] : []))
      expect([family, new Set(names).size]).toEqual([family, names.length])
    }
    expect(reported.of('coachSpells').size).toBe(reported.reference.coachSpells?.length)
    expect(reported.emitted).toBe(reported.of('fixtures').size)
  })

  it('knows the clubs and competitions that the product shows by default', () => {
    const keys = [...(reported.reference.leagues ?? []), ...(reported.reference.teams ?? [])].map(
      (each) => each.stableKey,
    )
    expect(keys).toEqual(
      expect.arrayContaining([
        'europe/champions-league',
        'england/premier-league',
        'spain/la-liga',
        'italy/serie-a',
        'germany/bundesliga',
        'france/ligue-1',
        'portugal/primeira-liga',
        'spain/real-madrid',
        'england/manchester-city',
        'england/arsenal',
        'england/liverpool',
        'germany/bayern-munich',
      ]),
    )
  })

  it('reports every event of current seasons and every market of recent matches, goals and three-way prices of past ones', () => {
    const past = fixtures.find(
      (fixture) => fixture.season === 'spain/la-liga/2025' && fixture.state === STATE.full_time,
    )
    const ofSeason = (from: number, to: number) =>
      fixtures.find(
        ({ season, state, kickoff }) =>
          season === 'spain/la-liga/2026' &&
          state === STATE.full_time &&
          Date.parse(kickoff) > SATURDAY - from * DAY &&
          Date.parse(kickoff) < SATURDAY - to * DAY,
      )
    const played = ofSeason(9, 0)
    const earlier = ofSeason(100, 11)
    const markets = (key: string | undefined) =>
      Object.values(MARKET).filter((market) => reported.of('odds').has(`${key} ${market}`))
    const kinds = (season: string) =>
      new Set(
        fixtures
          .filter((fixture) => fixture.season === season)
          .flatMap((fixture) => reported.of('events').get(fixture.key)?.events ?? [])
          .map((event) => event.type),
      )
    const goals: EventTypeId[] = [EVENT_TYPE.goal, EVENT_TYPE.own_goal, EVENT_TYPE.penalty_goal]
    expect(kinds('spain/la-liga/2025')).toEqual(new Set(goals))
    expect([...kinds('spain/la-liga/2026')]).toEqual(
      expect.arrayContaining([...goals, EVENT_TYPE.corner, EVENT_TYPE.yellow_card, EVENT_TYPE.substitution]),
    )
    expect(markets(past?.key)).toEqual([MARKET.full_time_result])
    expect(markets(played?.key)).toEqual(Object.values(MARKET))
    expect(markets(earlier?.key)).toEqual([
      MARKET.full_time_result,
      MARKET.total_goals,
      MARKET.asian_handicap,
      MARKET.both_teams_to_score,
    ])
    expect(past?.scores.halfTime).not.toBeNull()
    expect(past?.sides.home.statistics.possession).toBeGreaterThan(20)
  })

  it('has the rare special cases in the current seasons, and the others near today', () => {
    const near = fixtures.filter((fixture) => Math.abs(Date.parse(fixture.kickoff) - SATURDAY) < 25 * DAY)
    const has = (test: (fixture: (typeof near)[number]) => boolean) => near.filter(test).length
    const unpriced = new Set(
      [...reported.of('referencePrices').values()].filter(({ price }) => price === null).map((one) => one.fixture),
    )
    const isCurrent = ({ season }: (typeof near)[number]) => current.has(season)
    const current = new Set(reported.reference.seasons?.filter((season) => season.current).map(({ key }) => key))
    for (const state of [STATE.postponed, STATE.cancelled, STATE.awarded, STATE.abandoned, STATE.walk_over]) {
      const cases = fixtures.filter((fixture) => fixture.state === state && isCurrent(fixture))
      expect([state, cases.length > 0 && cases.length < 14]).toEqual([state, true])
    }
    expect(has((fixture) => fixture.venue === null)).toBeGreaterThan(0)
    expect(has((fixture) => fixture.state === STATE.full_time && fixture.referee === null)).toBeGreaterThan(0)
    expect(has(({ key, state }) => state === STATE.not_started && unpriced.has(key))).toBeGreaterThan(0)
    expect(
      has((fixture) => fixture.state === STATE.full_time && fixture.sides.home.statistics.shots_total === undefined),
    ).toBeGreaterThan(0)
    expect(fixtures.some((fixture) => fixture.state === STATE.to_be_announced && !fixture.kickoffKnown)).toBe(true)
    const unknown = fixtures.filter((fixture) => !fixture.kickoffKnown)
    expect(unknown.length).toBeGreaterThan(0)
    expect(unknown.every((fixture) => fixture.kickoff.endsWith('T00:00:00.000Z'))).toBe(true)
    expect(has((fixture) => fixture.homeCoach === null)).toBeGreaterThan(0)
  })

  it('has matches ahead of clubs that never played', () => {
    const played = new Set(
      fixtures.filter((fixture) => fixture.scores.current !== null).flatMap((fixture) => [fixture.home, fixture.away]),
    )
    const ahead = fixtures.filter(
      (fixture) => fixture.state === STATE.not_started && Date.parse(fixture.kickoff) < SATURDAY + 7 * DAY,
    )
    expect(ahead.filter((fixture) => !played.has(fixture.home)).length).toBeGreaterThan(0)
  })

  it('has coaches who began within the last days, each after an earlier one', () => {
    const since = (spell: { startsOn: string }) => Math.floor((SATURDAY - Date.parse(spell.startsOn)) / DAY)
    const spells = [...reported.of('coachSpells').values()].filter((spell) => spell.position === 221)
    const recent = spells.filter((spell) => since(spell) <= 20)
    expect(recent.filter((spell) => since(spell) <= 7).length).toBeGreaterThan(0)
    expect(recent.length).toBeGreaterThan(7)
    for (const spell of recent) {
      const earlier = spells.filter((other) => other.team === spell.team && other.startsOn < spell.startsOn)
      expect(earlier.length).toBeGreaterThan(0)
      expect(earlier.every((other) => other.endsOn !== null && other.endsOn < spell.startsOn)).toBe(true)
    }
  })

  it('shows a running match of knock-out cups through extra time and shoot-outs', () => {
    const cup = fixtures.filter((fixture) => fixture.state === STATE.after_penalties)
    expect(cup.length).toBeGreaterThan(3)
    for (const { scores } of cup) {
      // Where a draw leads straight to penalties there is no extra time.
      expect(scores.extraTime ?? scores.fullTime).toEqual(scores.current)
      expect(scores.shootOut?.[0]).not.toBe(scores.shootOut?.[1])
    }
    const kicks = [...reported.of('events').values()].flatMap(({ events }) => events)
    expect(kicks.some((event) => event.type === EVENT_TYPE.video_review)).toBe(true)
  })
})
