import { ORG_COMPETITIONS, ORG_PREMIER_LEAGUE, orgTeamRow } from '@touchline/testing/open-data'
import { describe, expect, it } from 'vitest'
import { readOrgTeams } from './org-clubs.ts'
import { lacks, readCompetitions } from './org-competitions.ts'
import { readOrgScorers, readOrgStandings } from './org-season.ts'

const NOBODY: ReadonlySet<string> = new Set()
const bytes = (answer: unknown) => Buffer.from(JSON.stringify(answer))
const head = {
  area: { name: 'England' },
  competition: ORG_PREMIER_LEAGUE,
  season: { startDate: '2025-08-15', endDate: '2026-05-24' },
}
const row = (team: number, won: number, points: number) => ({
  ...{ position: 1, team: orgTeamRow(team), playedGames: 16, form: null, won, draw: 1, lost: 15 - won, points },
})

it('asks for the competitions of the free plan only', () => {
  expect(readCompetitions(bytes(ORG_COMPETITIONS)).competitions).toEqual([
    { code: 'PL', name: 'Premier League', season: 2025, isRegional: false },
  ])
})

describe('a table of football-data.org', () => {
  it('finds points decided off the pitch: those of a row beyond its wins and draws', () => {
    const table = [row(61, 10, 31), row(62, 9, 18)]
    const { batch, problems } = readOrgStandings(bytes({ ...head, standings: [{ type: 'TOTAL', table }] }), NOBODY)
    expect(problems).toEqual([])
    expect(batch.corrections).toEqual([
      { season: 'england/premier-league 2025/2026', corrections: [{ team: '62', stage: null, points: -10 }] },
    ])
  })

  it('finds none when one of its rows cannot be read', () => {
    const table = [row(61, 10, 31), { ...row(62, 9, 18), points: null }]
    const { batch, problems } = readOrgStandings(bytes({ ...head, standings: [{ type: 'TOTAL', table }] }), NOBODY)
    expect(batch.corrections).toEqual([])
    expect(problems).toMatchObject([{ kind: 'standings', key: '62' }])
  })
})

it('ranks scorers by goals, those with as many side by side', () => {
  const scorer = (id: number, goals: unknown) => ({
    player: { id, name: `Player ${id}`, dateOfBirth: '2000-07-21', nationality: 'Norway', section: 'Centre-Forward' },
    ...{ team: orgTeamRow(61), playedMatches: 16, goals, assists: null, penalties: null },
  })
  const answer = { ...head, scorers: [scorer(1, 5), scorer(2, 9), scorer(3, 5), scorer(4, 'many')] }
  const { batch, problems } = readOrgScorers(bytes(answer), NOBODY)
  expect(batch.topScorers?.[0]?.rows.map(({ player, position, total }) => [player, position, total])).toEqual([
    ['2', 1, 9],
    ['1', 2, 5],
    ['3', 2, 5],
  ])
  expect(batch.players?.[0]).toMatchObject({ key: '1', position: 27, dateOfBirth: '2000-07-21' })
  expect(problems).toMatchObject([{ kind: 'scorer', key: '4' }])
})

describe('a team of football-data.org', () => {
  const team = (more: object) => ({
    ...orgTeamRow(61),
    ...{ area: { name: 'England' }, founded: 1905, clubColors: 'Royal Blue / White', venue: 'Stamford Bridge' },
    ...more,
  })

  it('has a ground, a year and, where the key may see them, coach and squad', () => {
    const coach = {
      id: 9,
      name: 'A Coach',
      nationality: 'Italy',
      dateOfBirth: '1980-02-10',
      contract: { start: '2024-07' },
    }
    const squad = [{ id: 7, name: 'A Keeper', position: 'Goalkeeper', dateOfBirth: null, nationality: 'Spain' }]
    const { batch, problems } = readOrgTeams(bytes({ ...head, teams: [team({ coach, squad })] }))
    expect(problems).toEqual([])
    expect(batch).toMatchObject({
      teams: [{ key: '61', founded: 1905, venue: 'team 61' }],
      venues: [{ key: 'team 61', name: 'Stamford Bridge' }],
      coachSpells: [{ coach: '9', team: '61', startsOn: '2024-07-01', endsOn: null }],
      playerSpells: [{ player: '7', spells: [{ team: '61', position: 24 }] }],
    })
  })

  it('has nobody where the squad is empty and the coach unknown', () => {
    const { batch } = readOrgTeams(bytes({ ...head, teams: [team({ coach: null, squad: [] })] }))
    expect(batch).toMatchObject({ players: [], playerSpells: [], coaches: [], coachSpells: [] })
  })
})

it('is refused as an answer when its list is missing', () => {
  expect(lacks('teams')(bytes({ message: 'no' }))).toBe('the answer has no list of teams')
  expect(lacks('teams')(Buffer.from('<html>'))).toBe('the answer has no list of teams')
  expect(lacks('teams')(bytes({ teams: [] }))).toBeNull()
})
