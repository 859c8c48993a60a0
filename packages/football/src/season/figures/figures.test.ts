import { describe, expect, test } from 'vitest'
import { coachSeasons } from './coach-season.ts'
import { minuteShares } from './minute-shares.ts'
import { seasonParts } from './player-match.ts'
import { playerSeasons } from './player-season.ts'
import { refereeSeasons } from './referee-season.ts'
import { ADA, ASHTON, BEA, BROUGH, CLEO, entry, event, match } from './season.testing.ts'
import type { SeasonMatch } from './season-match.ts'
import { seasonStatistics } from './season-statistics.ts'
import { teamSeasons } from './team-season.ts'
import { topScorers } from './top-scorers.ts'

const [GOAL, OWN_GOAL, PENALTY, MISSED, SUBSTITUTION, YELLOW, RED, SECOND_YELLOW] = [14, 15, 16, 17, 18, 19, 20, 21]
const noName = () => null
const lists = (...matches: SeasonMatch[]) => topScorers(matches, seasonParts(matches))

describe('a player of a season', () => {
  const of = (player: number, matches: readonly SeasonMatch[]) =>
    playerSeasons(matches, seasonParts(matches)).find((one) => one.player === player)

  test('has his goals apart from penalties and own goals, and cards by ground', () => {
    const home = match({
      home: { goals: 2 },
      away: { goals: 1 },
      events: [
        event(GOAL, 10, true, ADA),
        event(PENALTY, 20, true, ADA),
        event(OWN_GOAL, 30, false, ADA),
        event(YELLOW, 40, true, ADA),
      ],
    })
    const away = match({
      home: { team: BROUGH },
      away: { team: ASHTON },
      events: [event(YELLOW, 5, false, ADA), event(SECOND_YELLOW, 9, false, ADA)],
    })
    expect(of(ADA, [home, away])).toMatchObject({
      team: ASHTON,
      details: {
        52: { total: 2, goals: 1, penalties: 1 },
        324: { total: 1 },
        84: { total: 2, home: 1, away: 1 },
        83: { total: 0, home: 0, away: 0 },
        85: { total: 1, home: 0, away: 1 },
      },
    })
  })

  test('has minutes from substitutions and a sending-off where the line-up does not say them', () => {
    const played = match({
      lineup: [entry(ADA, true), entry(BEA, true, { type: 12 }), entry(CLEO, false), entry(14, true, { type: 12 })],
      events: [event(SUBSTITUTION, 60, true, BEA, ADA), event(RED, 75, false, CLEO)],
    })
    const minutes = (player: number) => of(player, [played])?.details[119]
    expect([ADA, BEA, CLEO, 14].map(minutes)).toEqual([{ total: 60 }, { total: 30 }, { total: 75 }, { total: 0 }])
    expect(of(BEA, [played])?.details).toMatchObject({
      321: { total: 1 },
      322: { total: 0 },
      323: { total: 1 },
      59: { in: 1, out: 0 },
    })
    expect(of(14, [played])?.details).toMatchObject({ 321: { total: 0 }, 323: { total: 1 }, 59: { in: 0, out: 0 } })
  })

  test('has no minutes, cards or goals where nothing reports them', () => {
    const details = of(ADA, [match({ home: { goals: 1 }, lineup: [entry(ADA, true)] })])?.details ?? {}
    expect(details).toEqual({ 321: { total: 1 }, 322: { total: 1 }, 323: { total: 0 } })
  })

  test('has the cards of his line-up, not none, where a source lists substitutions alone', () => {
    const played = match({
      home: { goals: 1 },
      referee: 9,
      lineup: [entry(ADA, true, { details: { 84: 1, 52: 1 } }), entry(BEA, true, { type: 12, details: { 119: 20 } })],
      events: [event(SUBSTITUTION, 70, true, BEA, ADA)],
    })
    expect(of(ADA, [played])?.details).toMatchObject({ 52: { total: 1 }, 84: { total: 1 }, 59: { in: 0, out: 1 } })
    expect(teamSeasons([played], [], noName)[0]?.details[47]).toBeUndefined()
    expect(refereeSeasons([played])[0]?.details).toEqual({ 188: { count: 1 } })
  })

  test('has what his line-up reports where the events name nobody', () => {
    const nameless = match({
      home: { goals: 2 },
      lineup: [entry(ADA, true, { details: { 52: 2, 84: 1, 119: 90 } }), entry(BEA, true, { details: { 119: 90 } })],
      events: [event(GOAL, 10, true, null), event(GOAL, 20, true, null), event(YELLOW, 30, true, null)],
    })
    const figures = (player: number) => {
      const details = of(player, [nameless])?.details
      return [details?.[52], details?.[84], details?.[59]]
    }
    expect(figures(ADA)).toMatchObject([{ total: 2 }, { total: 1 }, undefined])
    expect(figures(BEA)).toMatchObject([{ total: 0 }, { total: 0 }, undefined])
  })

  test('has no assists where the line-ups leave them empty, and counts alone where no sheet has second yellows', () => {
    const listed = { 52: 4, 84: 1, 83: 1, 119: 90 }
    const scored = (id: number) =>
      match({ id, lineup: [entry(ADA, true, { details: id === 1 ? { ...listed, 79: 1 } : listed })] })
    const details = of(ADA, [1, 2, 3].map(scored))?.details
    expect(details).not.toHaveProperty('79')
    expect(details).not.toHaveProperty('85')
    expect(details).toMatchObject({ 84: { total: 3, counts_only: 3 }, 83: { total: 3, counts_only: 3 } })
  })

  test('adds up the figures of his line-ups; shares are worked out again, ratings averaged', () => {
    const one = match({
      lineup: [entry(ADA, true, { captain: true, details: { 118: 8, 119: 90, 80: 30, 116: 27, 1584: 90 } })],
    })
    const two = match({
      id: 2,
      lineup: [entry(ADA, true, { details: { 118: 6.5, 119: 45, 80: 10, 116: 3, 1584: 30, 52: 1 } })],
    })
    expect(of(ADA, [one, two])?.details).toMatchObject({
      118: { average: 7.25, highest: 8, lowest: 6.5 },
      119: { total: 135 },
      80: { total: 40 },
      1584: { total: 75 },
      40: { total: 1 },
    })
  })

  test('has sums over the matches that know a figure alone, with their number and their minutes', () => {
    const full = (id: number) =>
      match({ id, lineup: [entry(ADA, true, { details: { 118: 7, 119: 90, 80: 40, 116: 30, 42: 2, 86: 1, 78: 3 } })] })
    const lean = (id: number) => match({ id, lineup: [entry(ADA, true, { details: { 118: 6, 119: 60 } })] })
    expect(of(ADA, [full(1), lean(2), lean(3)])?.details).toMatchObject({
      119: { total: 210 },
      80: { total: 40, matches: 1, of: 3, minutes: 90 },
      118: { average: 6.33 },
    })
    expect(of(ADA, [full(1), lean(2), lean(3)])?.details[119]).toEqual({ total: 210 })
    expect(of(ADA, [full(1), full(2)])?.details[80]).toEqual({ total: 80 })
  })

  test('did no time what a full sheet counts of others; of goals without line-ups the minutes are apart', () => {
    const details = { 118: 7, 119: 90, 80: 40, 116: 30, 78: 3 }
    const shot = match({
      lineup: [entry(ADA, true, { details: { ...details, 64: 1 } }), entry(BEA, true, { details })],
    })
    const none = match({ id: 2, lineup: [entry(ADA, true, { details }), entry(BEA, true, { details })] })
    expect([ADA, BEA].map((player) => of(player, [shot, none])?.details[64])).toEqual([{ total: 1 }, { total: 0 }])
    const goal = match({ id: 3, home: { goals: 1 }, events: [event(GOAL, 5, true, ADA), event(YELLOW, 9, true, BEA)] })
    const listed = match({ lineup: [entry(ADA, true, { details: { ...details, 52: 1 } })], home: { goals: 1 } })
    expect(of(ADA, [listed, goal])?.details).toMatchObject({
      52: { total: 2, goals: 2, counted: 1 },
      119: { total: 90, matches: 1, of: 2 },
      321: { total: 1, matches: 1, of: 2 },
    })
  })
})

