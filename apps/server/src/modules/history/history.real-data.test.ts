import { resolve } from 'node:path'
import type { PlayedSeason } from '@touchline/contract'
import { readMeeting } from '@touchline/contract/matches'
import { cardsRows, cornersRows, goalsRows, summarise, summariseCards } from '@touchline/football'
import { fileGroups, importFiles } from '@touchline/ingest/follow/files/import-files.ts'
import { testDatabase } from '@touchline/testing/database'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { type CsvMatch, countsOf, draws, readCsv, seenFrom, statisticOf, sumsOf } from './csv-history.testing.ts'
import { type HistoryReader, historyReader, type LastAnswer, type Meetings } from './last-matches.testing.ts'

const DATA = realData()
const SEASONS = ['2018-19', '2019-20', '2020-21', '2021-22']
const DIVISIONS = ['E0', 'E1', 'SP1', 'D1']
const SLOW = 300_000
const TEAMS = 40
const PAIRS = 20
const LISTED_EACH = 6

const seasonName = (folder: string) => `${folder.slice(0, 4)}/20${folder.slice(5)}`
const pathOf = (season: string, division: string) => resolve(DATA, `football-data/seasons/${season}/${division}.csv`)

describe('history lists of real seasons, counted again from the files alone', () => {
  let server: TestServer
  let by: HistoryReader
  let matches: CsvMatch[]
  let teams: string[]
  let ids: Map<string, number>
  const draw = draws(20_260_301)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T

  beforeAll(async () => {
    const files = SEASONS.flatMap((season) => DIVISIONS.map((division) => [season, pathOf(season, division)] as const))
    const database = await testDatabase()
    const groups = fileGroups(
      'football-data',
      files.map(([, path]) => path),
    )
    await importFiles({ database, source: 'football-data', groups, now: new Date('2022-07-01T00:00:00Z') })
    server = await testServer({ database })
    by = await historyReader(server)
    matches = files.flatMap(([season, path]) => readCsv(path, seasonName(season)))
    teams = [...new Set(matches.map(({ home }) => home))].sort()
    ids = await idsByResults()
  }, SLOW)
  afterAll(() => server?.close())

  /** Maps a name of the files to our team: the one whose home matches have the same days and results. */
  async function idsByResults(): Promise<Map<string, number>> {
    const rows = await server.database.rows<{ id: number; played: string[] }>(
      `select home_team_id as id, array_agg(kickoff::date || ' ' || home_goals || '-' || away_goals) as played
       from fixture group by home_team_id`,
    )
    const byMatches = new Map(rows.map(({ id, played }) => [played.sort().join(), id]))
    const keyOf = (team: string) =>
      matches
        .filter(({ home }) => home === team)
        .map(({ day, goals }) => `${day} ${goals.join('-')}`)
        .sort()
        .join()
    return new Map(teams.map((team) => [team, byMatches.get(keyOf(team)) ?? 0]))
  }

  const idOf = (team: string) => ids.get(team) ?? 0
  const ofTeam = (team: string) =>
    matches
      .filter(({ home, away }) => home === team || away === team)
      .sort((one, other) => (one.day < other.day ? 1 : -1))

  const wanted = (match: CsvMatch, half: number) => {
    const { goals, corners, yellow, red } = countsOf(match, half)
    const cards = (side: 0 | 1) => ({ yellow: yellow?.[side] ?? -1, red: red?.[side] ?? -1 })
    return {
      day: match.day,
      ids: [idOf(match.home), idOf(match.away)],
      goals: goals ?? [null, null],
      corners: corners ?? [null, null],
      cards: [cards(0), cards(1)],
      price: match.price?.source ?? null,
    }
  }
  const given = ({ stats }: LastAnswer) =>
    stats.data.map((row) => ({
      day: row.date.slice(0, 10),
      ids: [row.local_id, row.visitor_id],
      goals: [row.local_score, row.visitor_score],
      corners: [row.corners[row.local_id], row.corners[row.visitor_id]],
      cards: [row.local_cards, row.visitor_cards],
      price: row.odds_source,
    }))

  function expectSums({ stats }: LastAnswer, page: readonly CsvMatch[], team: string, half: number): void {
    expect(stats).toMatchObject(sumsOf(page, team, half))
    for (let index = 0; index < 21; index++) {
      const { results, own, other, known } = statisticOf(page, team, index)
      expect([stats.avg_w[index], stats.avg_d[index], stats.avg_l[index]]).toEqual(results)
      expect(stats.known.stats[index]).toBe(known)
      for (const [shown, exact] of [
        [stats.avg_t1[index], own],
        [stats.avg_t2[index], other],
      ] as const) {
        if (exact === null || shown === null || shown === undefined) expect(shown).toBe(exact)
        else expect(Math.abs(shown - exact)).toBeLessThan(0.005_000_1)
      }
    }
  }

  test('every club of the files is one of ours', () => {
    expect([...ids].filter(([, id]) => id === 0)).toEqual([])
    expect(teams.length).toBeGreaterThan(80)
  })

  test(
    'last matches hold what the filters ask for, page by page, with the sums of the page',
    async () => {
      let compared = 0
      for (let round = 0; round < TEAMS; round++) {
        const team = oneOf(teams)
        const { season: seasons } = await by.get<{ season: PlayedSeason[] }>(`/api/v3/team/season/${idOf(team)}`)
        const counts = Map.groupBy(ofTeam(team), ({ season }) => season)
        expect(seasons.map(({ name, count }) => [name, count])).toEqual(
          [...counts]
            .sort()
            .reverse()
            .map(([name, played]) => [name, played.length]),
        )
        for (let asked = 0; asked < LISTED_EACH; asked++) {
          const [home, away] = oneOf([
            [1, 1],
            [1, 0],
            [0, 1],
          ] as const)
          const chosen = draw() < 0.5 ? null : seasons.filter(() => draw() < 0.5)
          const fullHalf = oneOf([0, 0, 1, 2])
          const perPage = oneOf([0, 20, 1 + Math.floor(draw() * 149)])
          const pgNo = perPage === 0 ? 0 : Math.floor(draw() * 3)
          const all = ofTeam(team).filter(
            (match) =>
              (match.home === team ? home : away) === 1 &&
              (chosen === null || chosen.some(({ name }) => name === match.season)),
          )
          const page = perPage === 0 ? all : all.slice(pgNo * perPage, (pgNo + 1) * perPage)
          const ask = chosen === null ? 0 : chosen.map(({ id }) => id).join(',') || -1
          const answer = await by.last({ id: idOf(team), seasons: ask, home, away, fullHalf, perPage, pgNo })
          expect(given(answer)).toEqual(page.map((match) => wanted(match, fullHalf)))
          expect([answer.stats.foundCount, answer.stats.total]).toEqual([page.length, all.length])
          expectSums(answer, page, team, fullHalf)
          compared += page.length
        }
      }
      expect(compared).toBeGreaterThan(2_000)
    },
    SLOW,
  )

  test(
    'similar matches are those at the same price of the team with the same bookmaker',
    async () => {
      let found = 0
      for (let round = 0; round < TEAMS; round++) {
        const team = oneOf(teams)
        const priced = ofTeam(team).filter(({ price }) => price !== null)
        const own = (match: CsvMatch) => seenFrom(match, team, match.price?.sides ?? null)?.[0] ?? 0
        const example = oneOf(priced)
        const source = example.price?.source ?? ''
        const page = priced.filter(
          (match) => match.price?.source === source && own(match).toFixed(2) === own(example).toFixed(2),
        )
        const query = { id: idOf(team), perPage: 0, similar: own(example).toFixed(2), similar_source: source }
        const answer = await by.last(query)
        expect(given(answer)).toEqual(page.map((match) => wanted(match, 0)))
        expect([answer.stats.total, answer.stats.similar_source]).toEqual([page.length, source])
        expectSums(answer, page, team, 0)
        found += page.length
      }
      expect(found).toBeGreaterThan(TEAMS)
    },
    SLOW,
  )

  test(
    'the meetings of two teams and their averages',
    async () => {
      for (let round = 0; round < PAIRS; round++) {
        const { home: team, away: opponent } = oneOf(matches)
        const met = ofTeam(team).filter(({ home, away }) => home === opponent || away === opponent)
        const { data } = await by.get<Meetings>(`/api/match_h2h/${idOf(team)}/${idOf(opponent)}`)
        expect(data.map(({ start_dt, local_id }) => [start_dt.slice(0, 10), local_id])).toEqual(
          met.map(({ day, home }) => [day, idOf(home)]),
        )
        const meetings = data.map(readMeeting)
        for (const half of [0, 1, 2] as const) {
          const sums = sumsOf(met, team, half)
          const goals = summarise(goalsRows(meetings, half, idOf(team)), idOf(team))
          const corners = summarise(cornersRows(meetings, half, idOf(team)), idOf(team))
          const cards = summariseCards(cardsRows(meetings, half), 'yellow', idOf(team))
          const [won, drawn, lost] = sums.goal
          expect(goals).toMatchObject({
            win: won,
            draw: drawn,
            lost,
            points: 3 * won + drawn,
            diff: sums.tGoal - sums.oGoal,
          })
          expect(goals.averages.own).toBeCloseTo(sums.tGoal / met.length)
          expect(goals.averages.opponents).toBeCloseTo(sums.oGoal / met.length)
          expect([corners.win, corners.draw, corners.lost]).toEqual(sums.corner)
          expect([cards.matches, cards.diff]).toEqual([sums.card, sums.tYC - sums.oYC])
        }
      }
    },
    SLOW,
  )
})
