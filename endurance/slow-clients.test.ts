import autocannon from 'autocannon'
import { FOR_SUBSCRIBERS } from '../apps/server/src/modules/live/event-stream.ts'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, megabytes, milliseconds, quantile, seconds, whole } from '../bench/support/figures.ts'
import { liveClients } from '../bench/support/live-clients.ts'
import { type Database, inTransaction } from '../packages/database/src/index.ts'
import { writeLiveEvents } from '../packages/ingest/src/write/change-log.ts'
import { ask, otherAddress } from '../packages/testing/src/requests/index.ts'
import { pathsToRead, startReaders } from './support/readers.ts'
import { fallen, memoryOfPart, pause, type Site, startSite, until } from './support/site.ts'
import { silent, slowBody, slowHeaders, slowReader, slowSockets, unreadStream } from './support/slow-sockets.ts'
import { rounds, trial } from './support/trial.ts'

/** Memory of a web process once the load is over, and at its peak. */
const MEMORY_BYTES = { after: 512 * 1024 * 1024, highest: 640 * 1024 * 1024 }
/** By then an idle process has given back what it no longer needs. */
const RESTS_MS = 30_000
/** A request has 15 seconds, checked every 5. */
const GIVEN_UP_MS = 30_000
const FLOOD_CONNECTIONS = 300
const FLOOD_SECONDS = 20
const TALK = { batches: 400, changes: 10, bytes: 2_000 }

const peaks = async ({ web }: Site) => Math.max(...(await Promise.all(web.map(memoryOfPart))).map(({ peak }) => peak))
const nowUsed = async ({ web }: Site) => Math.max(...(await Promise.all(web.map(memoryOfPart))).map(({ now }) => now))

trial({
  name: 'slow-clients',
  title: 'Clients that are slow, silent or far too many hold up nobody else, and memory stays bounded',
  about:
    'Two web processes on the demo world. Hundreds of connections say nothing, send their headers or their body a letter a second, ask ten times and read ' +
    'a byte a second, or open the live stream and never read while megabytes are sent on it; readers continue meanwhile. Then a flood of ' +
    `${FLOOD_CONNECTIONS} connections as fast as this machine can ask, and two thousand clients of the live stream.`,
  async run(bench) {
    const site = await startSite(bench, { workers: 1 })
    const database = await site.open()
    bench.undo(() => database.close())
    const paths = await pathsToRead(site.web[0]?.url ?? '', site.now())
    const before = await nowUsed(site)
    const slow = await withSlowClients(bench, site, database, paths)
    const peakWithSlow = await peaks(site)
    const flooded = await flood(bench, site, paths)
    const peakInFlood = await peaks(site)
    const streams = await manyStreams(bench, site, database)
    await pause(RESTS_MS)
    const after = await nowUsed(site)
    const ended = fallen([...site.web, ...site.workers])
    for (const one of ended) bench.say(one)
    const figures: Figure[] = [
      ...slow,
      ...flooded,
      ...streams,
      { name: 'memory of a web process before all of it', value: megabytes(before) },
      { name: 'highest until the flood', value: megabytes(peakWithSlow) },
      { name: 'highest until the two thousand', value: megabytes(peakInFlood) },
      atMost('highest memory of a web process', {
        value: await peaks(site),
        target: MEMORY_BYTES.highest,
        show: megabytes,
      }),
      atMost('half a minute later', { value: after, target: MEMORY_BYTES.after, show: megabytes }),
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
    ]
    return { figures }
  },
})

async function withSlowClients(
  bench: Bench,
  site: Site,
  database: Database,
  paths: readonly string[],
): Promise<Figure[]> {
  const addresses = site.web.map(({ url }) => url)
  const some = rounds(200, 40)
  bench.say('slow clients')
  const list = paths.find((path) => path.startsWith('/api/upcoming')) ?? '/'
  const kinds = {
    silent: slowSockets(addresses, some, silent),
    headers: slowSockets(addresses, some, slowHeaders),
    body: slowSockets(addresses, some, slowBody),
    reading: slowSockets(addresses, some / 2, slowReader(list)),
    streams: slowSockets(addresses, some / 2, unreadStream),
  }
  for (const kind of Object.values(kinds)) bench.undo(kind.end)
  const readers = startReaders({ addresses, paths, atOnce: 4 })
  bench.undo(readers.stop)
  await pause(3_000)
  for (let batch = 0; batch < TALK.batches; batch++) await report(database, TALK.changes, TALK.bytes)
  const givenUp = await until(
    'silent and slow ones are given up',
    () => kinds.silent.open() + kinds.headers.open() + kinds.body.open() === 0,
    GIVEN_UP_MS + 30_000,
  )
  await readers.stop()
  for (const kind of Object.values(kinds)) kind.end()
  for (const wrong of readers.wrong.slice(0, 5)) bench.say(wrong)
  const times = readers.times.toSorted((one, other) => one - other)
  const reported = TALK.batches * TALK.changes * TALK.bytes
  return [
    { name: 'slow and silent connections', value: whole(some * 4) },
    atMost('until all that never finished a request were given up', {
      value: givenUp,
      target: GIVEN_UP_MS,
      show: seconds,
    }),
    { name: 'sent on streams that nobody reads, each', value: megabytes(reported) },
    atMost('wrong answers to other readers', { value: readers.wrong.length, target: 0, show: whole }),
    { name: 'their answers, 99 of 100 within', value: milliseconds(quantile(times, 0.99)) },
  ]
}

