import { isInPlay } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { honoursOf } from '../honours/champions.ts'
import type { Plan } from '../match/plan.ts'
import { progressOf } from '../records/fixture-records.ts'
import { crawl, crawledWorld, dayOfMatch, localKickoff, share } from './calendar.testing.ts'
import { fridayOf, isPaused, isWindow, seasonDays } from './calendar.ts'
import { seasonPlans, tableOf } from './days.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { DAY, dayOf, dayText, HOUR, MINUTE } from './places.ts'

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
      .filter(({ lead }) => lead === null)
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
    for (const league of ROUND_ROBINS.filter(
      (each) => each.weekend !== each.midweek && /Sat.*Sun|Sun.*Sat/.test(each.weekend),
    )) {
      const midweek = share(ofLeague(league.key), ({ kickoff }) =>
        ['Tue', 'Wed', 'Thu'].includes(localKickoff(league.country, kickoff).slice(0, 3)),
      )
      expect([league.key, midweek < 0.2]).toEqual([league.key, true])
    }
  })

  it.each([
    ['england/premier-league', [8], 5],
    ['germany/bundesliga', [8], 5],
    ['spain/la-liga', [8], 5],
    ['australia/a-league', [10], 5],
    ['mexico/liga-mx', [7], 4],
    ['brazil/serie-a', [3, 4], 12],
    ['united-states/mls', [2], 12],
    ['japan/j1-league', [2], 12],
    ['norway/eliteserien', [3, 4], 11],
  ])('%s begins and ends in its months', (key, begins, ends) => {
    const league = ROUND_ROBINS.find((each) => each.key === key)
    if (league === undefined) throw new Error(`no league ${key}`)
    const month = (plan: Plan | undefined) => new Date(plan?.kickoff ?? 0).getUTCMonth() + 1
    for (const year of [2024, 2025, 2026]) {
      const plans = seasonPlans(world, league, year)
      expect([year, month(plans[0]), month(plans.at(-1))]).toEqual([year, expect.toBeOneOf(begins), ends])
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

  it.each([
    ['2025-09-01', '2025-09-09'],
    ['2025-10-06', '2025-10-14'],
    ['2025-11-10', '2025-11-18'],
    ['2026-03-23', '2026-03-31'],
    ['2026-09-21', '2026-10-06'],
    ['2026-11-09', '2026-11-17'],
    ['2027-03-22', '2027-03-30'],
  ])('is not played, nor a cup of its clubs, in the window of FIFA from %s to %s', (from, to) => {
    const played = all.filter(
      ({ league, kickoff, home }) =>
        league.type !== 'friendly' &&
        !league.throughWindows &&
        !home.national &&
        from <= dayOfMatch(league.country, kickoff) &&
        dayOfMatch(league.country, kickoff) <= to,
    )
    expect(played.map(({ key }) => key)).toEqual([])
  })

  it('is not played on Christmas Day in England', () => {
    const matches = all.filter(
      ({ league, kickoff }) => league.country === 'England' && /12-25/.test(dayText(dayOf(kickoff))),
    )
    expect(matches.map(({ key }) => key)).toEqual([])
  })

  it.each([
    ['italy/serie-a', ['18:30', '20:45']],
    ['spain/la-liga', ['19:00', '21:30']],
    ['spain/segunda-division', ['19:00', '21:30']],
    ['germany/bundesliga', ['18:30', '20:30']],
    ['japan/j1-league', ['19:00']],
    ['france/ligue-1', ['19:00', '21:00']],
  ])('%s has its own hours in midweek', (key, hours) => {
    const country = ROUND_ROBINS.find((league) => league.key === key)?.country ?? ''
    const played = slots(key, country, ['Tue', 'Wed']).map((slot) => slot.slice(4))
    expect(played.filter((hour) => !hours.includes(hour))).toEqual([])
    expect(played.length).toBeGreaterThan(0)
  })
})

describe('the last round', () => {
  it.each(ROUND_ROBINS.map((league) => [league.key, league] as const))(
    'of %s begins at one time, when nothing else is left to play',
    (_, league) => {
      for (const year of [2024, 2025, 2026, 2027]) {
        const plans = seasonPlans(world, league, year).filter(({ lead }) => lead === null)
        const last = String(Math.max(...plans.map(({ round }) => Number(round))))
        const kickoffs = new Set(plans.flatMap(({ round, kickoff }) => (round === last ? [kickoff] : [])))
        const others = plans.filter(({ round }) => round !== last).map(({ kickoff }) => kickoff)
        expect([year, kickoffs.size, Math.max(...others) < Math.max(...kickoffs)]).toEqual([year, 1, true])
      }
    },
  )
})

describe('play-offs', () => {
  const mls = ofLeague('united-states/mls').filter(({ year }) => year === 2026)
  const ties = mls.filter(({ lead }) => lead !== null)
  const of = (stage: string) => ties.filter((plan) => plan.stage === stage)

  it('in MLS are played by the first eight: two victories of three, then single matches, the final on 18 December', () => {
    const league = ROUND_ROBINS.find(({ key }) => key === 'united-states/mls')
    if (league === undefined) throw new Error('no MLS')
    const eight = tableOf(world, league, 2026).slice(0, 8)
    expect(new Set(of('Round One').flatMap(({ home, away }) => [home, away]))).toEqual(new Set(eight))
    const series = Map.groupBy(of('Round One'), ({ home, away }) => [home.key, away.key].sort().join())
    expect(series.size).toBe(4)
    for (const matches of series.values()) {
      expect(matches.length).toBeOneOf([2, 3])
      const hosts = matches.map(({ home }) => eight.indexOf(home))
      expect([hosts[0], hosts[1]]).toEqual([Math.min(...hosts), Math.max(...hosts)])
    }
    expect([of('Semi-finals').length, of('Final').length]).toEqual([2, 1])
    expect(localKickoff('United States', of('Final')[0]?.kickoff ?? 0)).toMatch(/^Fri/)
    expect(dayText(dayOf((of('Final')[0]?.kickoff ?? 0) - 6 * HOUR))).toBe('2026-12-18')
    const winner = honoursOf(world, league, 2026)?.winner
    expect([of('Final')[0]?.home, of('Final')[0]?.away]).toContain(winner)
  })

  it('begin when the rounds are over and are known before they are played', () => {
    const rounds = mls.filter(({ lead }) => lead === null)
    for (const plan of ties) {
      expect(plan.announced).toBeGreaterThan(Math.max(...rounds.map(({ kickoff }) => kickoff)))
      expect(plan.kickoff).toBeGreaterThan(plan.announced)
    }
  })
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
