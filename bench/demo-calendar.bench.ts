import { specialOf } from '../packages/feeds/src/demo/competitions/days.ts'
import { fixturesOn } from '../packages/feeds/src/demo/competitions/friendlies.ts'
import { dayOf, HOUR, MINUTE, offsetMinutes } from '../packages/feeds/src/demo/competitions/places.ts'
import { DEMO_SEED } from '../packages/feeds/src/demo/demo-seed.ts'
import type { Plan, Special } from '../packages/feeds/src/demo/match/plan.ts'
import { crewOf } from '../packages/feeds/src/demo/people/officials.ts'
import { progressOf } from '../packages/feeds/src/demo/records/fixture-records.ts'
import { type World, worldOf } from '../packages/feeds/src/demo/world.ts'
import { isInPlay } from '../packages/football/src/index.ts'
import type { Benchmark } from './support/benchmark.ts'
import { atLeast, atMost, median, whole } from './support/figures.ts'

/** Two football years, and the months within the last one in which leagues of all continents play. */
const FROM = Date.UTC(2025, 6, 1)
const TO = Date.UTC(2027, 6, 1)
const SEASON: readonly (readonly [number, number])[] = [
  [Date.UTC(2026, 8, 1), Date.UTC(2026, 11, 1)],
  [Date.UTC(2027, 2, 1), Date.UTC(2027, 4, 1)],
]
const REST = 60 * HOUR
const OFFICIALS_REST = 48 * HOUR
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const BANDS = [11, 14, 17, 20, 23]

const percent = (value: number) => `${(100 * value).toFixed(2)} %`

function crawl(world: World, from: number, to: number): Plan[] {
  const plans: Plan[] = []
  for (let day = dayOf(from); day < dayOf(to); day++) plans.push(...fixturesOn(world, day))
  return plans.sort((one, other) => one.kickoff - other.kickoff)
}

/** How often somebody named by a fixture is named again within a time. */
function within(plans: readonly Plan[], time: number, named: (plan: Plan) => readonly string[]): number {
  const latest = new Map<string, number>()
  let count = 0
  for (const plan of plans) {
    for (const key of named(plan)) {
      if (plan.kickoff - (latest.get(key) ?? Number.NEGATIVE_INFINITY) < time) count++
      latest.set(key, plan.kickoff)
    }
  }
  return count
}

/** Matches in play at each quarter of an hour of the season, a minute after it. */
function inPlay(world: World): number[] {
  return SEASON.flatMap(([from, to]) => {
    const plans = crawl(world, from - 24 * HOUR, to)
    return Array.from({ length: (to - from) / (15 * MINUTE) }, (_, index) => {
      const now = from + index * 15 * MINUTE + MINUTE
      const near = plans.filter(({ kickoff }) => kickoff <= now && kickoff > now - 4 * HOUR)
      return near.filter((plan) => isInPlay(progressOf(world, plan, now).state)).length
    })
  })
}

/** Real leagues' kick-offs by local weekday and part of the day. */
function spread(leagues: readonly Plan[]): string[][] {
  const rows = WEEKDAYS.map(() => BANDS.slice(1).map(() => 0))
  for (const { league, kickoff } of leagues) {
    const local = kickoff + offsetMinutes(league.country, dayOf(kickoff)) * MINUTE
    const hour = new Date(local).getUTCHours()
    const row = rows[(dayOf(local) + 4) % 7]
    const band = BANDS.findLastIndex((first) => first <= hour)
    if (row?.[band] !== undefined) row[band]++
  }
  return rows.map((row, day) => [WEEKDAYS[day] ?? '', ...row.map((count) => percent(count / leagues.length))])
}

export const demoCalendar: Benchmark = {
  name: 'demo-calendar',
  title: 'The calendar of the demo world',
  about:
    'All matches of the demo world in two football years (July 2025 to June 2027): who rests how long, what is in play, what is rare. Matches in play are counted at every quarter ' +
    'of an hour from September to November and in March and April. Nothing is written; the figures are the same on any machine.',
  run: async (bench) => {
    const world = worldOf(DEMO_SEED)
    bench.say('crawling')
    const all = crawl(world, FROM, TO)
    const leagues = all.filter(({ league }) => league.type === 'league')
    const friendlies = (plans: readonly Plan[]) => plans.filter(({ league }) => league.type === 'friendly').length
    const days = [...Map.groupBy(all, ({ kickoff }) => dayOf(kickoff)).values()]
    const invented = all.filter(({ league }) => league.calendar === 'series').length
    const counts = inPlay(world)
    const rate = (special: Special) => leagues.filter((plan) => specialOf(world, plan) === special).length
    return {
      figures: [
        { name: 'matches', value: whole(all.length) },
        atMost(
          'pairs of matches of a club within 60 hours',
          within(all, REST, ({ home, away }) => [home.key, away.key]),
          0,
          whole,
        ),
        atMost(
          'pairs of matches of an official within 48 hours',
          within(all, OFFICIALS_REST, (plan) => crewOf(world, plan)),
          0,
          whole,
        ),
        { name: 'friendlies among all matches', value: percent(friendlies(all) / all.length) },
        atMost(
          'friendlies on the day with most of them',
          Math.max(...days.map((day) => friendlies(day) / day.length)),
          0.1,
          percent,
        ),
        { name: 'invented rounds among all matches', value: percent(invented / all.length) },
        atLeast('fewest matches in play in season', Math.min(...counts), 3, whole),
        { name: 'matches in play in season, median', value: whole(median(counts)) },
        {
          name: 'postponed league matches, all played later',
          value: percent(leagues.filter(({ moved }) => moved).length / leagues.length),
        },
        { name: 'abandoned', value: percent(rate('suspended') / leagues.length) },
        { name: 'awarded', value: percent(rate('awarded') / leagues.length) },
        { name: 'walked over', value: percent(rate('walk-over') / leagues.length) },
        { name: 'cancelled', value: percent(rate('cancelled') / leagues.length) },
      ],
      tables: [
        {
          title: 'Kick-offs of leagues by the local clock',
          head: ['day', ...BANDS.slice(1).map((end, index) => `${BANDS[index]}:00 to ${end}:00`)],
          rows: spread(leagues),
        },
      ],
    }
  },
}
