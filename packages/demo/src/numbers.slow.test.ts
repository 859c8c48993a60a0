import { EVENT_TYPE, type EventRecord, type LineupEntryRecord } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { faultBook, type Played, playedMatches, SIDES, type SideName, total, within } from './crawl.testing.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { worldOf } from './world.ts'

const { goal, own_goal, penalty_goal, missed_penalty, substitution } = EVENT_TYPE
const { yellow_card, red_card, yellow_red_card, video_review, corner } = EVENT_TYPE
const GOALS: readonly number[] = [goal, own_goal, penalty_goal]
const TYPE = { shots: 42, onTarget: 86, saves: 57, goals: 52, ownGoals: 324, assists: 79, minutes: 119 } as const

/** A side's statistic and the players' one it is the sum of. */
const SUMS: readonly (readonly [name: string, side: number, player: number])[] = [
  ['shots', 42, 42],
  ['shots on target', 86, 86],
  ['saves', 57, 57],
  ['passes', 80, 80],
  ['accurate passes', 81, 116],
  ['fouls', 56, 56],
  ['offsides', 51, 51],
  ['tackles', 78, 78],
  ['crosses', 98, 98],
  ['accurate crosses', 99, 99],
  ['interceptions', 100, 100],
  ['duels won', 106, 106],
  ['dribbles', 108, 108],
  ['successful dribbles', 109, 109],
  ['key passes', 117, 117],
  ['shots against the woodwork', 64, 64],
  ['assists', 79, 79],
  ['yellow cards', 84, 84],
  ['second yellow cards', 85, 85],
  ['red cards', 83, 83],
]
/** Counts that cannot exceed another: duels won, aerials won, crosses, dribbles. */
const PARTS = [
  [106, 105],
  [107, 106],
  [99, 98],
  [109, 108],
] as const
/** Sums over all sides, by statistic. */
const sums = new Map<number, number>()
const note = (type: number, value: number | undefined) => sums.set(type, (sums.get(type) ?? 0) + (value ?? 0))
const REASONS: Readonly<Record<string, readonly (string | null)[]>> = {
  'Goal Disallowed': ['Offside', 'Foul', 'Handball'],
  'Penalty cancelled': ['Offside', 'Diving'],
  'Goal confirmed': [null],
  'Penalty confirmed': [null],
  'Redcard confirmed': [null],
  'No penalty': [null],
  'No red card': [null],
}

const other = (side: SideName): SideName => (side === 'home' ? 'away' : 'home')
const count = (events: readonly EventRecord[], side: SideName, ...types: number[]) =>
  events.filter((event) => event.side === side && types.includes(event.type)).length
/** Minutes of a match as a number that grows with the clock: added time of the first half before the second. */
const clockOf = ({ minute, extraMinute }: EventRecord) => minute + (extraMinute ?? 0) / 100

const faults = faultBook()
const scored = new Map<string, Map<string, number>>()
const benches = new Map<number, number>()
let matches = 0
/** Sides with a change but nobody left on the bench. */
let shortOfMen = 0

function checkStatistics({ plan, record, events, lineups, of, statistics }: Played): void {
  for (const side of SIDES) {
    const own = statistics(side, 0)
    const where = (what: string) => () => `${plan.key} ${side} ${what}`
    if (own === null) continue
    for (const type of [98, 99, 108, 109, 83, 85]) note(type, own[type])
    const { corners, yellowCards, redCards, statistics: columns } = record.sides[side]
    faults.check('sides', own[42] === columns.shots_total && own[57] === columns.saves, where('shots or saves'))
    faults.check('events', own[34] === count(events, side, corner) && corners === own[34], where('corners'))
    faults.check('events', own[84] === count(events, side, yellow_card) && yellowCards === own[84], where('yellow'))
    faults.check('events', own[85] === count(events, side, yellow_red_card), where('second yellow'))
    faults.check('events', own[83] === count(events, side, red_card), where('red'))
    faults.check('events', redCards === (own[83] ?? 0) + (own[85] ?? 0), where('reds'))
    faults.check('events', own[59] === count(events, side, substitution), where('substitutions'))
    faults.check('events', own[47] === count(events, side, penalty_goal, missed_penalty), where('penalties'))
    const scoredOwn = count(events, side, goal, penalty_goal)
    faults.check('shots', (own[TYPE.onTarget] ?? 0) >= scoredOwn, where('on target'))
    faults.check('shots', (own[TYPE.shots] ?? 0) >= (own[TYPE.onTarget] ?? 0), where('shots'))
    const faced = statistics(other(side), 0)?.[TYPE.onTarget] ?? 0
    faults.check('saves', own[TYPE.saves] === faced - count(events, other(side), goal, penalty_goal), where('saves'))
    faults.check('passes', (own[81] ?? 0) <= (own[80] ?? 0) && (own[80] ?? 0) > 100, where('passes'))
    for (const type of [34, 41, 42, 52, 56, 57, 78, 80, 84, 86, 117]) {
      const halves = (statistics(side, 1)?.[type] ?? 0) + (statistics(side, 2)?.[type] ?? 0)
      faults.check('halves', halves === own[type], where(`type ${type}`))
    }
    if (lineups === null) continue
    for (const [name, type, ofPlayers] of SUMS) {
      faults.check('sums', total(of(side), ofPlayers) === own[type], where(name))
    }
    const goals = total(of(side), TYPE.goals) + total(of(other(side)), TYPE.ownGoals)
    faults.check('sums', goals === own[52], where('goals'))
    faults.check('assists', total(of(side), TYPE.assists) <= total(of(side), TYPE.goals), where('assists'))
  }
  for (const period of [0, 1, 2] as const) {
    const ball = SIDES.map((side) => statistics(side, period)?.[45] ?? 50)
    faults.check('possession', ball[0] !== undefined && ball[0] + (ball[1] ?? 0) === 100, () => plan.key)
  }
}

