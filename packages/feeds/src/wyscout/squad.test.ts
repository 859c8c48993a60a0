import { countryByName, type LineupEntryRecord } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { MATCH, messages, parseSample, player, side, teams } from './sample.testing.ts'

const [POPE, GUDMUNDSSON, BARNES] = [9206, 93, 9127]

interface Formation {
  lineup?: readonly object[]
  bench?: readonly object[]
  substitutions?: unknown
}

/** Burnley's side of a match that ended 1-0 for Burnley by default. */
function burnley(formation: Formation, more: object = {}) {
  const whole = { lineup: [], bench: [], substitutions: [], ...formation }
  const teamsData = teams(side('home', 1646, 1, { formation: whole, scoreET: 1 }), side('away', 1659, 0))
  return parseSample([{ ...MATCH, teamsData, ...more }])
}
const detailsOf = (result: ReturnType<typeof burnley>) =>
  Object.fromEntries(result.batch.lineups?.[0]?.entries.map((entry) => [entry.player, entry.details]) ?? [])

describe('line-ups', () => {
  it('have the eleven and the bench, positions as players have them and no places on the pitch', () => {
    const result = burnley({ lineup: [player(POPE), player(GUDMUNDSSON)], bench: [player(BARNES)] })
    const record = result.batch.lineups?.[0]
    expect(record).toMatchObject({ fixture: '2500089', homeFormation: null, awayFormation: null, confirmed: true })
    const short = ({ side, playerName, type, position, formationField }: LineupEntryRecord) =>
      [side, playerName, type, position, formationField].join(' ').trim()
    expect(record?.entries.map(short)).toEqual([
      'home N. Pope 11 24',
      'home J. Guðmundsson 11 26',
      'home A. Barnes 12 27',
    ])
  })

  it('have players with what is known of them, escapes within names resolved', () => {
    const { players } = burnley({ lineup: [player(POPE), player(GUDMUNDSSON), player(BARNES)] }).batch
    expect(players).toMatchObject([
      { name: 'Nick Pope', height: 191, weight: null, preferredFoot: 'right', position: 24, dateOfBirth: '1992-04-19' },
      {
        name: 'Jóhann Guðmundsson',
        height: null,
        weight: 78,
        preferredFoot: null,
        country: countryByName('Iceland')?.id,
      },
      { name: 'Ashley Barnes', commonName: 'A. Barnes', preferredFoot: null, dateOfBirth: null },
    ])
  })
})

describe('minutes played', () => {
  const swap = (playerIn: number, playerOut: number, minute: number) => ({ playerIn, playerOut, minute })
  const minutes = (substitutions: unknown, more: object = {}, pope: object = {}) => {
    const details = detailsOf(
      burnley({ lineup: [player(POPE, pope), player(GUDMUNDSSON)], bench: [player(BARNES)], substitutions }, more),
    )
    return [POPE, GUDMUNDSSON, BARNES].map((id) => details[id]?.[119])
  }

  it.each([
    ['a change in the second half', 61, [90, 61, 29]],
    ['a change at the break', 46, [90, 45, 45]],
    ['a change in added time', 94, [90, 90, 1]],
  ])('%s', (_, minute, expected) => expect(minutes([swap(BARNES, GUDMUNDSSON, minute)])).toEqual(expected))

  it('nobody changed', () => expect(minutes([])).toEqual([90, 90, undefined]))
  it('the changes are unknown', () => expect(minutes('null')).toEqual([undefined, undefined, undefined]))
  it('extra time was played', () => {
    expect(minutes([swap(BARNES, GUDMUNDSSON, 100)], { duration: 'ExtraTime' })).toEqual([120, 100, 20])
  })
  it('a player was sent off', () => expect(minutes([], {}, { redCards: '30' })).toEqual([30, 90, undefined]))
})

describe('substitutions', () => {
  const swap = (playerIn: number, playerOut: number, minute: number) => ({ playerIn, playerOut, minute })
  const events = (substitutions: unknown, more: object = {}) =>
    burnley({ lineup: [player(POPE), player(GUDMUNDSSON)], bench: [player(BARNES)], substitutions }, more).batch.events

  it('are events in their order: who came on, who went off, and the minute', () => {
    expect(events([swap(BARNES, GUDMUNDSSON, 94), swap(GUDMUNDSSON, POPE, 61)])).toMatchObject([
      {
        fixture: '2500089',
        events: [
          { type: 18, side: 'home', minute: 61, extraMinute: null, playerName: 'J. Guðmundsson' },
          {
            type: 18,
            minute: 90,
            extraMinute: 4,
            player: '9127',
            relatedPlayer: '93',
            relatedPlayerName: 'J. Guðmundsson',
          },
        ],
      },
    ])
  })

  it('in extra time keep its minute', () => {
    const [record] = events([swap(BARNES, POPE, 104)], { duration: 'ExtraTime' }) ?? []
    expect(record?.events).toMatchObject([{ minute: 104, extraMinute: null }])
  })

  it('name nobody who is in no list, and are none where the file lists none', () => {
    const [record] = events([swap(5, POPE, 70)]) ?? []
    expect(record?.events).toMatchObject([{ player: null, playerName: null, relatedPlayerName: 'N. Pope' }])
    expect([events([]), events('null')]).toEqual([[], []])
  })
})

describe('the figures of players', () => {
  it('goals, assists, own goals and cards are next to them, and the cards of a side are counted', () => {
    const lineup = [
      player(POPE, { goals: '1', assists: '2', yellowCards: '12' }),
      player(GUDMUNDSSON, { goals: '0', redCards: '90' }),
      player(BARNES, { yellowCards: '20', redCards: '80' }),
    ]
    const result = burnley({ lineup, substitutions: 'null' })
    expect(detailsOf(result)).toEqual({
      [POPE]: { 52: 1, 79: 2, 84: 1 },
      [GUDMUNDSSON]: { 83: 1 },
      [BARNES]: { 83: 1, 84: 1 },
    })
    expect(result.batch.fixtures?.[0]?.sides).toMatchObject({
      home: { yellowCards: 2, redCards: 2 },
      away: { yellowCards: null, redCards: null },
    })
  })

  it('an own goal count of 2 says nothing, one of 1 counts for the other side', () => {
    const formation = (lineup: readonly object[]) => ({ formation: { lineup, bench: [], substitutions: 'null' } })
    const home = side('home', 1646, 1, formation([player(POPE, { ownGoals: '2' }), player(BARNES, { ownGoals: '2' })]))
    const own = parseSample([
      { ...MATCH, teamsData: teams(home, side('away', 1659, 0, formation([player(GUDMUNDSSON, { ownGoals: '1' })]))) },
    ])
    expect(messages(own)).toEqual([])
    expect(detailsOf(own)).toEqual({ [POPE]: {}, [BARNES]: {}, [GUDMUNDSSON]: { 324: 1 } })
    const none = parseSample([
      { ...MATCH, teamsData: teams(home, side('away', 1659, 0, formation([player(GUDMUNDSSON)]))) },
    ])
    expect(messages(none)).toEqual(['the goals listed (0-0) are not those of 1-0'])
  })
})
