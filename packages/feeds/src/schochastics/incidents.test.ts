import { describe, expect, it } from 'vitest'
import { messages, onlyFixture, parseIncidents, parsePlayOff, shortEvents } from './sample.testing.ts'

const goal = (team: string, minute: string, home_score: string, away_score: string, more: object = {}) => ({
  team,
  minute,
  incident_type: 'Goal',
  player_name: 'Vardy J.',
  home_score,
  away_score,
  ...more,
})
const card = (minute: string, player_name: string, incident_type = 'Yellow Card', more: object = {}) => ({
  team: 'home',
  minute,
  incident_type,
  player_name,
  ...more,
})

describe('the events of a match', () => {
  it('a goal has its scorer, its assist and the score after it', () => {
    const result = parseIncidents([1, 0], [goal('home', "2'", '1', '0', { assist_player_name: 'van der Vaart R.' })])
    expect(shortEvents(result)).toEqual(['14 | home | 2 | J. Vardy | R. van der Vaart | 1-0'])
    expect(messages(result)).toEqual([])
  })

  it('an own goal belongs to the side whose score rises', () => {
    const result = parseIncidents([0, 1], [goal('away', "24'", '0', '1', { incident_type: 'Own goal' })])
    expect(shortEvents(result)).toEqual(['15 | away | 24 | J. Vardy | 0-1'])
  })

  it('a penalty with a score was scored, one without was missed', () => {
    const scored = goal('home', "58'", '1', '0', { incident_type: 'Penalty Awarded' })
    const missed = { team: 'away', minute: "70'", incident_type: 'Penalty Awarded', player_name: 'Grafite' }
    expect(shortEvents(parseIncidents([1, 0], [scored, missed]))).toEqual([
      '16 | home | 58 | J. Vardy | 1-0',
      '17 | away | 70 | Grafite',
    ])
  })

  it('on a substitution the first name comes on, the second goes off', () => {
    const swap = {
      team: 'home',
      minute: "62'",
      incident_type: 'Substitution',
      player_out: 'Ozil M.',
      player_in: 'Silva',
    }
    expect(shortEvents(parseIncidents([0, 0], [swap]))).toEqual(['18 | home | 62 | Silva | M. Ozil'])
  })

  it("a player's second yellow card sends him off, another's does not, and a red card after a yellow is a red card", () => {
    const result = parseIncidents(
      [0, 0],
      [
        card("10'", 'Xhaka G.'),
        card("20'", 'Holding R.'),
        card("30'", 'Xhaka G.'),
        card("40'", 'Holding R.', 'Red Card'),
      ],
    )
    expect(shortEvents(result).map((event) => event.split(' | ').filter((_, index) => index !== 1))).toEqual([
      ['19', '10', 'G. Xhaka'],
      ['19', '20', 'R. Holding'],
      ['21', '30', 'G. Xhaka'],
      ['20', '40', 'R. Holding'],
    ])
    expect(onlyFixture(result).sides).toMatchObject({
      home: { yellowCards: 2, redCards: 2 },
      away: { yellowCards: 0, redCards: 0 },
    })
  })

  it('a card says why it was shown, without what follows from it; a goal that counts says nothing of a review', () => {
    const reason = { card_reason: 'Tripping, misses next match' }
    const result = parseIncidents(
      [1, 0],
      [
        card("10'", 'Xhaka G.', 'Yellow Card', reason),
        card("11'", 'Holding R.', 'Red Card', { card_reason: 'misses next match' }),
        goal('home', "12'", '1', '0', { card_reason: 'offside' }),
      ],
    )
    expect(shortEvents(result)).toEqual([
      '19 | home | 10 | G. Xhaka | Tripping',
      '20 | home | 11 | R. Holding',
      '14 | home | 12 | J. Vardy | 1-0',
    ])
  })

  it('a goal taken back is a review', () => {
    const result = parseIncidents([0, 0], [card("8'", 'Hubner B.', 'Goal Disallowed', { card_reason: 'offside' })])
    expect(result.batch.events?.[0]?.events[0]).toMatchObject({
      type: 10,
      side: 'home',
      playerName: 'B. Hubner',
      addition: 'Goal Disallowed',
      info: 'offside',
    })
  })

  it.each([
    ["45+2'", {}, 45, 2],
    ["90+10'", { added_time: '10' }, 90, 10],
    ["82'", { added_time: '1' }, 82, null],
    ['90:00', { added_time: '1' }, 90, 1],
    ['73:00', {}, 73, null],
  ])('the minute %s with %o', (minute, more, expected, extraMinute) => {
    const { batch } = parseIncidents([0, 0], [card(minute, 'Xhaka G.', 'Yellow Card', more)])
    expect(batch.events?.[0]?.events).toMatchObject([{ minute: expected, extraMinute }])
  })

  it('equal events have keys of their own, and a name left empty is unknown', () => {
    const swap = { team: 'home', minute: "62'", incident_type: 'Substitution', player_out: '', player_in: '' }
    const events = parseIncidents([0, 0], [swap, swap]).batch.events?.[0]?.events ?? []
    expect(events.map((event) => [event.playerName, event.relatedPlayerName])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(new Set(events.map((event) => event.key)).size).toBe(2)
  })

  it('incidents that are no event or have no side or minute are reported and left out', () => {
    const result = parseIncidents(
      [0, 0],
      [
        card("67'", 'Santos N.', 'Not on pitch'),
        { ...card("1'", 'A'), team: 'neither' },
        card('', 'B'),
        { team: 'home' },
      ],
    )
    expect(result.batch.events).toEqual([])
    expect(messages(result)).toEqual([
      'Not on pitch is no event known here',
      'Yellow Card has no side',
      'Yellow Card has no minute',
      'an incident is no event known here',
    ])
  })
})

describe('the scores', () => {
  it('the goals of the first 45 minutes and what was added make the half-time score', () => {
    const result = parseIncidents(
      [1, 1],
      [goal('home', "45+1'", '1', '0'), goal('away', "46'", '1', '1', { incident_type: 'Own goal' })],
    )
    expect(onlyFixture(result)).toMatchObject({
      state: 5,
      scores: { halfTime: [1, 0], fullTime: [1, 1], extraTime: null, shootOut: null, current: [1, 1] },
    })
  })

  it('goals that do not match the score are kept but doubted, and the half-time score is unknown', () => {
    const result = parseIncidents([0, 2], [goal('home', "5'", '1', '0'), goal('away', "44'", '1', '1')])
    expect(onlyFixture(result).scores).toMatchObject({ halfTime: null, fullTime: [0, 2], current: [0, 2] })
    expect(result.batch.events?.[0]?.events).toHaveLength(2)
    expect(messages(result)).toEqual(['the goals listed (1-1) are not those of 0-2'])
  })

  it('a play-off that went past 90 minutes has a score after them, a match of the league does not', () => {
    const goals = [goal('home', "78'", '1', '0'), goal('away', "90+1'", '1', '1'), goal('away', "115'", '1', '2')]
    expect(parsePlayOff([1, 2], goals).batch.fixtures?.at(-1)).toMatchObject({
      state: 7,
      scores: { fullTime: [1, 1], extraTime: [1, 2], current: [1, 2] },
    })
    expect(onlyFixture(parseIncidents([1, 0], [goal('home', "91'", '1', '0')]))).toMatchObject({
      state: 5,
      scores: { fullTime: [1, 0], extraTime: null },
    })
  })

  it('the winner of a shoot-out has a goal more in the file, and its kicks are no events', () => {
    const kick = (team: string, minute: string) => ({
      team,
      minute,
      incident_type: 'Penalty Awarded',
      player_name: 'X',
    })
    const goals = [goal('home', "18'", '1', '0'), goal('away', "66'", '1', '1')]
    const result = parsePlayOff([1, 2], [...goals, kick('home', '1'), kick('away', '1')])
    expect(result.batch.fixtures?.at(-1)).toMatchObject({
      state: 8,
      scores: { halfTime: [1, 0], fullTime: [1, 1], extraTime: [1, 1], shootOut: null, current: [1, 1] },
    })
    expect(shortEvents(result)).toHaveLength(2)
    expect(messages(result)).toContain('the kicks of the shoot-out are listed without saying which were scored')
  })

  it('a match that reports goals alone reports no cards', () => {
    const sides = onlyFixture(parseIncidents([1, 0], [goal('home', "5'", '1', '0')])).sides
    expect([sides.home.yellowCards, sides.away.redCards]).toEqual([null, null])
  })
})