function checkTimeline({ plan, record, events }: Played): void {
  const { scores } = record
  const score = SIDES.map((side) => count(events, side, ...GOALS))
  const ended = scores.extraTime ?? scores.fullTime ?? []
  faults.check('score', score[0] === ended[0] && score[1] === ended[1], () => plan.key)
  for (const event of events.filter(({ type }) => type === video_review)) {
    const { addition, info, side } = event
    const reasons = REASONS[addition ?? '']
    faults.check('reviews', reasons?.includes(info ?? null) === true, () => `${plan.key} ${addition} ${info}`)
    const near = (types: readonly number[], before: boolean) =>
      events.some(
        (each) =>
          each.side === side &&
          types.includes(each.type) &&
          (before ? clockOf(each) <= clockOf(event) : clockOf(each) >= clockOf(event)) &&
          Math.abs(each.minute - event.minute) <= 2,
      )
    const fits =
      addition === 'Goal confirmed'
        ? near([goal], true)
        : addition === 'Redcard confirmed'
          ? near([red_card], true)
          : addition === 'Penalty confirmed'
            ? near([penalty_goal, missed_penalty], false)
            : true
    faults.check('reviews', fits, () => `${plan.key} ${addition} ${event.minute}`)
    faults.check('reviews', addition !== 'Goal Disallowed' || event.player !== null, () => `${plan.key} nobody`)
  }
  for (const side of SIDES) {
    const changes = events.filter((event) => event.side === side && event.type === substitution)
    const pauses = new Set(
      changes
        .filter(({ minute, extraMinute }) => extraMinute !== null || ![46, 91, 106].includes(minute))
        .map(({ minute, extraMinute }) => `${minute}+${extraMinute}`),
    )
    faults.check('changes', changes.length <= 5, () => `${plan.key} ${side} ${changes.length}`)
    faults.check('changes', pauses.size <= 3, () => `${plan.key} ${side} ${[...pauses]}`)
    if (changes.some(({ player, relatedPlayer }) => !player || !relatedPlayer)) shortOfMen++
  }
}

function checkPlayers({ plan, record, events, of }: Played): void {
  const length = record.scores.extraTime === null ? 90 : 120
  const gone = new Map<string, number>()
  const booked = new Set<string>()
  for (const event of events) {
    const { player, relatedPlayer, type } = event
    const acts = [player, type === substitution ? null : relatedPlayer]
    for (const who of acts) if (who !== null) faults.check('gone', !gone.has(who), () => `${plan.key} ${who}`)
    if (type === yellow_card && player !== null) {
      faults.check('second', !booked.has(player), () => `${plan.key} ${player} twice`)
      booked.add(player)
    }
    if (type === yellow_red_card) faults.check('second', booked.has(player ?? ''), () => `${plan.key} ${player}`)
    if (type === substitution) gone.set(relatedPlayer ?? '', event.minute)
    if (type === red_card || type === yellow_red_card) gone.set(player ?? '', event.minute)
  }
  const came = new Map(
    events.filter(({ type }) => type === substitution).map(({ player, minute }) => [player ?? '', minute]),
  )
  const minutesOf = ({ type, player }: LineupEntryRecord) => {
    const on = type === 11 ? 0 : came.get(player ?? '')
    return on === undefined ? 0 : Math.max(1, (gone.get(player ?? '') ?? length) - on)
  }
  for (const side of SIDES) {
    for (const entry of of(side)) {
      const { details } = entry
      const where = () => `${plan.key} ${entry.player} ${details[TYPE.minutes]} for ${minutesOf(entry)}`
      faults.check('minutes', (details[TYPE.minutes] ?? 0) === minutesOf(entry), where)
      faults.check('shares', (details[86] ?? 0) <= (details[42] ?? 0), where)
      faults.check('shares', (details[52] ?? 0) <= (details[86] ?? 0), where)
      faults.check('shares', (details[116] ?? 0) <= (details[80] ?? 0), where)
      for (const [part, whole] of PARTS) faults.check('shares', (details[part] ?? 0) <= (details[whole] ?? 0), where)
    }
  }
}

