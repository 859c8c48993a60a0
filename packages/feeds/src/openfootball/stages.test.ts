import { describe, expect, it } from 'vitest'
import { parseMatches } from './sample.testing.ts'

const CUP = 'UEFA Champions League 2015/16'
const ARSENAL = 'Arsenal FC (ENG)'
const BARCELONA = 'FC Barcelona (ESP)'
const PORTO = 'FC Porto (POR)'
const ROMA = 'AS Roma (ITA)'

/** Stage, group and round of each match as a reader says them. */
function placesOf(title: string, matches: readonly object[]): string[] {
  const { batch, report } = parseMatches(title, matches)
  expect(report.problems).toEqual([])
  const name = (list: readonly { key: string; name: string }[] | undefined, key: string | null | undefined) =>
    list?.find((one) => one.key === key)?.name ?? '-'
  return (batch.fixtures ?? []).map(
    ({ stage, group, round }) => `${name(batch.stages, stage)} / ${name(batch.groups, group)} / ${round ?? '-'}`,
  )
}

describe('stages, groups and rounds', () => {
  it('counts the rounds of a group', () => {
    const group = (team1: string, team2: string, date: string) => ({ round: 'Group A', team1, team2, date })
    const places = placesOf(CUP, [
      group(ARSENAL, BARCELONA, '2015-09-15'),
      group(ARSENAL, PORTO, '2015-09-29'),
      group(PORTO, ROMA, '2015-09-16'),
      group(ROMA, BARCELONA, '2015-09-30'),
    ])
    expect(places).toEqual([
      'Group Stage / Group A / 1',
      'Group Stage / Group A / 2',
      'Group Stage / Group A / 1',
      'Group Stage / Group A / 2',
    ])
  })

  it('distinguishes the legs of a tie by their days', () => {
    const places = placesOf(CUP, [
      { round: 'Quarterfinals', team1: BARCELONA, team2: ARSENAL, date: '2016-04-13' },
      { round: 'Quarterfinals', team1: ARSENAL, team2: BARCELONA, date: '2016-04-05' },
      { round: 'Final', team1: ARSENAL, team2: ROMA, date: '2016-05-28' },
    ])
    expect(places).toEqual(['Quarter-finals / - / Second leg', 'Quarter-finals / - / First leg', 'Final / - / -'])
  })

  it.each([
    [CUP, 'Finals, Round of 16', 'Round of 16 / - / -'],
    [CUP, 'Playoffs, Matchday 1', 'Knockout Play-offs / - / -'],
    [CUP, 'League, Matchday 8', 'League Stage / - / 8'],
    [CUP, 'Qualifying, Round 2', 'Qualifying / - / Round 2'],
  ])('%s: %s', (title, round, place) => {
    expect(placesOf(title, [{ round, team1: ARSENAL, team2: ROMA, date: '2016-02-28' }])).toEqual([place])
  })

  it('calls what is no other stage of a league its regular season', () => {
    const match = { team1: 'Rapid Wien', team2: 'LASK', date: '2018-08-05' }
    const places = placesOf('Österr. Bundesliga 2018/19', [
      { ...match, round: 'Matchday 2' },
      { ...match, round: 'Championship, Matchday 23', date: '2019-04-05' },
      { ...match, round: 'Matchday 24', stage: 'Playoffs - Championship', date: '2019-04-12' },
      { ...match, round: 'Europa League Finals, Semifinals', date: '2019-05-28' },
    ])
    expect(places).toEqual([
      'Regular Season / - / 2',
      'Championship / - / 23',
      'Championship / - / 24',
      'Europa League Finals / - / Semi-finals',
    ])
  })

  it('puts the stages in the order in which they begin', () => {
    const { batch } = parseMatches(CUP, [
      { round: 'Final', team1: ARSENAL, team2: ROMA, date: '2016-05-28' },
      { round: 'Group A', team1: ARSENAL, team2: ROMA, date: '2015-09-15' },
      { round: 'Round of 16', team1: ARSENAL, team2: ROMA, date: '2016-02-16' },
    ])
    expect(batch.stages?.map(({ name, sortOrder, type }) => [name, sortOrder, type])).toEqual([
      ['Group Stage', 1, 223],
      ['Round of 16', 2, 224],
      ['Final', 3, 224],
    ])
  })
})

describe('World Cups', () => {
  it('have two group stages where groups are numbered and lettered, replays and play-offs of groups', () => {
    const match = { team1: 'Italy', team2: 'Poland', date: '1982-06-14' }
    const places = placesOf('World Cup 1982', [
      { ...match, round: 'Matchday 1', group: 'Group 1' },
      { ...match, round: 'Matchday 4', group: 'Group A', date: '1982-06-28' },
      { ...match, round: 'Group 1 Play-off', date: '1982-07-01' },
      { ...match, round: 'Quarter-finals', date: '1982-07-03' },
      { ...match, round: 'Quarter-finals, Replays', date: '1982-07-05' },
      { ...match, round: 'Match for third place', date: '1982-07-10' },
    ])
    expect(places).toEqual([
      'First Group Stage / Group 1 / 1',
      'Second Group Stage / Group A / 1',
      'Group Play-offs / - / -',
      'Quarter-finals / - / -',
      'Quarter-finals / - / Replay',
      'Third-place Match / - / -',
    ])
  })

  it('are played by national teams, at grounds', () => {
    const { batch } = parseMatches('World Cup 1974', [
      {
        group: 'Group 1',
        team1: 'East Germany',
        team2: 'West Germany',
        date: '1974-06-22',
        ground: 'Volksparkstadion, Hamburg',
      },
    ])
    expect(batch.teams).toMatchObject([
      { key: 'national/gdr', national: true, name: 'East Germany' },
      { key: 'national/ger', national: true, name: 'Germany', stableKey: 'national/ger' },
    ])
    expect(batch.venues).toMatchObject([{ name: 'Volksparkstadion', city: 'Hamburg', country: null }])
    expect(batch.fixtures?.[0]?.venue).toBe(batch.venues?.[0]?.key)
  })
})
