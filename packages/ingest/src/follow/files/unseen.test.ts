import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type FileSource, fileSource } from '@touchline/feeds'
import { useDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { type FileOutcome, fileGroups, importFiles } from './import-files.ts'
import { inputFiles } from './input-files.ts'

const NOW = new Date('2032-06-01T12:00:00.000Z')
const database = useDatabase()
const folder = useFreshFolder()

const put = (name: string, content: unknown) => {
  const path = folder.at(name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

async function importAll(source: FileSource['source']) {
  const outcomes: FileOutcome[] = []
  const groups = fileGroups(source, inputFiles([folder.path], fileSource(source).endings))
  const report = await importFiles({ database, source, groups, now: NOW, onFile: (one) => outcomes.push(one) })
  return { report, messages: outcomes.flatMap(({ problems, fatal }) => [...problems.map((one) => one.message), fatal]) }
}

const stored = () =>
  database.rows(`select l.name as league, l.type, l.tier, c.name as country, s.name as season, h.name as home, a.name as away,
    f.home_goals as goals, f.away_goals as against from fixture f join league l on l.id = f.league_id
    join country c on c.id = l.country_id join season s on s.id = f.season_id join team h on h.id = f.home_team_id
    join team a on a.id = f.away_team_id order by l.name, f.kickoff`)

/** Stored rows and reports of files with two unlisted leagues: one of an unknown country, one of a real one. */
async function expectStored(source: FileSource['source'], leagues: readonly object[]) {
  const { messages } = await importAll(source)
  const reported = messages.filter((message) => message?.includes('is not in the list of competitions'))
  expect(reported).toHaveLength(leagues.length)
  expect(new Set(reported).size).toBe(leagues.length)
  expect(messages.filter((message) => message?.includes('taken') || message?.includes('not known'))).toEqual([])
  const found = await stored()
  expect(found).toMatchObject(leagues)
  const before = await database.rows('select id, xmin::text from fixture union all select id, xmin::text from team')
  const again = await importAll(source)
  expect(again.report.matches).toEqual({ inserted: 0, updated: 0, unchanged: leagues.length })
  expect(await stored()).toEqual(found)
  expect(await database.rows('select id, xmin::text from fixture union all select id, xmin::text from team')).toEqual(
    before,
  )
}

const MATCH = { season: '2031/2032', home: 'Ambridge Town', away: 'Borchester', goals: 3, against: 1 }

test('season files and country files', async () => {
  put('E7.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nE7,16/08/2031,Ambridge Town,Borchester,3,1\n')
  put('N3.csv', 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nN3,16/08/2031,Ambridge Town,Borchester,3,1\n')
  const header = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res'
  put('ATL.csv', `${header}\nAtlantis,Coral League,2031/2032,16/08/2031,15:00,Ambridge Town,Borchester,3,1,H\n`)
  put('ISL.csv', `${header}\nFaroe Islands,Meistaradeildin,2031/2032,16/08/2031,15:00,Ambridge Town,Borchester,3,1,H\n`)
  await expectStored('football-data', [
    { ...MATCH, league: 'Atlantis Coral League', country: 'World', type: 'league', tier: 1 },
    { ...MATCH, league: 'E7', country: 'England', tier: 8 },
    { ...MATCH, league: 'Meistaradeildin', country: 'Faroe Islands' },
    { ...MATCH, league: 'N3', country: 'Netherlands', tier: 3 },
  ])
})

test('openfootball', async () => {
  const matches = [
    { round: 'Matchday 1', date: '2031-08-16', team1: 'Ambridge Town', team2: 'Borchester', score: { ft: [3, 1] } },
  ]
  put('2031-32/is.3.json', { name: 'Iceland 2. deild karla 2031/32', matches })
  put('2031-32/xx.1.json', { name: 'Atlantis | Coral League 2031/32', matches })
  put('2031-32/uy.cup.json', { name: 'Copa Uruguay 2031/32', matches })
  await expectStored('openfootball', [
    { ...MATCH, league: '2. deild karla', country: 'Iceland', tier: 3 },
    { ...MATCH, league: 'Atlantis Coral League', country: 'World' },
    { ...MATCH, league: 'Copa Uruguay', country: 'Uruguay', type: 'cup' },
  ])
})

test('schochastics', async () => {
  const match = { home: 'ambridge-town', away: 'borchester', GH: 3, GA: 1, date: '2031-08-16' }
  put('island_lengjudeild-2031-2032.json', [{ ...match, league: 'island_lengjudeild-2031-2032' }])
  put('atlantis_coral-league-2031-2032.json', [{ ...match, league: 'atlantis_coral-league-2031-2032' }])
  put('osterreich_regionalliga-cup-2031-2032.json', [{ ...match, league: 'osterreich_regionalliga-cup-2031-2032' }])
  await expectStored('schochastics', [
    { ...MATCH, league: 'Atlantis Coral League', country: 'World' },
    { ...MATCH, league: 'Lengjudeild', country: 'Iceland' },
    { ...MATCH, league: 'Regionalliga Cup', country: 'Austria', type: 'cup' },
  ])
})

test('wyscout', async () => {
  const side = (side: string, teamId: number, score: number) => ({
    ...{ side, teamId, coachId: 0, score, scoreHT: 0, scoreET: 0, scoreP: 0 },
    formation: { lineup: [], bench: [], substitutions: [] },
  })
  const match = (wyId: number, competitionId: number, ids: readonly [number, number]) => ({
    ...{
      wyId,
      competitionId,
      status: 'Played',
      duration: 'Regular',
      seasonId: 1,
      roundId: 1,
      gameweek: 1,
      referees: [],
    },
    ...{ dateutc: '2031-08-16 14:00:00', label: 'Ambridge Town - Borchester, 3 - 1', venue: '' },
    teamsData: { [ids[0]]: side('home', ids[0], 3), [ids[1]]: side('away', ids[1], 1) },
  })
  const club = (wyId: number, name: string, area: string) => ({ wyId, name, type: 'club', area: { name: area } })
  put('teams.json', [
    ...[club(1, 'Ambridge Town', 'Iceland'), club(2, 'Borchester', 'Iceland')],
    ...[club(3, 'Ambridge Town', 'Atlantis'), club(4, 'Borchester', 'Atlantis')],
  ])
  put('competitions.json', [
    { wyId: 9001, name: 'Coral League', area: { name: 'Atlantis' }, format: 'Domestic league' },
  ])
  put('matches_Atlantis.json', [match(1, 9001, [3, 4])])
  put('matches_Iceland.json', [match(2, 9002, [1, 2])])
  await expectStored('wyscout', [
    { ...MATCH, league: 'Atlantis Coral League', country: 'World' },
    { ...MATCH, league: 'Competition 9002', country: 'Iceland' },
  ])
})

test('statsbomb', async () => {
  const entry = (match_id: number, country_name: string, competition_name: string) => ({
    ...{ match_id, match_date: '2031-08-16', home_score: 0, away_score: 0, match_week: 1 },
    competition: { competition_id: 9000 + match_id, country_name, competition_name },
    season: { season_id: 1, season_name: '2031/2032' },
    home_team: { home_team_id: match_id * 10, home_team_name: 'Ambridge Town', country: { id: 1, name: country_name } },
    away_team: {
      away_team_id: match_id * 10 + 1,
      away_team_name: 'Borchester',
      country: { id: 1, name: country_name },
    },
  })
  const start = (index: number, id: number, name: string) => ({
    ...{ id: `id-${id}-${index}`, index, period: 1, minute: 0, second: 0, type: { id: 18, name: 'Half Start' } },
    team: { id, name },
  })
  put('matches.json', [entry(1, 'Atlantis', 'Coral League'), entry(2, 'Faroe Islands', 'Meistaradeildin')])
  for (const match of [1, 2]) {
    put(`${match}.events.json`, [start(1, match * 10, 'Ambridge Town'), start(2, match * 10 + 1, 'Borchester')])
  }
  const goalless = { ...MATCH, goals: 0, against: 0 }
  await expectStored('statsbomb', [
    { ...goalless, league: 'Atlantis Coral League', country: 'World' },
    { ...goalless, league: 'Meistaradeildin', country: 'Faroe Islands' },
  ])
})
