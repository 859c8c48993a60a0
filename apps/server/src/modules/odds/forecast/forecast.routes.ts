import { forecastOf } from '@touchline/contract'
import { forecastTags } from '@touchline/ingest/derive/ratings/forecast-changes.ts'
import { forecastsOf } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import { keptForecastMargins } from '@touchline/ingest/derive/signals/forecast-margins.ts'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import { findBooks, withoutBooks } from '../../shared/fixture-books.queries.ts'
import { findLastSeason } from '../../shared/last-season.queries.ts'
import type { OddsDeps } from '../odds-deps.ts'
import { viewForecast } from './forecast.view.ts'

const SECONDS = 60

export async function forecastRoutes(app: FastifyInstance, { database, ladder }: OddsDeps): Promise<void> {
  serveSubscribers(app, {
    call: forecastOf,
    handler: async ({ params: { match_id }, prices }) => {
      const [books, forecasts, season, margins] = await Promise.all([
        findBooks(database, match_id),
        forecastsOf(database.pool, [match_id]),
        findLastSeason(database, match_id),
        keptForecastMargins(database.pool),
      ])
      if (books === null) throw publicError('not_found', 'There is no match of this id.')
      const shown = prices ? books : withoutBooks(books)
      return viewForecast({ books: shown, forecast: forecasts.get(match_id) ?? null, season, margins, ladder })
    },
    cache: {
      tags: ({ params }) => [`fixture:${params.match_id}`, ...forecastTags(params.match_id)],
      ttlSeconds: SECONDS,
    },
  })
}
