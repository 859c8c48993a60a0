import type { Key } from '@touchline/football'
import type { SportmonksClient } from '../client-types.ts'
import { type ParsedCountries, parseCountries } from '../parse/reference/countries.ts'
import { parseLeagues, parseStages } from '../parse/reference/leagues.ts'
import { parseReferees } from '../parse/reference/people/referees.ts'
import { parseTeams } from '../parse/reference/teams.ts'
import { parseTypes } from '../parse/reference/types.ts'
import type { Parsed } from '../parsed.ts'
import { type Reading, type ReadPage, readAll, readPages } from './page.ts'

/** Rows of a page without includes. */
const BULK = { filters: { populate: '' }, perPage: 1_000 } as const

/** The feed's countries as ours. */
export async function readCountries(client: SportmonksClient): Promise<ParsedCountries> {
  return parseCountries(await allRows(client, 'core/countries', 'Country'))
}

/** The feed's list of types: meanings of its statistic, event and position ids. */
export async function readTypes(client: SportmonksClient): Promise<ReturnType<typeof parseTypes>> {
  return parseTypes(await allRows(client, 'core/types', 'Type'))
}

async function allRows(client: SportmonksClient, path: string, entity: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const page of client.pages(path, entity, BULK)) rows.push(...page.rows)
  return rows
}

/** Leagues of the plan, with all their seasons. */
export const readLeagues = (reading: Reading, from: string | null): AsyncIterable<ReadPage> =>
  readPages(reading, {
    call: { path: 'football/leagues', entity: 'League', query: { include: ['country', 'seasons'] } },
    parse: parseLeagues,
    from,
  })

/** Stages of a season with their groups. */
export const readStages = (reading: Reading, season: Key): Promise<Parsed> =>
  readAll(
    reading,
    { path: `football/stages/seasons/${season}`, entity: 'Stage', query: { include: ['groups'] } },
    parseStages,
  )

/** Teams that take part in a season, with their grounds and coaches. */
export const readTeamsOfSeason = (reading: Reading, season: Key): Promise<Parsed> =>
  readAll(
    reading,
    {
      path: `football/teams/seasons/${season}`,
      entity: 'Team',
      query: { include: ['country', 'venue', 'coaches.coach'] },
    },
    parseTeams,
  )

/** Referees of a season with their figures in each. */
export const readRefereesOfSeason = (reading: Reading, season: Key, from: string | null): AsyncIterable<ReadPage> =>
  readPages(reading, {
    call: {
      path: `football/referees/seasons/${season}`,
      entity: 'Referee',
      query: { include: ['statistics.details'] },
    },
    parse: parseReferees,
    from,
  })
