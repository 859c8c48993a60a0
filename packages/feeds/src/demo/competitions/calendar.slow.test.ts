import { isInPlay } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../match/plan.ts'
import { progressOf } from '../records/fixture-records.ts'
import { crawl, crawledWorld, localKickoff, share } from './calendar.testing.ts'
import { fridayOf, isPaused, isWindow, seasonDays } from './calendar.ts'
import { seasonPlans } from './days.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { DAY, dayOf, HOUR, MINUTE } from './places.ts'

const world = crawledWorld()
const all = crawl(world)
const ofLeague = (key: string) => all.filter(({ league }) => league.key === key)

describe('every club of the world', () => {
  it('rests 60 hours between two kick-offs, whatever the competitions', () => {
    const latest = new Map<string, Plan>()
    const tired: string[] = []
    for (const plan of all) {
      for (const { key } of [plan.home, plan.away]) {
        const before = latest.get(key)
        if (before !== undefined && plan.kickoff - before.kickoff < 60 * HOUR) tired.push(`${before.key} ${plan.key}`)
        latest.set(key, plan)
      }
    }
    expect(all.length).toBeGreaterThan(13_000)
    expect(tired).toEqual([])
  })
})

describe('friendlies', () => {
  const friendlies = all.filter(({ league }) => league.type === 'friendly')

  it('are at most a tenth of the matches of any day', () => {
    const byDay = Map.groupBy(all, ({ kickoff }) => dayOf(kickoff))
    const days = [...byDay].map(([day, plans]) => [day, share(plans, ({ league }) => league.type === 'friendly')])
    expect(days.filter(([, part]) => (part ?? 1) > 0.1)).toEqual([])
    expect(friendlies.length).toBeGreaterThan(500)
  })

  it('are played before a season or in a break of it', () => {
    const within = friendlies.flatMap((plan) =>
      [plan.home, plan.away].filter(({ league }) => {
        if (league === null) return false
        const day = dayOf(plan.kickoff)
        return [2024, 2025, 2026, 2027].some((year) => {
          const [first, last] = seasonDays(league, year)
          return day >= first && day <= last && !isPaused(league, year, day)
        })
      }),
    )
    expect(within).toEqual([])
  })
})

/** Whether a match is in play at each quarter of an hour between two instants. */
function inPlay(from: number, to: number): boolean[] {
  const plans = crawl(world, from - DAY, to)
  return Array.from({ length: (to - from) / (15 * MINUTE) }, (_, index) => {
    const now = from + index * 15 * MINUTE + MINUTE
    const near = plans.filter(({ kickoff }) => kickoff <= now && kickoff > now - 4 * HOUR)
    return near.some((plan) => isInPlay(progressOf(world, plan, now).state))
  })
}

/** The longest run of the same answer. */
const longest = (list: readonly boolean[], holds: boolean): number =>
  list.reduce<[number, number]>(
    ([most, run], each) => (each === holds ? [Math.max(most, run + 1), run + 1] : [most, 0]),
    [0, 0],
  )[0]

describe('real leagues of all continents', () => {
  it.each([
    ['in autumn', Date.UTC(2026, 9, 19), Date.UTC(2026, 11, 14)],
    ['in spring', Date.UTC(2027, 1, 1), Date.UTC(2027, 4, 3)],
  ])('have a match in play at most hours of the week and nearly always at weekends: %s', (_, from, to) => {
    const quarters = inPlay(from, to)
    const weekends = quarters.filter((_, index) => [6, 0].includes((dayOf(from) + Math.floor(index / 96) + 4) % 7))
    expect(share(quarters, Boolean)).toBeGreaterThan(0.75)
    expect(share(weekends, Boolean)).toBeGreaterThan(0.8)
    expect(longest(quarters, false)).toBeLessThan(16 * 4)
  })
})

