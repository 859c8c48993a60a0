import {
  fixture,
  type Placeholders,
  type Queryable,
  ratingSnapshot,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { dayAt } from '@touchline/ingest/derive/ratings/days.ts'
import { unpackState } from '@touchline/ingest/derive/ratings/packed-state.ts'
import {
  COUNTRY_LEVELS,
  commonGrid,
  fitLevels,
  type LevelMatch,
  type Levels,
  type ModelState,
} from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clubStrengths, levelKeys, ONE_COUNTRY } from './club-strengths.ts'
import { FINISHED, type LeagueClub } from './cup.queries.ts'

/** Matches longer ago say next to nothing. */
const YEARS = 12
const host = alias(team, 'host')
const guest = alias(team, 'guest')

const MATCHES = statement((p: Placeholders<{ now: Date }>) =>
  selection(
    {
      kickoff: fixture.kickoff,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      homeCountry: host.countryId,
      awayCountry: guest.countryId,
      homeGoals: sql<number>`coalesce(${fixture.homeFullTime}, ${fixture.homeGoals})`,
      awayGoals: sql<number>`coalesce(${fixture.awayFullTime}, ${fixture.awayGoals})`,
    },
    (columns) => sql`
      select ${columns} from ${fixture}
      join ${team} host on host.id = ${fixture.homeTeamId} join ${team} guest on guest.id = ${fixture.awayTeamId}
      where host.country_id <> guest.country_id and not host.national and not guest.national
        and ${fixture.kickoff} between ${p.now}::timestamptz - interval '${sql.raw(String(YEARS))} years' and ${p.now}::timestamptz
        and ${fixture.stateId} in (${FINISHED}) and not ${fixture.doubled} and ${fixture.homeGoals} is not null
      order by ${fixture.kickoff}, ${fixture.id}`,
  ),
)

const SNAPSHOTS = statement(() =>
  selection(
    { day: sql<number>`${ratingSnapshot.day} - date '1970-01-01'`, state: ratingSnapshot.state },
    (columns) => sql`select ${columns} from ${ratingSnapshot} order by ${ratingSnapshot.day}`,
  ),
)

/**
 * How the clubs of countries compare, by their matches with each other: each judged by the ratings that both clubs had when those were last kept
 * before it.
 */
export async function countryLevels(queryable: Queryable, clubs: readonly LeagueClub[], now: Date): Promise<Levels> {
  const [found, snapshots] = await Promise.all([rows(queryable, MATCHES, { now }), rows(queryable, SNAPSHOTS, {})])
  const matches: LevelMatch[] = []
  let reached = -1
  let state: ModelState | null = null
  for (const { kickoff, home, away, homeCountry, awayCountry, homeGoals, awayGoals } of found) {
    const day = dayAt(kickoff)
    const latest = snapshots.findLastIndex((snapshot) => snapshot.day <= day)
    if (latest < 0) continue
    if (latest !== reached) state = unpackState(snapshots[latest]!.state)
    reached = latest
    const then = state as ModelState
    const strengthOf = clubStrengths(then, clubs, ONE_COUNTRY)
    const { a, b } = commonGrid(strengthOf(home, null), strengthOf(away, null), false)
    const keysOf = (club: number, country: number) =>
      levelKeys(club, country, then.shots.clubs[String(club)] !== undefined)
    matches.push({
      ...{
        goals: [homeGoals, awayGoals],
        logMeans: [a, b],
        home: keysOf(home, homeCountry),
        away: keysOf(away, awayCountry),
      },
      weight: 0.5 ** ((dayAt(now) - day) / COUNTRY_LEVELS.halfLifeDays),
    })
  }
  return fitLevels(matches, (key) => ({
    mean: 0,
    variance: key.startsWith('club') ? COUNTRY_LEVELS.club : COUNTRY_LEVELS.country,
  }))
}
