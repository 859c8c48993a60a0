import { fixtureChances, livescoreChances } from '@touchline/contract'
import { bookmakerName } from '@touchline/football'
import { coursesOf } from '@touchline/ingest/derive/inplay/courses.queries.ts'
import { forecastTags } from '@touchline/ingest/derive/ratings/forecast-changes.ts'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { serveSubscribers } from '../../accounts/subscribers.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { findInplay } from '../inplay.queries.ts'
import { inplayTags } from '../inplay-tags.ts'
import { chancesNow } from './chances-now.ts'
import { basesOf } from './match-basis.ts'
import { findStand } from './match-course.queries.ts'
import { viewAhead, viewCourse } from './match-course.view.ts'

const LIST_SECONDS = 30
const SECONDS = 60

export async function chancesRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serveSubscribers(app, {
    call: livescoreChances,
    handler: async ({ prices }) => {
      const playing = await findInplay(database, clock.now())
      const bases = await basesOf(
        database.pool,
        playing.map(({ id }) => id),
        { prices },
      )
      return {
        chances: playing.flatMap((row) => {
          const chances = chancesNow(bases.get(row.id), row)
          return chances === null
            ? []
            : [{ match_id: row.id, ...chances, ...(row.minuteEstimated && { estimated: true }) }]
        }),
      }
    },
    cache: { tags: () => inplayTags(clock), ttlSeconds: LIST_SECONDS },
    options: { weighsPrices: true },
  })

  serveSubscribers(app, {
    call: fixtureChances,
    handler: async ({ params: { fid }, prices }) => {
      const [stand, bases, courses] = await Promise.all([
        findStand(database, fid),
        basesOf(database.pool, [fid], { prices }),
        coursesOf(database.pool, [fid]),
      ])
      if (stand === null) throw publicError('not_found', 'There is no match of this id.')
      const basis = bases.get(fid)
      return {
        match_id: fid,
        basis: basis ? { result: basis.result, bookmaker: bookmakerName(basis.bookmakerId), goals: basis.goals } : null,
        estimated: stand.minuteEstimated,
        ...(basis ? viewCourse(basis, stand, courses.get(fid)) : { course: [], whole: false }),
        ahead: basis ? viewAhead(basis, stand) : null,
      }
    },
    cache: { tags: ({ params }) => [`fixture:${params.fid}`, ...forecastTags(params.fid)], ttlSeconds: SECONDS },
  })
}
