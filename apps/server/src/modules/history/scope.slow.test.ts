import type { PastMatch, PastMatchStats } from '@touchline/contract'
import { BOOKMAKER, EVENT_TYPE, type EventRecord, type FixtureRecord, type Score } from '@touchline/football'
import { event, league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { useHistoryReader } from './last-matches.testing.ts'

const server = useServer()
const by = useHistoryReader(server)

const MATCHES = 48
const NAMES = ['Brough', 'Calder', 'Dorset'] as const
const PRICES = [1.5, 1.55, 1.6, 2.5, 2.55] as const

/** Numbers that look drawn and are always the same. */
function drawnFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** A match of Ashton whose every fact that a list is filtered or counted by is drawn, some of them unknown. */
function drawnMatch(at: number, draw: (below: number) => number): { fixture: FixtureRecord; events: EventRecord[] } {
  const other = (NAMES[draw(3)] ?? 'Brough').toLowerCase()
  const isHome = draw(2) === 0
  const half: Score = [draw(3), draw(2)]
  const full: Score = [half[0] + draw(3), half[1] + draw(3)]
  const some = (value: number) => (draw(5) === 0 ? null : value)
  const side = () => ({ corners: some(draw(9)), yellowCards: some(draw(5)), redCards: some(draw(2)), statistics: {} })
  const coach = ['alder', 'birch', null][draw(3)] ?? null
  const [home, away] = [PRICES[draw(5)] ?? 2, PRICES[draw(5)] ?? 2]
  const [first, second] = isHome ? ['ashton', other] : [other, 'ashton']
  const kickoff = new Date(Date.UTC(2025, 7, 1 + at * 3, 15)).toISOString()
  const fixture = played(first, second, kickoff, full, {
    ...(draw(3) === 0 && { league: 'cup', season: 'cup now' }),
    ...(isHome ? { homeCoach: coach } : { awayCoach: coach }),
    scores: { halfTime: draw(4) === 0 ? null : half, fullTime: full, extraTime: null, shootOut: null, current: full },
    sides: { home: side(), away: side() },
    referencePrice: { home, draw: 4, away, bookmaker: BOOKMAKER.bet365, closing: true },
  })
  const goals = (count: number, from: number, of: 'home' | 'away') =>
    Array.from({ length: count }, (_, place) => event(EVENT_TYPE.goal, from + place * 7, of))
  const isTimed = draw(3) !== 0
  const events = isTimed
    ? [
        ...goals(half[0], 3, 'home'),
        ...goals(half[1], 5, 'away'),
        ...goals(full[0] - half[0], 47, 'home'),
        ...goals(full[1] - half[1], 50, 'away'),
        ...Array.from({ length: draw(5) }, () =>
          event(EVENT_TYPE.yellow_card, 1 + draw(90), draw(2) ? 'home' : 'away'),
        ),
        ...Array.from({ length: draw(12) }, () => event(EVENT_TYPE.corner, 1 + draw(90), draw(2) ? 'home' : 'away')),
      ]
    : []
  return { fixture, events: events.map((one, place) => ({ ...one, key: String(place) })) }
}

/** The texts of a row, seen from the listed team. */
function seen(row: PastMatch, half: number) {
  const isHome = row.local_id === row.listed_id || (row.listed_id === undefined && row.local_name === 'Ashton')
  const turned = <T>(home: T, away: T): readonly [T, T] => (isHome ? [home, away] : [away, home])
  const number = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : null)
  const cards = (of: PastMatch['local_cards']) => ({ yellow: number(of.yellow), red: number(of.red) })
  const halfTime = /^(\d+)-(\d+)$/.exec(row.scores.ht_score ?? '')
  return {
    ...{ isHome, half },
    goals: turned(row.local_score, row.visitor_score),
    corners: turned(number(row.corners[row.local_id]), number(row.corners[row.visitor_id])),
    cards: turned(cards(row.local_cards), cards(row.visitor_cards)),
    lead: halfTime === null ? null : turned(Number(halfTime[1]), Number(halfTime[2])),
    price: isHome ? row.three_way['1'] : row.three_way['2'],
    coach: isHome ? row.local_coach_id : row.visitor_coach_id,
  }
}
type Seen = ReturnType<typeof seen>

