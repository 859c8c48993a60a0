import { globSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { MINUTE_MS } from '@touchline/football'
import { readByIds } from '@touchline/ingest/follow/sportmonks/jobs/live.job.ts'
import { runUnit } from '@touchline/ingest/follow/sportmonks/run-unit.ts'
import { type SyncWorld, syncWorld } from '@touchline/ingest/follow/sportmonks/sync.testing.ts'
import { syncJobs } from '@touchline/ingest/follow/sportmonks/sync-jobs.ts'
import { connectTo, leaveStreams, type Message, useServer } from '@touchline/testing/server'
import { liveCutAt, phasesOf, type Row } from '@touchline/testing/sportmonks'
import { afterEach, beforeEach, expect, test } from 'vitest'

const server = useServer()
let world: SyncWorld
beforeEach(async () => {
  world = await syncWorld()
})
afterEach(async () => {
  await leaveStreams()
  await world.close()
})

/** The files of product packages of which a function ran meanwhile, by their paths in the repository. */
async function filesRun(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // Counts begin at zero again: what ran before is left out.
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
  )
  return ran
    .map(({ url }) => url.replace(/^.*\/(?=(apps|packages)\/)/, ''))
    .filter((path) => /^(apps|packages)\/(?!testing\/)/.test(path) && !/\.(test|testing)\.ts$/.test(path))
}

const ROOT = new URL('../../../../../', import.meta.url)

/** The files and folders that a section of docs/walks.md names. */
function named(title: string): string[] {
  const page = readFileSync(new URL('docs/walks.md', ROOT), 'utf8')
  const section = page.split(/^## /m).find((text) => text.startsWith(title))
  if (!section) throw new Error(`docs/walks.md has no section "${title}"`)
  return [...section.matchAll(/`([\w./-]+)`/g)].map(([, name]) => name as string)
}

const isOf = (path: string, names: readonly string[]) =>
  names.some((name) => (name.endsWith('/') ? path.startsWith(name) : `/${path}`.endsWith(`/${name}`)))

/** Files that a record passes on the server. */
const onServer = () => globSync('{apps/server,packages/feeds,packages/ingest}/src/**/*.ts', { cwd: ROOT })

/**
 * @param ran files that ran between the feed's answer and the message to the page
 * @param opened files that ran when the page opened its stream
 */
function expectWalk(title: string, ran: readonly string[], opened: readonly string[]): void {
  const names = named(title).filter((name) => name.endsWith('.ts'))
  const elsewhere = named('What else runs')
  expect(ran.filter((path) => !isOf(path, names) && !isOf(path, elsewhere))).toEqual([])
  const idle = onServer().filter((path) => !ran.includes(path) && !opened.includes(path))
  const busy = [...ran, ...opened]
  expect(
    names.filter((name) => idle.some((path) => isOf(path, [name])) && !busy.some((path) => isOf(path, [name]))),
  ).toEqual([])
}

const STEP_SECONDS = 20

async function until(stream: { next(): Promise<Message> }, event: string): Promise<void> {
  while ((await stream.next()).event !== event);
}

/** One of the jobs that follow the feed. */
function jobOf(name: string): () => Promise<unknown> {
  const job = syncJobs(world.context(server.database)).find((one) => one.name === name)
  if (!job) throw new Error(`No job "${name}"`)
  return async () => job.run(new AbortController().signal)
}

/** Opens a page: its list and its stream. Says what ran for it. */
async function opened() {
  let stream: Awaited<ReturnType<typeof connectTo>> | undefined
  const ran = await filesRun(async () => {
    await server.get('/api/upcoming/2026-03-08%2000:00/2026-03-09%2000:00')
    stream = await connectTo(server.url)
    await stream.position()
  })
  if (!stream) throw new Error('No stream')
  return { stream, ran }
}

test('a price runs through the files that docs/walks.md names', async () => {
  const keys = world.feed.world.fixtures.map(({ id }) => String(id))
  const context = world.context(server.database)
  await runUnit(context, 'test', (unit) => readByIds(context, unit, keys))
  const readPrices = jobOf('sync prices')
  await readPrices()
  const page = await opened()
  const move = async () => {
    world.clock.set(world.clock.now().getTime() + 40 * MINUTE_MS)
    for (const row of world.feed.world.odds) row.value = (Number(row.value) + 0.05).toFixed(2)
    await readPrices()
    await until(page.stream, 'odds')
  }
  // The first time loads and prepares what later ones use.
  await move()
  expectWalk('A price', await filesRun(move), page.ran)
})

test('a goal runs through the files that docs/walks.md names', async () => {
  const readLive = jobOf('sync live')
  const page = await opened()
  const { whole, before } = goalOf(world.feed.world.fixtures)
  const look = async (second: number) => {
    world.clock.set(second * 1000)
    const now = liveCutAt(whole, second)
    world.feed.world.fixtures = world.feed.world.fixtures.map((row) => (row.id === whole.id ? now : row))
    await readLive()
  }
  await look(before - STEP_SECONDS)
  await look(before)
  const goal = async () => {
    await look(before + STEP_SECONDS)
    await until(page.stream, 'match')
  }
  expectWalk('A goal', await filesRun(goal), page.ran)
})

/** A match with a goal, and the last look (in seconds) before it. */
function goalOf(fixtures: readonly Row[]): { whole: Row; before: number } {
  for (const whole of fixtures) {
    const scoreAt = (second: number) => JSON.stringify(liveCutAt(whole, second).scores)
    for (const { begin, end } of phasesOf(whole).slice(0, 2))
      for (let at = begin + 60; at < end - STEP_SECONDS; at += STEP_SECONDS)
        if (scoreAt(at) !== scoreAt(at + STEP_SECONDS)) return { whole, before: at }
  }
  throw new Error('No match of the feed has a goal in ninety minutes')
}