/** Reports changes of nothing, of this many bytes each. */
async function report(database: Database, changes: number, bytes: number): Promise<void> {
  const payload = {
    match_id: 0,
    status: 0,
    minute: null,
    added_minute: null,
    score: null,
    shootout: null,
    filling: 'x'.repeat(bytes),
  }
  await inTransaction(database, (client) =>
    writeLiveEvents(
      client,
      Array.from({ length: changes }, () => ({ topic: 'match', payload })),
      new Date(),
    ),
  )
}

async function flood(bench: Bench, site: Site, paths: readonly string[]): Promise<Figure[]> {
  bench.say('a flood')
  const duration = rounds(FLOOD_SECONDS, 5)
  const requests = [
    ...paths.map((path) => ({ path, headers: otherAddress() })),
    // Never the same twice, so that each has to be computed.
    ...Array.from({ length: 300 }, (_, at) => ({ path: `/api/match_h2h/${at + 1}/${at + 2}` })),
  ]
  const results = await Promise.all(
    site.web.map(({ url }) =>
      autocannon({ url, connections: FLOOD_CONNECTIONS / site.web.length, duration, requests, timeout: 60 }),
    ),
  )
  const statuses = new Map<string, number>()
  for (const { statusCodeStats } of results) {
    for (const [status, { count }] of Object.entries(statusCodeStats))
      statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  const bad = [...statuses]
    .filter(([status]) => !['200', '429', '503'].includes(status))
    .reduce((sum, [, count]) => sum + count, 0)
  const lost = results.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, 0)
  const after = await ask(`${site.web[0]?.url}/api/site`)
  return [
    {
      name: 'answers a second in the flood',
      value: whole(results.reduce((sum, { requests }) => sum + requests.average, 0)),
    },
    {
      name: 'of the flood asked to come back later (429, 503)',
      value: whole((statuses.get('429') ?? 0) + (statuses.get('503') ?? 0)),
    },
    atMost('answers of the flood that are wrong', { value: bad, target: 0, show: whole }),
    atMost('requests of the flood without an answer', { value: lost, target: 0, show: whole }),
    { name: 'the next answer after the flood', value: milliseconds(after.ms) },
    atMost('and it is not a success', { value: after.status === 200 ? 0 : 1, target: 0, show: whole }),
  ]
}

async function manyStreams(bench: Bench, site: Site, database: Database): Promise<Figure[]> {
  const count = rounds(2_000, 200)
  bench.say(`${count} clients of the stream`)
  const clients = liveClients(bench, 1)
  await clients.connect(
    site.web.map(({ url }) => url),
    Array.from({ length: count }, () => null),
  )
  const { rows: start } = await database.pool.query<{ last: number }>('select max(seq) as last from live_event')
  for (let at = 0; at < 20; at++) await report(database, 5, 100)
  const { rows } = await database.pool.query<{ seq: number; topic: string }>(
    'select seq, topic from live_event where seq > $1 order by seq',
    [start[0]?.last ?? 0],
  )
  const reported = rows
    .filter(({ topic }) => FOR_SUBSCRIBERS.has(topic))
    .map((one) => ({ ...one, phase: 'many', at: 0 }))
  const last = reported.findLast(({ topic }) => topic === 'match')?.seq ?? 0
  const arrived = await clients.reach({ visitors: last, subscribers: 0 }, 60_000)
  const { lost, twice } = await clients.compare(
    reported.filter(({ topic, seq }) => (topic === 'match' || topic === 'odds') && seq <= last),
    [],
  )
  return [
    atLeast('clients of the live stream at once', { value: count, target: count, show: whole }),
    atMost('of them not sent everything', { value: arrived ? 0 : 1, target: 0, show: whole }),
    atMost('changes they missed or received twice', { value: lost + twice, target: 0, show: whole }),
  ]
}
