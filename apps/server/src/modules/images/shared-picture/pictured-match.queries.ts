import { type Database, firstRow, fixture, league, type Placeholders, selection, statement } from '@touchline/database'
import { STATE } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { awayTeam, fixtureJoins, homeTeam } from '../../shared/fixture-row.ts'
import type { Look } from '../images.queries.ts'

const MATCH = statement((p: Placeholders<{ id: number }>) =>
  selection(
    {
      homeName: homeTeam.name,
      homeShortCode: homeTeam.shortCode,
      homePrimaryColour: homeTeam.primaryColour,
      homeSecondaryColour: homeTeam.secondaryColour,
      homeImageUrl: homeTeam.imageUrl,
      awayName: awayTeam.name,
      awayShortCode: awayTeam.shortCode,
      awayPrimaryColour: awayTeam.primaryColour,
      awaySecondaryColour: awayTeam.secondaryColour,
      awayImageUrl: awayTeam.imageUrl,
      league: league.name,
      kickoff: fixture.kickoff,
      stateId: fixture.stateId,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
    },
    (columns) => sql`
      select ${columns} from ${fixture} ${fixtureJoins}
      where ${fixture.id} = ${p.id} and ${fixture.stateId} <> ${STATE.deleted}`,
  ),
)

/** The data of a match's picture; null for an unknown match. */
export async function findPicturedMatch({ pool }: Database, id: number) {
  const row = await firstRow(pool, MATCH, { id })
  if (row === null) return null
  const home: Look = {
    name: row.homeName,
    shortCode: row.homeShortCode,
    primaryColour: row.homePrimaryColour,
    secondaryColour: row.homeSecondaryColour,
    imageUrl: row.homeImageUrl,
  }
  const away: Look = {
    name: row.awayName,
    shortCode: row.awayShortCode,
    primaryColour: row.awayPrimaryColour,
    secondaryColour: row.awaySecondaryColour,
    imageUrl: row.awayImageUrl,
  }
  const { league: name, kickoff, stateId, homeGoals, awayGoals } = row
  return { home, away, league: name, kickoff, stateId, homeGoals, awayGoals }
}
