import { join } from 'node:path'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, seconds, whole } from '../bench/support/figures.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { freePort } from '../e2e/support/worlds/product.ts'
import { findNginx, startProxy } from '../tools/proxy/proxy.ts'
import { asked, mixedUp } from './support/asked.ts'
import { pathsToRead, startReaders } from './support/readers.ts'
import { pause, type Site, startSite, temporaryFolder, until } from './support/site.ts'
import { trial } from './support/trial.ts'

const METRICS_TOKEN = 'endurance-of-metrics'
const LOAD_MS = 6_000

/** The second of two questions at once one after the other, and whether its bytes came compressed from the proxy's memory. */
async function keptAndCompressed(url: string): Promise<boolean> {
  const headers = { 'accept-encoding': 'br, gzip' }
  await asked(url, headers)
  const again = await asked(url, headers)
  return again.header('x-cache') === 'HIT' && /^(br|gzip)$/.test(again.header('content-encoding'))
}

/** Seconds from the opening of the stream through the proxy until its first words, and until a change reported in it. */
async function streamed(site: Site, url: string): Promise<{ opened: number; reported: number }> {
  const controller = new AbortController()
  const started = performance.now()
  const answer = await fetch(`${url}/api/live/stream`, { signal: controller.signal })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const untilText = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended without ${wanted}`)
      text += decoder.decode(value, { stream: true })
    }
    return performance.now()
  }
  const opened = (await untilText(': connected')) - started
  const database = await site.open()
  const { rows } = await database.pool.query<{ id: number }>('select id from fixture limit 1')
  const wrote = performance.now()
  await database.pool.query(`insert into live_event (topic, payload) values ('match', $1)`, [
    JSON.stringify({ match_id: rows[0]?.id, marked: 'through-the-proxy' }),
  ])
  await database.close()
  const reported = (await untilText('through-the-proxy')) - wrote
  controller.abort()
  return { opened, reported }
}

async function proxyBefore(bench: Bench, site: Site) {
  const nginx = findNginx()
  if (nginx === null) throw new Error('There is no nginx on this machine: install it to run this scenario.')
  const [one, two] = site.web.map(({ url }) => new URL(url).host) as [string, string]
  const folder = join(await temporaryFolder(bench), 'nginx')
  const proxy = await startProxy(nginx, { folder, port: await freePort(), web: [one, two] })
  bench.undo(proxy.stop)
  return proxy
}

trial({
  name: 'topology',
  title:
    'Behind the proxy of the deployment pages, answers and the live stream arrive, nobody gets the answer of another, and a killed web process is not noticed',
  about:
    'nginx with `deploy/nginx.conf` before two web processes with the demo world, and a worker. Pages, answers and files are asked through it, the ' +
    'live stream is read through it, a member, a visitor and a stranger ask the same gated address again and again, and one web process gets SIGKILL ' +
    'under readers.',
  async run(bench) {
    const site = await startSite(bench, { workers: 1, env: { METRICS_TOKEN } })
    const proxy = await proxyBefore(bench, site)
    const database = await site.open()
    bench.undo(() => database.close())
    const [member] = await addSubscribers(database, 1, site.now())
    const paths = await pathsToRead(proxy.url, site.now())

    bench.say('pages, answers, files')
    const page = await asked(`${proxy.url}/`, { 'accept-encoding': 'br, gzip', accept: 'text/html' })
    const pageAgain = await asked(`${proxy.url}/`, { 'accept-encoding': 'br, gzip', accept: 'text/html' })
    const plain = await asked(`${proxy.url}/`, { accept: 'text/html' })
    const script = /\/assets\/[\w.-]+\.js/.exec(plain.text)?.[0] ?? '/none'
    const [, day = ''] = paths
    const kept = [await keptAndCompressed(proxy.url + day), await keptAndCompressed(proxy.url + script)]
    const answer = await asked(`${proxy.url}/api/nothing`)
    const requestId: string = JSON.parse(answer.text).error.requestId
    const figures: Figure[] = [
      {
        name: 'the home page, compressed',
        value: `${page.status}, ${page.header('content-encoding')}, ${page.bytes} bytes`,
      },
      atLeast('compressed to a quarter at most', { value: plain.bytes / page.bytes, target: 4, show: whole }),
      atLeast('pages kept by the proxy', {
        value: pageAgain.header('x-cache') === 'HIT' ? 1 : 0,
        target: 1,
        show: whole,
      }),
      atLeast('a day of matches and a file of the site: kept by the proxy and compressed', {
        value: kept.filter(Boolean).length,
        target: 2,
        show: whole,
      }),
      atLeast('number of a request the same in answer and log of the proxy', {
        value: (await proxy.log()).includes(requestId) ? 1 : 0,
        target: 1,
        show: whole,
      }),
      atMost('figures of a process shown outside', {
        value: (await asked(`${proxy.url}/metrics`)).status === 404 ? 0 : 1,
        target: 0,
        show: whole,
      }),
      atLeast('figures of a process shown inside', {
        value:
          (await asked(`${site.web[0]?.url}/metrics`, { authorization: `Bearer ${METRICS_TOKEN}` })).status === 200
            ? 1
            : 0,
        target: 1,
        show: whole,
      }),
      atMost('answers of 75 that belonged to somebody else', {
        value: await mixedUp(proxy.url, member?.token ?? ''),
        target: 0,
        show: whole,
      }),
    ]

    bench.say('the live stream')
    const stream = await streamed(site, proxy.url)
    figures.push(
      { name: 'live stream: opened within', value: seconds(stream.opened) },
      { name: 'live stream: a change shown within', value: seconds(stream.reported) },
    )

    bench.say('one web process is killed under readers')
    const readers = startReaders({ addresses: [proxy.url], paths, atOnce: 4 })
    bench.undo(readers.stop)
    await pause(LOAD_MS)
    await site.web[0]?.kill()
    await pause(LOAD_MS)
    const stillThere = await asked(`${proxy.url}/readyz`)
    await site.web[0]?.start()
    await until('the web process answers again', async () => (await fetch(`${site.web[0]?.url}/readyz`)).ok, 60_000)
    await pause(LOAD_MS)
    await readers.stop()
    for (const one of readers.wrong.slice(0, 5)) bench.say(one)
    figures.push(
      { name: 'questions of the readers', value: whole(readers.times.length) },
      atMost('answers that were not right', { value: readers.wrong.length, target: 0, show: whole }),
      atLeast('ready while one process was gone', { value: stillThere.status === 200 ? 1 : 0, target: 1, show: whole }),
    )
    return { figures }
  },
})
