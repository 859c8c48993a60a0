import { countryByName } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { wyscout } from './index.ts'
import { LISTS, MATCH, messages, parseSample, player, side, teams } from './sample.testing.ts'

const ENGLAND = countryByName('England')?.id

describe('a match', () => {
  it('has competition, season, clubs, round, ground, kick-off in UTC and scores', () => {
    const { batch, report } = parseSample([MATCH])
    expect(report).toEqual({ file: 'folder/matches_x.json', rowsRead: 1, matchesTaken: 1, problems: [], fatal: null })
    expect(batch.leagues).toMatchObject([{ stableKey: 'england/premier-league' }])
    expect(batch.seasons).toMatchObject([{ name: '2017/2018', startsOn: '2018-05-13', endsOn: '2018-05-13' }])
    expect(batch.teams).toMatchObject([
      { key: '1646', stableKey: 'england/burnley', country: ENGLAND },
      { key: '1659', stableKey: 'england/bournemouth' },
    ])
    expect(batch.venues?.[0]).toMatchObject({ key: 'turf-moor', name: 'Turf Moor' })
    expect(batch.fixtures).toMatchObject([
      {
        key: '2500089',
        stage: null,
        round: '38',
        kickoff: '2018-05-13T14:00:00.000Z',
        kickoffKnown: true,
        state: 5,
        home: '1646',
        away: '1659',
        venue: 'turf-moor',
        scores: { halfTime: [1, 0], fullTime: [1, 2], extraTime: null, shootOut: null, current: [1, 2] },
      },
    ])
    expect([batch.stages, batch.groups, batch.lineups, batch.fixtureDetails, batch.events]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
  })

  it('has its officials by their roles, and coaches where they are known', () => {
    const referees = [
      { refereeId: 385705, role: 'referee' },
      { refereeId: 385733, role: 'firstAssistant' },
      { refereeId: 1, role: 'fourthOfficial' },
      { refereeId: 385733, role: 'mascot' },
    ]
    const teamsData = teams(side('home', 1646, 0, { coachId: 8880 }), side('away', 1659, 0, { coachId: 0 }))
    const result = parseSample([{ ...MATCH, referees, teamsData }])
    const { batch } = result
    expect(batch.fixtures).toMatchObject([{ referee: '385705', homeCoach: '8880', awayCoach: null }])
    expect(batch.fixtureDetails?.[0]?.referees).toEqual([
      { referee: '385705', role: 6 },
      { referee: '385733', role: 7 },
    ])
    expect(batch.coaches).toMatchObject([
      { name: 'Sean Dyche', commonName: 'S. Dyche', country: ENGLAND, dateOfBirth: '1971-06-28' },
    ])
    expect(batch.referees).toMatchObject([{ name: 'Paul Tierney' }, { name: 'Adrian Holmes', dateOfBirth: null }])
    expect(messages(result)).toEqual(['no list has the referee 1'])
  })

  it.each([
    ['Regular', { score: 2 }, { score: 1 }, 5, [2, 1], null, null, [2, 1]],
    ['ExtraTime', { score: 1, scoreET: 2 }, { score: 1, scoreET: 1 }, 7, [1, 1], [2, 1], null, [2, 1]],
    [
      'Penalties',
      { score: 1, scoreET: 2, scoreP: 3 },
      { score: 1, scoreET: 2, scoreP: 4 },
      8,
      [1, 1],
      [2, 2],
      [3, 4],
      [2, 2],
    ],
  ])(
    'that ended after %s has its scores by period',
    (duration, home, away, state, fullTime, extraTime, shootOut, current) => {
      const teamsData = teams(side('home', 1646, 0, home), side('away', 1659, 0, away))
      expect(parseSample([{ ...MATCH, duration, teamsData }]).batch.fixtures).toMatchObject([
        { state, scores: { fullTime, extraTime, shootOut, current } },
      ])
    },
  )

  it('that was put off has no score; one without a word of its end is doubted', () => {
    expect(parseSample([{ ...MATCH, status: 'Postponed' }]).batch.fixtures).toMatchObject([
      { state: 10, scores: { current: null } },
    ])
    const odd = parseSample([{ ...MATCH, duration: 'Golden' }])
    expect(odd.batch.fixtures).toMatchObject([{ state: 19, scores: { current: null } }])
    expect(messages(odd)).toEqual(['how the match ended is not given'])
  })

  it('with a half-time score above the final one has none at half-time', () => {
    const teamsData = teams(side('home', 1646, 0, { scoreHT: 1 }), side('away', 1659, 0))
    const result = parseSample([{ ...MATCH, teamsData }])
    expect(result.batch.fixtures?.[0]?.scores).toMatchObject({ halfTime: null, fullTime: [0, 0] })
    expect(messages(result)).toEqual(['1-0 cannot be the half-time of 0-0'])
  })

  it('from `until` on has its officials and coaches and neither score, cards, elevens nor substitutions', () => {
    const formation = {
      lineup: [player(9206, { yellowCards: '12' })],
      bench: [],
      substitutions: [{ playerIn: 93, playerOut: 9206, minute: 60 }],
    }
    const referees = [{ refereeId: 385705, role: 'referee' }]
    const teamsData = teams(side('home', 1646, 1, { coachId: 8880, formation }), side('away', 1659, 2))
    const { batch } = parseSample([{ ...MATCH, referees, teamsData }], { until: '2018-05-13' })
    expect(batch.fixtures).toMatchObject([
      {
        state: 1,
        scores: { current: null },
        sides: { home: { yellowCards: null } },
        referee: '385705',
        homeCoach: '8880',
      },
    ])
    expect([batch.lineups, batch.events]).toEqual([[], []])
  })
})

describe('the World Cup', () => {
  const game = (more: object) => ({
    ...MATCH,
    competitionId: 28,
    seasonId: 10078,
    dateutc: '2018-06-16 10:00:00',
    teamsData: teams(side('home', 4418, 2), side('away', 9598, 1)),
    ...more,
  })

  it('has national teams, groups with rounds, and knock-out rounds in their order', () => {
    const final = game({ wyId: 2, dateutc: '2018-07-15 15:00:00', gameweek: 0, groupName: '', roundId: 4165368 })
    const { batch } = parseSample([final, game({ wyId: 1, gameweek: 1, groupName: 'Group C', roundId: 4165363 })])
    expect(batch.leagues).toMatchObject([{ stableKey: 'world/world-cup' }])
    expect(batch.seasons).toMatchObject([{ name: '2018', startsOn: '2018-06-16', endsOn: '2018-07-15' }])
    expect(batch.teams).toMatchObject([{ stableKey: 'national/fra', national: true }, { stableKey: 'national/cro' }])
    expect(batch.stages?.map(({ name, sortOrder, type }) => [name, sortOrder, type])).toEqual([
      ['Group Stage', 1, 223],
      ['Final', 2, 224],
    ])
    expect(batch.groups).toMatchObject([{ name: 'Group C', stage: 'world/world-cup 2018|Group Stage' }])
    expect(batch.fixtures).toMatchObject([
      { stage: 'world/world-cup 2018|Final', group: null, round: null },
      { stage: 'world/world-cup 2018|Group Stage', group: 'world/world-cup 2018|Group Stage|Group C', round: '1' },
    ])
  })

  it('has no round where its number is not known', () => {
    const { batch } = parseSample([game({ gameweek: 0, groupName: '', roundId: 7 })])
    expect(batch.fixtures).toMatchObject([{ stage: null, group: null, round: null }])
  })
})

describe('invalid data', () => {
  it('matches without number, kick-off, sides or known teams are refused', () => {
    const away = side('away', 1659, 2)
    const result = parseSample([
      MATCH,
      { ...MATCH },
      { ...MATCH, wyId: 0 },
      { ...MATCH, wyId: 3, dateutc: '2018-05-13 25:00:00' },
      { ...MATCH, wyId: 4, teamsData: teams(side('away', 1646, 1), away) },
      { ...MATCH, wyId: 5, teamsData: teams(side('home', 77, 1), away) },
      { ...MATCH, wyId: 6, seasonId: 1 },
      { ...MATCH, wyId: 7, teamsData: teams(side('home', 0, 1), away) },
    ])
    expect(result.report).toMatchObject({ rowsRead: 8, matchesTaken: 1, fatal: null })
    expect(messages(result)).toEqual([
      'the file contains the match twice',
      'the number is missing',
      'the kick-off is missing',
      'the home side is not given',
      'teams.json has no team 77',
      'the match is of another competition or season than the first one',
      'a team has no number',
    ])
    expect(result.report.problems[0]?.record).toBe('match 2500089 Burnley - AFC Bournemouth, 1 - 2')
  })

  it('files that hold no matches, no competition or no teams next to them are refused as a whole', () => {
    expect(parseSample('nonsense').report.fatal).toBe('the file has no matches')
    expect(parseSample([{ ...MATCH, competitionId: null }]).report.fatal).toBe('no competition has a number')
    expect(parseSample([{ ...MATCH, dateutc: '' }]).report.fatal).toBe('no match has a day')
    expect(parseSample([MATCH], {}, {}).report.fatal).toBe('there is no teams.json next to the file')
    expect(wyscout.parse([], {}).report.fatal).toBe('the file has no matches')
  })

  it('a club that is not in the list is reported, and so is who is in no list of people', () => {
    const formation = { lineup: [player(5)], bench: [], substitutions: [] }
    const teamsData = teams(side('home', 1, 0, { formation, coachId: 6 }), side('away', 1659, 0))
    const result = parseSample([{ ...MATCH, teamsData }])
    expect(messages(result)).toEqual([
      'Nowhere Town is not in the list of clubs',
      'no list has the player 5',
      'no list has the coach 6',
    ])
    expect(result.batch.lineups?.[0]?.entries).toMatchObject([{ player: null, playerName: '?', type: 11 }])
  })
})

it('every file of matches is read with the lists in its folder, and the lists alone are left aside', () => {
  const lists = [...Object.keys(LISTS), 'competitions.json']
  expect(wyscout.group?.(['a/matches_Spain.json', 'a/players.json', 'matches.json'])).toEqual([
    ['a/matches_Spain.json', ...lists.map((name) => `a/${name}`)],
    ['matches.json', ...lists],
  ])
})
