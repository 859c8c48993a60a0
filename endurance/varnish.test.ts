import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { bareServer, rateOf, type Server } from '../bench/support/beside-bare.ts'
import { atLeast, atMost, median, milliseconds, ratio, whole } from '../bench/support/figures.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { freePort } from '../e2e/support/worlds/product.ts'
import { asked, mixedUp } from './support/asked.ts'
import { pathsToRead } from './support/readers.ts'
import { type Site, startSite, temporaryFolder } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'
import { deployedVcl, findVarnish, startVarnish } from './support/varnish.ts'

const READ_MS = 30_000
const READERS = 8
const GOALS = 5
const RATE = { rounds: 5, seconds: 2 }
/** A score that no match has. */
const MARK = 77
const BROWSER = { 'accept-encoding': 'br, gzip' }
/** Answered anew each time, for the time in them or by whom they are asked. */
const NEVER_KEPT = ['/api/site', '/api/plans']

/** A Varnish that keeps whatever its one server sends. */
const bareVcl = (host: URL) => `vcl 4.1;
backend bare { .host = "${host.hostname}"; .port = "${host.port}"; }
sub vcl_backend_response { set beresp.ttl = 1h; return (deliver); }`

async function varnish(bench: Bench, port: number, vcl: string) {
  const varnishd = findVarnish()
  if (varnishd === null) throw new Error('There is no Varnish on this machine: install it to run this scenario.')
  const started = await startVarnish(varnishd, { folder: join(await temporaryFolder(bench), 'varnish'), port, vcl })
  bench.undo(started.stop)
  return started
}

/** Visitors who turn over pages and answers that may be kept. */
async function read(url: string, paths: readonly string[], ms: number) {
  const until = performance.now() + ms
  const found = { all: 0, hits: 0, wrong: 0 }
  const reader = async (first: number) => {
    for (let at = first; performance.now() < until; at++) {
      const answer = await asked(url + (paths[at % paths.length] ?? '/'), BROWSER)
      found.all += 1
      if (answer.header('x-cache') === 'HIT') found.hits += 1
      if (answer.status !== 200 || answer.header('surrogate-key') !== '') found.wrong += 1
    }
  }
  await Promise.all(Array.from({ length: READERS }, (_, at) => reader(at * 7)))
  return found
}

/** Milliseconds from the commit of a score until an answer and a page that were kept show it. */
async function goal(site: Site, url: string, id: number) {
  const paths = [`/api/match_info/${id}`, `/soccer?mid=${id}`]
  for (const path of paths) await asked(url + path)
  const database = await site.open()
  await database.pool.query(
    `with goal as (update fixture set home_goals = $2 where id = $1 returning kickoff)
     insert into live_event (topic, payload)
     select 'change', jsonb_build_object('tags', jsonb_build_array('fixture:' || $1, 'day:' || kickoff::date)) from goal`,
    [id, MARK],
  )
  const committed = performance.now()
  await database.pool.query(`select pg_notify('live', '')`)
  await database.close()
  return Promise.all(
    paths.map(async (path) => {
      while (!new RegExp(`\\b${MARK}\\b`).test((await asked(url + path)).text)) await delay(10)
      return performance.now() - committed
    }),
  )
}

/** How many of many pages asked with settings, mixed, were those of somebody with others. */
async function otherLanguage(url: string): Promise<number> {
  let wrong = 0
  for (let at = 0; at < 50; at++) {
    const [english, portuguese] = await Promise.all([
      asked(`${url}/help`, { cookie: `session=${at}` }),
      asked(`${url}/help`, { cookie: `session=${at}; touchline=language=pt` }),
    ])
    if (!english.text.includes('lang="en"')) wrong += 1
    if (!portuguese.text.includes('lang="pt"')) wrong += 1
  }
  return wrong
}

/** Requests per second of a kept page, ours and a bare Varnish’s with the same bytes, in turn. */
async function besideBareVarnish(bench: Bench, ours: Server) {
  const encoding = { encoding: 'br' }
  const bare = await bareServer(bench, ours, '/*', encoding)
  const before = await varnish(bench, await freePort(), bareVcl(new URL(bare.url)))
  const theirs: Server = { child: before, url: before.url }
  for (const server of [ours, theirs]) await rateOf(server, encoding, 1)
  const shares: number[] = []
  for (let round = 0; round < RATE.rounds; round++) {
    const mine = await rateOf(ours, encoding, RATE.seconds)
    shares.push(mine.perSecond / (await rateOf(theirs, encoding, RATE.seconds)).perSecond)
  }
  return median(shares)
}

trial({
  name: 'varnish',
  title: 'Behind Varnish public pages and answers are kept by their tags, and a goal is seen at once',
  about:
    'Varnish with `deploy/varnish.vcl` before two web processes with the demo world and a worker, each web process purging it by the log of changes. ' +
    `${READERS} readers ask for kept pages and answers of the day without a pause while its matches are played; scores are changed in the database, and the ` +
    'time is taken until an answer and a page through Varnish show them; members, visitors and strangers ask the same gated address, and people with ' +
    'different settings the same page; a kept page is asked as fast as it comes, beside a bare Varnish that keeps the same bytes.',
  async run(bench) {
    const port = await freePort()
    const site = await startSite(bench, { workers: 1, webEnv: { PURGE_URL: `http://127.0.0.1:${port}/purge` } })
    const [one, two] = site.web.map(({ url }) => new URL(url)) as [URL, URL]
    const front = await varnish(bench, port, await deployedVcl([one, two]))
    const database = await site.open()
    bench.undo(() => database.close())
    const [member] = await addSubscribers(database, 1, site.now())
    const paths = (await pathsToRead(front.url, site.now())).filter((path) => !NEVER_KEPT.includes(path))

    bench.say('readers')
    await read(front.url, paths, 5_000)
    const readers = await read(front.url, paths, rounds(READ_MS, 5_000))

    bench.say('goals')
    const ids = paths.flatMap((path) => /match_info\/(\d+)$/.exec(path)?.[1] ?? []).slice(0, GOALS)
    const times: number[] = []
    for (const id of ids) times.push(...(await goal(site, front.url, Number(id))))

    bench.say('who is given what')
    const wrong = (await mixedUp(front.url, member?.token ?? '')) + (await otherLanguage(front.url))
    const outside = await asked(`${front.url}/metrics`)

    bench.say('beside a bare Varnish')
    const share = await besideBareVarnish(bench, { child: front, url: `${front.url}/help` })
    const figures: Figure[] = [
      { name: 'questions of the readers', value: whole(readers.all) },
      atLeast('answered by Varnish', readers.hits / readers.all, 0.99, ratio),
      atMost('answers that were not right', readers.wrong, 0, whole),
      atMost('a goal on a page and in an answer, slowest', Math.max(...times), 1_000, milliseconds),
      { name: 'the median of them', value: milliseconds(median(times)) },
      atMost('answers of 175 that were meant for somebody else', wrong, 0, whole),
      atMost('figures of a process shown outside', outside.status === 404 ? 0 : 1, 0, whole),
      atLeast('requests/s of a kept page, of those of a bare Varnish', share, 0.9, ratio),
    ]
    return { figures }
  },
})
