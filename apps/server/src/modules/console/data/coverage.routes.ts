import { coverageOfSeason, dataCoverage } from '@touchline/contract'
import type { Source } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findSeasonOf, findStoredMatches } from '../../league/completeness/completeness.queries.ts'
import { completenessOf, viewCompleteness } from '../../league/completeness/completeness.view.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { type CoveredSeason, findCoveredSeasons } from './coverage.queries.ts'
import { missingOf, sharesOf } from './coverage.ts'

/** Seconds to cache the answer: counting all matches of these seasons takes a while. */
const SECONDS = 600
const MISSING_SHOWN = 200

/** The stored share of expected data. */
export async function coverageRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const ofSeason = async ({ id, name, stableKey, endsOn, sources, current }: CoveredSeason, now: Date) => {
    const matches = await findStoredMatches(database.pool, id)
    const found = completenessOf(matches, { seasonName: name, stableKey, endsOn }, now)
    return { id, name, current, any: matches.length > 0, ...sharesOf(found, sources) }
  }

  serve(
    app,
    dataCoverage,
    async ({ query: { seasons } }) => {
      const now = clock.now()
      const found = Map.groupBy(await findCoveredSeasons(database.pool, seasons), ({ leagueId }) => leagueId)
      const competitions = []
      // One after the other, to leave the database to others.
      for (const [id, of] of found) {
        const [first] = of
        if (first === undefined) continue
        const covered = []
        for (const one of of) covered.push(await ofSeason(one, now))
        const stored = covered.filter(({ any }) => any).map(({ any: _, ...season }) => season)
        if (stored.length === 0) continue
        competitions.push({
          id,
          name: first.leagueName,
          country: { id: first.countryId, name: first.countryName, code: first.countryCode },
          missing: stored.reduce((sum, { id: _, name: __, current: ___, ...shares }) => sum + missingOf(shares), 0),
          seasons: stored,
        })
      }
      competitions.sort((one, other) => other.missing - one.missing || one.name.localeCompare(other.name))
      return { competitions }
    },
    { cache: { tags: () => ['reference'], ttlSeconds: SECONDS, sharedBy: () => true } },
  )

  serve(app, coverageOfSeason, async ({ params: { id } }) => {
    const [season, matches] = await Promise.all([findSeasonOf(database.pool, id), findStoredMatches(database.pool, id)])
    if (season === null) throw publicError('not_found', 'There is no season of this id.')
    const { rounds, missing } = viewCompleteness(matches, completenessOf(matches, season, clock.now()))
    const [covered] = (await findCoveredSeasons(database.pool, 100)).filter((one) => one.id === id)
    const sources: readonly Source[] = covered?.sources ?? []
    return {
      name: season.seasonName,
      rounds: rounds.map(({ round, stored, results, prices, lineups, statistics, events }) => {
        const parts = { prices, lineups, statistics, events }
        const { matches: _, ...shares } = sharesOf({ scheduled: null, stored, results, parts }, sources)
        return { round, ...shares }
      }),
      missing: missing.slice(0, MISSING_SHOWN).map(({ home, away, round, starting_at }) => ({
        home: home.name,
        away: away.name,
        round,
        at: starting_at,
      })),
    }
  })
}
