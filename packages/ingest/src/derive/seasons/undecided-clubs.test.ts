import { useDatabase } from '@touchline/testing/database'
import { expect, test } from 'vitest'
import { meeting, NOW, RESULT, reportedBy } from '../../joining/sources.testing.ts'
import { mergeTeams } from '../../joining/teams/merge-teams.ts'
import { applyBatch } from '../../write/apply-batch.ts'
import { refreshFacts } from '../finder/refresh-facts.ts'
import { rateMatches } from '../ratings/rate-matches.ts'
import { deriveSeasons } from './derive-seasons.ts'

const database = useDatabase()
const played = { ...meeting, ...RESULT }
const table = () =>
  database.rows(
    `select t.name, s.details->'129' as played from standing s join team t on t.id = s.team_id order by t.name`,
  )

test('a match under two names of a club counts once in tables, lists of past matches, ratings and the finder, and the operator is told, until the club is known', async () => {
  await applyBatch(database, reportedBy('football-data', [played]), { now: NOW })
  const other = reportedBy('openfootball', [played], {}, { ashton: { name: 'AFC Ashton', stableKey: null } })
  await applyBatch(database, other, { now: NOW })
  await deriveSeasons(database, { now: NOW })
  expect(await table()).toEqual([
    { name: 'Ashton', played: 1 },
    { name: 'Brough', played: 1 },
  ])
  const counting = () =>
    database.rows(
      `select count(*)::int as sides, count(points)::int as points, (select count(*)::int from fixture where not doubled) as matches
       from side where finished`,
    )
  expect(await counting()).toEqual([{ sides: 2, points: 2, matches: 1 }])
  await refreshFacts(database, { now: NOW })
  expect(await database.rows('select count(*)::int as facts from finder_fact')).toEqual([{ facts: 1 }])
  await rateMatches(database, { now: NOW })
  expect(await database.rows('select count(*)::int as forecasts from forecast')).toEqual([{ forecasts: 1 }])
  const again = await applyBatch(database, other, { now: NOW })
  expect(again.families.fixtures).toMatchObject({ inserted: 0, updated: 0 })
  const problems = () => database.rows<{ reason: string }>(`select reason from feed_problem where kind = 'season'`)
  expect(await problems()).toMatchObject([
    { reason: expect.stringContaining('AFC Ashton of openfootball may be Ashton of football-data') },
  ])
  const ids = await database.rows<{ id: number; name: string }>('select id, name from team')
  const idOf = (name: string) => ids.find((one) => one.name === name)?.id ?? 0
  await mergeTeams(database, { from: idOf('AFC Ashton'), into: idOf('Ashton'), now: NOW })
  await deriveSeasons(database, { now: NOW })
  expect(await table()).toHaveLength(2)
  expect(await counting()).toEqual([{ sides: 2, points: 2, matches: 1 }])
  expect(await problems()).toEqual([])
})