describe('a league', () => {
  const slots = (key: string, country: string, weekdays = ['Fri', 'Sat', 'Sun', 'Mon']) =>
    ofLeague(key)
      .map(({ kickoff }) => localKickoff(country, kickoff))
      .filter((slot) => weekdays.includes(slot.slice(0, 3)))

  it.each([
    [
      'england/premier-league',
      'England',
      'Sat 15:00',
      'Fri 20:00, Sat 12:30, Sat 15:00, Sat 17:30, Sun 14:00, Sun 16:30, Mon 20:00',
    ],
    ['germany/bundesliga', 'Germany', 'Sat 15:30', 'Fri 20:30, Sat 15:30, Sat 18:30, Sun 15:30, Sun 17:30'],
    [
      'spain/la-liga',
      'Spain',
      'Sat 16:15',
      'Fri 21:00, Sat 14:00, Sat 16:15, Sat 18:30, Sat 21:00, Sun 14:00, Sun 16:15, Sun 18:30, Sun 21:00, Mon 21:00',
    ],
    [
      'italy/serie-a',
      'Italy',
      'Sun 15:00',
      'Fri 20:45, Sat 15:00, Sat 18:00, Sat 20:45, Sun 12:30, Sun 15:00, Sun 18:00, Sun 20:45, Mon 20:45',
    ],
    ['united-states/mls', 'United States', 'Sat 19:30', 'Sat 13:30, Sat 19:30, Sat 21:30, Sun 16:00, Sun 18:00'],
    ['japan/j1-league', 'Japan', 'Sat 14:00', 'Fri 19:00, Sat 14:00, Sat 16:00, Sat 18:00, Sun 14:00, Sun 18:00'],
  ])('%s kicks off at its own hours', (key, country, usual, possible) => {
    const played = slots(key, country)
    expect([...new Set(played)].filter((slot) => !possible.split(', ').includes(slot))).toEqual([])
    expect(new Set(played).size).toBe(possible.split(', ').length)
    expect(share(played, (slot) => slot === usual)).toBeGreaterThan(0.08)
  })

  it('never kicks off in the night or in the morning of its country', () => {
    const odd = all
      .filter(({ league }) => league.type === 'league')
      .map(({ league, kickoff }) => localKickoff(league.country, kickoff).slice(4))
      .filter((time) => time < '11:00' || time > '22:00')
    expect(odd).toEqual([])
  })

  it('plays most of its rounds at weekends', () => {
    for (const league of ROUND_ROBINS.filter(({ weekend }) => weekend.includes('Sat') && weekend.includes('Sun'))) {
      const midweek = share(ofLeague(league.key), ({ kickoff }) =>
        ['Tue', 'Wed', 'Thu'].includes(localKickoff(league.country, kickoff).slice(0, 3)),
      )
      expect([league.key, midweek < 0.2]).toEqual([league.key, true])
    }
  })

  it.each([
    ['england/premier-league', 8, 5],
    ['germany/bundesliga', 8, 5],
    ['spain/la-liga', 8, 5],
    ['australia/a-league', 10, 5],
    ['mexico/liga-mx', 7, 4],
    ['brazil/serie-a', 4, 12],
    ['united-states/mls', 2, 11],
    ['japan/j1-league', 2, 12],
    ['norway/eliteserien', 4, 11],
  ])('%s begins and ends in its months', (key, begins, ends) => {
    const league = ROUND_ROBINS.find((each) => each.key === key)
    if (league === undefined) throw new Error(`no league ${key}`)
    const month = (plan: Plan | undefined) => new Date(plan?.kickoff ?? 0).getUTCMonth() + 1
    for (const year of [2024, 2025, 2026]) {
      const plans = seasonPlans(world, league, year)
      expect([year, month(plans[0]), month(plans.at(-1))]).toEqual([year, begins, ends])
    }
  })

  it('rests at the turn of the year where it does, and plays on Boxing Day in England', () => {
    const played = (key: string, from: string, to: string) =>
      ofLeague(key).filter(({ kickoff }) => kickoff > Date.parse(from) && kickoff < Date.parse(to)).length
    for (const key of ['germany/bundesliga', 'netherlands/eredivisie', 'spain/segunda-division', 'turkey/super-lig']) {
      expect([key, played(key, '2026-12-24', '2027-01-03')]).toEqual([key, 0])
    }
    expect(played('england/premier-league', '2026-12-26', '2026-12-27')).toBeGreaterThan(4)
    expect(played('germany/bundesliga', '2026-12-11', '2026-12-21')).toBeGreaterThan(8)
  })

  it('leaves the weeks of the national teams to them', () => {
    const inWindow = all.filter(({ league, kickoff }) => {
      const friday = fridayOf(dayOf(kickoff))
      // National teams are done by Tuesday.
      return league.type === 'league' && !league.throughWindows && isWindow(friday) && dayOf(kickoff) - friday < 5
    })
    expect(inWindow.map(({ key }) => key)).toEqual([])
  })
})

describe('the last round', () => {
  it.each(['england/premier-league', 'italy/serie-a', 'germany/bundesliga', 'portugal/primeira-liga'])(
    'of %s begins at one time',
    (key) => {
      const plans = ofLeague(key)
      const last = Math.max(...plans.map(({ round }) => Number(round)))
      const kickoffs = Map.groupBy(
        plans.filter(({ round }) => round === String(last)),
        ({ year }) => year,
      )
      for (const [year, own] of kickoffs)
        expect([year, new Set(own.map(({ kickoff }) => kickoff)).size]).toEqual([year, 1])
    },
  )
})

describe('matches that do not take place as planned', () => {
  const leagues = all.filter(({ league }) => league.type === 'league')

  it('are postponed now and then, get a new date in time and are played on it', () => {
    const moved = leagues.filter((plan) => plan.moved !== null)
    expect(moved.length / leagues.length).toBeGreaterThan(0.003)
    expect(moved.length / leagues.length).toBeLessThan(0.012)
    for (const plan of moved) {
      const { from, known } = plan.moved ?? { from: 0, known: 0 }
      expect(plan.kickoff - from).toBeGreaterThan(10 * DAY)
      expect(known).toBeLessThan(plan.kickoff - 2 * DAY)
      expect(dayOf(plan.kickoff)).toBeLessThanOrEqual(seasonDays(plan.league, plan.year)[1])
      expect(progressOf(world, plan, plan.kickoff + 5 * MINUTE).minute).toBe(6)
      const clubs = [plan.home, plan.away]
      const near = all.filter((each) => each !== plan && Math.abs(each.kickoff - from) < 60 * HOUR)
      expect(
        near.filter(({ home, away }) => clubs.includes(home) || clubs.includes(away)).map(({ key }) => key),
      ).toEqual([])
    }
  })
})