describe('a team of a season', () => {
  const matches = [
    match({
      home: { goals: 2, figures: { 34: 7, 84: 3 } },
      away: { goals: 1, figures: { 34: 2 } },
      events: [
        event(GOAL, 22, true, ADA),
        event(PENALTY, 46, true, ADA),
        event(GOAL, 90, false, BEA),
        event(MISSED, 70, true, ADA),
        event(YELLOW, 80, true, ADA),
      ],
    }),
    match({ id: 2, home: { team: BROUGH, goals: 0 }, away: { team: ASHTON, goals: 0 } }),
  ]
  const [ashton] = teamSeasons(matches, playerSeasons(matches, seasonParts(matches)), (id) => `player ${id}`)

  test('has results, goals and clean sheets overall, at home and away', () => {
    expect(ashton?.details).toMatchObject({
      214: {
        all: { count: 1, percentage: 50 },
        home: { count: 1, percentage: 100 },
        away: { count: 0, percentage: 0 },
      },
      215: {
        all: { count: 1, percentage: 50 },
        home: { count: 0, percentage: 0 },
        away: { count: 1, percentage: 100 },
      },
      52: { all: { count: 2, average: 1, first: 22 }, away: { count: 0, percentage: 0, average: 0, first: null } },
      88: { all: { count: 1, average: 0.5, first: 90 } },
      194: { all: { count: 1, percentage: 50 } },
      575: { away: { count: 1, percentage: 100, overall_percentage: 50 } },
      47: { scored: 1, missed: 1, conversion_rate: 50 },
      191: { over_2_5: { matches: { count: 1, percentage: 50 }, team: { count: 0, percentage: 0 } } },
    })
  })

  test('averages what is known over the matches that report it, and says how many where not all do', () => {
    expect(ashton?.details[34]).toEqual({ count: 7, average: 7, matches: 1 })
    expect(ashton?.details[84]).toEqual({
      count: 3,
      average: 3,
      matches: 1,
      counts_only: 1,
      player_id: ADA,
      player_name: `player ${ADA}`,
    })
    expect(ashton?.details).not.toHaveProperty('43')
  })

  test('has its goals by quarter of an hour, added time with the minute it is added to', () => {
    expect(minuteShares([1, 15, 16, 45, 46, 90, 105])).toEqual({
      '0-15': { count: 2, percentage: 33.33 },
      '15-30': { count: 1, percentage: 16.67 },
      '30-45': { count: 1, percentage: 16.67 },
      '45-60': { count: 1, percentage: 16.67 },
      '60-75': { count: 0, percentage: 0 },
      '75-90': { count: 1, percentage: 16.67 },
    })
  })
})