const both = ([own, other]: readonly [number | null, number | null]) =>
  own === null || other === null ? null : own + other
const known = (all: readonly (boolean | null)[]) => ({
  count: all.filter(Boolean).length,
  matches: all.filter((one) => one !== null).length,
})

/** The rates as the rows themselves add up to them. */
function ratesOf(rows: readonly Seen[]) {
  const over = (line: number) => known(rows.map(({ goals }) => above(both(goals), line)))
  const shown = ([own, other]: Seen['cards']) =>
    [own.yellow, own.red, other.yellow, other.red].reduce<number | null>(
      (sum, one) => (sum === null || one === null ? null : sum + one),
      0,
    )
  return {
    ...{ over_05: over(0.5), over_15: over(1.5), over_25: over(2.5), over_35: over(3.5) },
    both_score: known(
      rows.map(({ goals: [own, other] }) => (own === null || other === null ? null : own > 0 && other > 0)),
    ),
    clean_sheet: known(rows.map(({ goals: [, other] }) => (other === null ? null : other === 0))),
    half_time_lead: known(rows.map(({ lead, half }) => (lead === null || half === 2 ? null : lead[0] > lead[1]))),
    corners_over_95: known(rows.map(({ corners, half }) => (half === 0 ? above(both(corners), 9.5) : null))),
    cards_over_45: known(rows.map(({ cards, half }) => (half === 0 ? above(shown(cards), 4.5) : null))),
  }
}
const above = (count: number | null, line: number) => (count === null ? null : count > line)

/** The sums of a page as its rows add up to them. */
function sumsOf(rows: readonly Seen[]) {
  const tally = (pairs: readonly (readonly [number | null, number | null])[]) => {
    const whole = pairs.filter((pair): pair is readonly [number, number] => both(pair) !== null)
    const signs = whole.map(([own, other]) => Math.sign(own - other))
    return {
      results: [1, 0, -1].map((sign) => signs.filter((one) => one === sign).length),
      own: whole.reduce((sum, [own]) => sum + own, 0),
      other: whole.reduce((sum, [, other]) => sum + other, 0),
      matches: whole.length,
    }
  }
  const [goals, corners] = [tally(rows.map((row) => row.goals)), tally(rows.map((row) => row.corners))]
  const colour = (of: 'yellow' | 'red') => tally(rows.map(({ cards: [own, other] }) => [own[of], other[of]] as const))
  const [yellow, red] = [colour('yellow'), colour('red')]
  return {
    ...{ goal: goals.results, tGoal: goals.own, oGoal: goals.other },
    ...{ corner: corners.results, tCorner: corners.own, oCorner: corners.other },
    ...{ card: yellow.matches, tYC: yellow.own, oYC: yellow.other, tRC: red.own, oRC: red.other },
    known: { goals: goals.matches, corners: corners.matches, yellow: yellow.matches, red: red.matches },
  }
}

const PRICE = 1.55
const HALVES = [0, 1, 2] as const
const VENUES = { all: {}, home: { away: 0 }, away: { home: 0 } } as const
const COACHES = { anybody: {}, present: { coach: 1 }, others: { prevcoach: 1 } } as const
const TOLERANCES = [null, '0', '0.05', '0.10'] as const
const PAGES = [
  { perPage: 0, pgNo: 0 },
  { perPage: 5, pgNo: 1 },
] as const

