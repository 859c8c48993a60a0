import { refereeCards, refereeStats } from '@touchline/contract'
import { forecastTags } from '@touchline/ingest/derive/ratings/forecast-changes.ts'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { serveSubscribers } from '../accounts/subscribers.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { refereeImage } from '../shared/image-paths.ts'
import { findReferee, findRefereeSeasons } from './referee.queries.ts'
import { viewFigures } from './referee.views.ts'
import { findRefereeCards } from './referee-cards.ts'

/** Forecasts follow the ratings within minutes of a result. */
const CARDS_SECONDS = 60

/** The statistics are not cached: two look-ups by key when the dialog is opened. */
export async function refereeRoutes(app: FastifyInstance, { database }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: refereeStats,
    handler: async ({ params }) => {
      const [referee, seasons] = await Promise.all([
        findReferee(database, params.referee_id),
        findRefereeSeasons(database, params.referee_id),
      ])
      if (referee === null) throw publicError('not_found', 'There is no referee of this id.')
      const { countryName: name, countryCode: code } = referee
      return {
        id: referee.id,
        name: referee.name,
        common_name: referee.commonName,
        image_path: refereeImage(referee.id),
        date_of_birth: referee.dateOfBirth,
        country: name === null || code === null ? null : { name, code },
        statistics: seasons.map((season) => ({
          season: { id: season.id, name: season.name, league: { id: season.leagueId, name: season.leagueName } },
          details: viewFigures(season.details),
        })),
      }
    },
  })
  serveSubscribers(app, {
    call: refereeCards,
    handler: ({ params }) => findRefereeCards(database, params.match_id),
    cache: {
      tags: ({ params }) => ['reference', `fixture:${params.match_id}`, ...forecastTags(params.match_id)],
      ttlSeconds: CARDS_SECONDS,
    },
  })
}