test('a coach has the matches he led, and none where it is not known who did', () => {
  const led = match({ home: { coach: 5, goals: 1, figures: { 83: 0, 84: 2, 85: 1 } } })
  expect(coachSeasons([led, match({ id: 2 })])).toEqual([
    {
      team: ASHTON,
      coach: 5,
      details: {
        83: { count: 0, average: 0 },
        84: { count: 2, average: 2 },
        85: { count: 1, average: 1 },
        188: { count: 1 },
        214: { count: 1 },
        215: { count: 0 },
        216: { count: 0 },
      },
    },
  ])
})

test('a referee has what he gave each side; video reviews only in seasons that know them', () => {
  const sides = { home: { figures: { 56: 10, 84: 3, 85: 0 } }, away: { figures: { 56: 12, 84: 1, 85: 0 } } }
  const led = match({ referee: 7, ...sides, events: [event(YELLOW, 3, true, ADA), event(MISSED, 5, false, BEA)] })
  const [referee] = refereeSeasons([led, match({ id: 2, referee: 7 })])
  expect(referee?.details).toEqual({
    188: { count: 2 },
    56: {
      all: { count: 22, average: 22, matches: 1 },
      home: { count: 10, average: 10, percentage: 45.45 },
      away: { count: 12, average: 12, percentage: 54.55 },
    },
    47: {
      all: { count: 1, average: 1, matches: 1 },
      home: { count: 0, average: 0, percentage: 0 },
      away: { count: 1, average: 1, percentage: 100 },
    },
    84: {
      all: { count: 4, average: 4, matches: 1 },
      home: { count: 3, average: 3, percentage: 75 },
      away: { count: 1, average: 1, percentage: 25 },
    },
    85: {
      all: { count: 0, average: 0, matches: 1 },
      home: { count: 0, average: 0, percentage: 0 },
      away: { count: 0, average: 0, percentage: 0 },
    },
  })
})

test('a season has its results, goals and leaders, and nothing before its first match', () => {
  const matches = [
    match({ home: { goals: 3, figures: { 34: 6 } }, away: { goals: 1, figures: { 34: 2 } } }),
    match({ id: 2, home: { team: BROUGH }, away: { team: ASHTON } }),
  ]
  const of = (played: typeof matches) =>
    seasonStatistics({
      matches: played,
      scheduled: 4,
      teams: new Map([
        [ASHTON, 77],
        [BROUGH, 78],
      ]),
      squads: [],
      topScorers: lists(...played),
      playerName: noName,
      teamName: (id) => (id === ASHTON ? 'Ashton' : 'Brough'),
    })
  expect(of(matches)).toMatchObject({
    188: { total: 4, played: 2, percentage: 50 },
    189: { total: 2, countries: 2 },
    190: { count: 1, percentage: 50 },
    191: { total: 4, home: { count: 3, percentage: 75, average: 1.5 }, away: { count: 1 }, average: 2 },
    192: { count: 1, percentage: 50 },
    201: { all: 50, home: 50, away: 0 },
    203: { all: 50 },
    204: { count: 3, home: 3, away: 0, percentage: 75, participant_id: ASHTON, participant_name: 'Ashton' },
    205: { participant_name: 'Brough' },
    206: { count: 3, home: 3, away: 0 },
    34: { count: 6, percentage: 75, team_most_corners_id: ASHTON, team_most_corners_name: 'Ashton' },
  })
  expect(of(matches)).not.toHaveProperty('193')
  expect(of([])).toEqual({})
})
