import { Readable } from 'node:stream'
import { type RecordMinute, record, recordHeads, recordInplay } from '@touchline/contract'
import { IN_PLAY_MARKETS } from '@touchline/database'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../platform/http/errors.ts'
import { fairQueue } from '../../platform/http/fair-queue.ts'
import { notShownHere } from '../../platform/http/prices/hidden-prices.ts'
import { readableAnywhere } from '../../platform/http/security.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ModuleDeps } from '../module-deps.ts'
import { gradesCsv } from './grades-csv.ts'
import { isSimulated } from './is-simulated.ts'
import { countWritten, gradedLeagues, newestHeads, scoresOf } from './record.queries.ts'
import { monthText, viewBetting, viewFigures, viewHead } from './record.views.ts'
import { recordCsv } from './record-csv.ts'
import { viewMinute } from './record-inplay.view.ts'

/** Cached answers are dropped when something is recorded or graded. */
const SECONDS = 300
const HEADS_SHOWN = 7
/** Reads of parts of the file; a client that downloads it many times at once gets one at a time. */
const PARTS = { atOnce: 2, perKey: 1, waiting: 200 }
const kept = { tags: () => ['record'], ttlSeconds: SECONDS }

export async function recordRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  const { pool } = database
  const turns = fairQueue(PARTS)

  serve(
    app,
    record,
    async ({ query: { kind, market, league } }) => {
      const simulated = await isSimulated(database, clock)
      const leagues = await gradedLeagues(pool, simulated)
      if (league !== undefined && !leagues.some(({ leagueId }) => leagueId === league))
        throw publicError('bad_request', 'Query league: nothing is graded of a league of this id')
      const scores = await scoresOf(pool, { simulated, kind, market })
      const isBetOn = kind === 'model' && market === 'result'
      const bets = isBetOn ? scores : await scoresOf(pool, { simulated, kind: 'model', market: 'result' })
      const { written, waiting, unsealed, firstAt } = await countWritten(pool, { simulated, kind, now: clock.now() })
      const [own, afterwards] = [false, true].map((which) => scores.filter((row) => row.afterwards === which))
      return {
        ...{ simulated, kind, market, league_id: league ?? null, written, waiting, unsealed },
        first_at: firstAt?.toISOString() ?? null,
        record: viewFigures(own ?? [], league),
        afterwards: viewFigures(afterwards ?? [], league),
        betting: viewBetting(bets.filter((row) => !row.afterwards).map(({ sums }) => sums)),
        leagues: leagues.map((row) => ({
          league_id: row.leagueId,
          league_name: row.league,
          country_name: row.country,
        })),
        heads: (await newestHeads(pool, { simulated, limit: HEADS_SHOWN })).map(viewHead),
      }
    },
    { cache: kept },
  )

  serve(
    app,
    recordInplay,
    async ({ query: { league } }) => {
      const simulated = await isSimulated(database, clock)
      const months: string[] = []
      const minutes: RecordMinute[] = []
      for (const market of IN_PLAY_MARKETS) {
        const all = await scoresOf(pool, { simulated, kind: 'price', market })
        const scores = league === undefined ? all : all.filter(({ leagueId }) => leagueId === league)
        const minute = viewMinute(market, scores)
        if (minute) minutes.push(minute)
        months.push(...scores.map(({ month }) => monthText(month)))
      }
      months.sort()
      return { simulated, league_id: league ?? null, from: months[0] ?? null, to: months.at(-1) ?? null, minutes }
    },
    { cache: kept },
  )

  serve(
    app,
    recordHeads,
    async ({ query: { from } }) => {
      const simulated = await isSimulated(database, clock)
      return { simulated, heads: (await newestHeads(pool, { simulated, from })).map(viewHead) }
    },
    { cache: kept },
  )

  const file = (
    {
      path,
      operationId,
      summary,
      description,
      name,
    }: Record<'path' | 'operationId' | 'summary' | 'description' | 'name', string>,
    write: (
      database: ModuleDeps['database'],
      simulated: boolean,
      inTurn: <T>(work: () => Promise<T>) => Promise<T>,
    ) => AsyncGenerator<string>,
  ) => {
    const schema = { operationId, summary, description, tags: ['record'] }
    app.get(path, { onRequest: readableAnywhere(app, path), schema }, async (request, reply) => {
      // Its chances are those of prices too, and without them it would not be what was hashed.
      if (!app.prices.pricesShown(request.raw)) throw notShownHere()
      const simulated = await isSimulated(database, clock)
      const parts = write(database, simulated, (work) => turns.run(request.ip, work))
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}${simulated ? '-simulated' : ''}.csv"`)
        .header('cache-control', 'no-cache')
        .send(Readable.from(parts))
    })
  }
  file(
    {
      ...{ path: '/record.csv', operationId: 'recordCsv', name: 'record' },
      summary: 'Every row of the record, as it is hashed',
      description: 'CSV in UTF-8, the oldest row first; the days are those of `/record/heads`.',
    },
    recordCsv,
  )
  file(
    {
      ...{ path: '/record/grades.csv', operationId: 'recordGradesCsv', name: 'record-grades' },
      summary: 'Every graded forecast with its result and the closing price, to compute the grades again',
      description: 'CSV in UTF-8: chances, result and the chances of the closing price, a forecast a line.',
    },
    gradesCsv,
  )
}
