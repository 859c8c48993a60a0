import { type Placeholders, pointsCorrection, type Queryable, query, rows, statement } from '@touchline/database'
import { asc, eq } from 'drizzle-orm'
import type { ReportedCorrection } from './season-tables.ts'

const CORRECTIONS = statement((p: Placeholders<{ seasonId: number }>) =>
  query
    .select({ stageId: pointsCorrection.stageId, teamId: pointsCorrection.teamId, points: pointsCorrection.points })
    .from(pointsCorrection)
    .where(eq(pointsCorrection.seasonId, p.seasonId))
    .orderBy(asc(pointsCorrection.place)),
)

/** Points given or taken in a season, as a source reports them. */
export const correctionsOf = (queryable: Queryable, seasonId: number): Promise<ReportedCorrection[]> =>
  rows(queryable, CORRECTIONS, { seasonId })
