import { matchComparison } from '@touchline/contract'
import type { Match, Side } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import { findSidelined } from '../../fixture/sidelined.queries.ts'
import { findMatches } from '../../history/find-matches.ts'
import { findHistory } from '../../history/history-row.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findComparedLists, findComparedMatch } from './compared-match.queries.ts'
import { viewCommon, viewCompared } from './comparison.view.ts'
import { findExpected } from './expected-lineups.queries.ts'

const SECONDS = 600

export async function comparisonRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: matchComparison,
    handler: async ({ params: { match_id }, query: { venue, competition, last, as_of } }) => {
      const match = await findComparedMatch(database, match_id)
      if (match === null) throw publicError('not_found', 'There is no match of this id.')
      const listsOf = (side: Side) =>
        findComparedLists(
          database,
          {
            matchId: match_id,
            teamId: match[`${side}Id`],
            venue: venue === 'own' ? side : null,
            leagueId: competition === 'league' ? match.leagueId : null,
            beforeId: as_of === 'kickoff' ? match_id : null,
          },
          Number(last),
        )
      const today = clock.now().toISOString().slice(0, 10)
      const [home, away, missing, expected] = await Promise.all([
        listsOf('home'),
        listsOf('away'),
        findSidelined(database, match_id, today),
        findExpected(database, match_id),
      ])
      const ids = [...new Set([home, away].flatMap((lists) => [...lists.last, ...lists.year]))]
      const found = await findMatches(database, await findHistory(database, ids))
      const byId = new Map(found.map((one) => [one.id, one]))
      const matchesOf = (list: readonly number[]): Match[] => list.flatMap((id) => byId.get(id) ?? [])
      return {
        home: viewCompared(match, 'home', matchesOf(home.last), { missing, expected }),
        away: viewCompared(match, 'away', matchesOf(away.last), { missing, expected }),
        common: viewCommon(match, matchesOf(home.year), matchesOf(away.year)),
      }
    },
    cache: {
      tags: ({ params }, { home, away }) => [
        'reference',
        `fixture:${params.match_id}`,
        `team:${home.participant_id}`,
        `team:${away.participant_id}`,
        ...[...home.form, ...away.form].map(({ match_id }) => `fixture:${match_id}`),
      ],
      ttlSeconds: SECONDS,
    },
  })
}