/** Every filter with every other. */
const filters = (chosenSeasons: readonly number[]) =>
  (Object.keys(VENUES) as (keyof typeof VENUES)[])
    .flatMap((venue) => (Object.keys(COACHES) as (keyof typeof COACHES)[]).map((coach) => ({ venue, coach })))
    .flatMap((one) => chosenSeasons.map((seasons) => ({ ...one, seasons })))
    .flatMap((one) => TOLERANCES.map((tolerance) => ({ ...one, tolerance })))
    .flatMap((one) => [false, true].map((before) => ({ ...one, before })))
    .flatMap((one) => PAGES.map((page) => ({ ...one, page })))

test('rows, sums and rates of a list follow every filter: venue, half, coach, competition, price, kick-off and page', async () => {
  const draw = drawnFrom(20_261_121)
  const drawn = Array.from({ length: MATCHES }, (_, at) => drawnMatch(at, draw))
  await server.store(
    world({
      teams: ['Ashton', ...NAMES].map((name) => team(name)),
      leagues: [league('premier', 'Premier League'), league('cup', 'FA Cup')],
      coaches: [person('Alder'), person('Birch')],
      fixtures: drawn.map(({ fixture }) => fixture),
      events: drawn.map(({ fixture, events }) => ({ fixture: fixture.key, events })),
    }),
  )
  const id = await idOf(server, 'team', 'Ashton')
  const current_coach = await idOf(server, 'coach', 'Birch')
  const all = (await by.last({ id, perPage: 0 })).stats.data
  expect(all).toHaveLength(MATCHES)
  const cup = all.find(({ league: { name } }) => name === 'FA Cup')?.season.id ?? 0
  const middle = all[MATCHES / 2] as PastMatch
  const tried = { rows: 0, lists: 0 }
  for (const half of HALVES) {
    const ofHalf = (await by.last({ id, perPage: 0, fullHalf: half })).stats.data
    for (const { venue, coach, seasons, tolerance, before, page } of filters([0, cup, -1])) {
      const kept = ofHalf.filter((row) => {
        const { isHome, price, coach: led } = seen(row, half)
        return (
          (venue === 'all' || (venue === 'home') === isHome) &&
          (coach === 'anybody' || (coach === 'present') === (led === current_coach)) &&
          (seasons === 0 || seasons === row.season.id) &&
          (tolerance === null || Math.abs((price ?? 0) - PRICE) < Number(tolerance) + 0.001) &&
          (!before || row.date < middle.date)
        )
      })
      const { stats } = await by.last({
        ...{ id, fullHalf: half, seasons, current_coach, ...VENUES[venue], ...COACHES[coach], ...page },
        ...(tolerance !== null && { similar: PRICE, similar_source: 'Bet365', tolerance }),
        ...(before && { except: middle.match_id, as_of: 'kickoff' }),
      })
      const name = JSON.stringify({ half, venue, coach, seasons, tolerance, before, page })
      const shown = page.perPage === 0 ? kept : kept.slice(page.perPage, 2 * page.perPage)
      expect(stats.data, name).toEqual(shown)
      expect({ name, total: stats.total, ...figuresOf(stats) }).toEqual({
        ...{ name, total: kept.length, rates: ratesOf(kept.map((row) => seen(row, half))) },
        ...sumsOf(shown.map((row) => seen(row, half))),
      })
      tried.lists += 1
      tried.rows += shown.length
    }
  }
  expect(tried.lists).toBe(3 * 3 * 3 * 3 * 4 * 2 * 2)
  expect(tried.rows).toBeGreaterThan(tried.lists)
}, 600_000)

function figuresOf({ hit_rates, known: of, ...stats }: PastMatchStats) {
  const { goal, tGoal, oGoal, corner, tCorner, oCorner, card, tYC, oYC, tRC, oRC } = stats
  const { goals, corners, yellow, red } = of
  return {
    ...{ goal, tGoal, oGoal, corner, tCorner, oCorner, card, tYC, oYC, tRC, oRC },
    known: { goals, corners, yellow, red },
    rates: Object.fromEntries(
      Object.entries(hit_rates).map(([rate, { count, matches }]) => [rate, { count, matches }]),
    ),
  }
}