function checkSquads({ plan, of, special }: Played): void {
  for (const side of SIDES) {
    const entries = of(side)
    if (entries.length === 0) continue
    const where = () => `${plan.key} ${side} ${special}`
    const bench = entries.filter(({ type }) => type === 12)
    benches.set(bench.length, (benches.get(bench.length) ?? 0) + 1)
    faults.check('squads', bench.length >= 3 && bench.some(({ position }) => position === 24), where)
    faults.check('squads', entries.filter(({ type }) => type === 11).length === 11, where)
    faults.check('squads', new Set(entries.map(({ jerseyNumber }) => jerseyNumber)).size === entries.length, where)
  }
}

function noteScorers({ plan, events }: Played): void {
  const key = `${plan.league.key}/${plan.year}`
  const table = scored.get(key) ?? new Map<string, number>()
  scored.set(key, table)
  for (const { type, player } of events) {
    if ((type === goal || type === penalty_goal) && player !== null) table.set(player, (table.get(player) ?? 0) + 1)
  }
}

for (const match of playedMatches(worldOf(DEMO_SEED))) {
  matches++
  checkStatistics(match)
  checkTimeline(match)
  checkPlayers(match)
  checkSquads(match)
  noteScorers(match)
}

describe('every match of this season and the last', () => {
  it('is looked at', () => {
    expect(matches).toBeGreaterThan(3_500)
  })
  it("has sides whose statistics are the sums of their players'", () => expect(faults.of('sums')).toEqual([]))
  it('has the same figures next to its sides as among its statistics', () => expect(faults.of('sides')).toEqual([]))
  it('has as many cards, corners, penalties and substitutions in its timeline as in its statistics', () =>
    expect(faults.of('events')).toEqual([]))
  it('has halves that make the whole', () => expect(faults.of('halves')).toEqual([]))
  it('has at least as many shots on target as goals, own goals left out', () => expect(faults.of('shots')).toEqual([]))
  it('has as many saves as shots on target that were no goals', () => expect(faults.of('saves')).toEqual([]))
  it('has the ball a hundred per cent of the time, in every half', () => expect(faults.of('possession')).toEqual([]))
  it('has no more accurate passes than passes', () => expect(faults.of('passes')).toEqual([]))
  it('has no more assists than goals', () => expect(faults.of('assists')).toEqual([]))
  it('has a score that is its goals', () => expect(faults.of('score')).toEqual([]))
  it('has video reviews for a reason, next to what they look at', () => expect(faults.of('reviews')).toEqual([]))
  it('has at most five changes a side, in at most three pauses of play', () => {
    expect(faults.of('changes')).toEqual([])
    expect(shortOfMen / matches).toBeLessThan(0.002)
  })
  it('has second yellow cards only for the booked', () => expect(faults.of('second')).toEqual([]))
  it('goes on without those who were sent off or taken off', () => expect(faults.of('gone')).toEqual([]))
  it('has minutes that follow from substitutions and red cards', () => expect(faults.of('minutes')).toEqual([]))
  it('has players with no more goals than shots on target, and no more of a part than of the whole', () =>
    expect(faults.of('shares')).toEqual([]))
  it('has eleven a side and a bench with a goalkeeper, all with numbers of their own', () =>
    expect(faults.of('squads')).toEqual([]))
  it('has nine on most benches and fewer on some', () => {
    const all = [...benches.values()].reduce((sum, each) => sum + each, 0)
    const nine = (benches.get(9) ?? 0) / all
    expect(nine > 0.6 && nine < 0.97 ? 'as in life' : nine).toBe('as in life')
  })
})

describe('figures of all matches', () => {
  const ratio = (part: number, whole: number) => (sums.get(part) ?? 0) / (sums.get(whole) ?? 1)

  it('are those of real files: one cross in four finds somebody, half of the dribbles succeed', () => {
    within(ratio(99, 98), 0.2, 0.32)
    within(ratio(109, 108), 0.45, 0.62)
  })

  it('have more straight red cards than second yellow ones', () => {
    expect(ratio(83, 85)).toBeGreaterThan(1)
  })
})

describe('golden boots', () => {
  const TOP = ['england/premier-league', 'spain/la-liga', 'italy/serie-a', 'germany/bundesliga', 'france/ligue-1']

  // At most as many as Robert Lewandowski in 2020/2021.
  it.each(TOP)('the best of %s scored 18 to 41 last season', (league) => {
    const table = [...(scored.get(`${league}/2025`) ?? new Map<string, number>())].sort((a, b) => b[1] - a[1])
    const [first = 0, , , , fifth = 0] = table.map(([, goals]) => goals)
    expect(first).toBeGreaterThanOrEqual(18)
    expect(first).toBeLessThanOrEqual(41)
    expect(fifth).toBeGreaterThanOrEqual(10)
  })
})
