import { inject } from 'vitest'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atMost, seconds, whole } from '../bench/support/figures.ts'
import { tcpSwitch } from '../e2e/support/worlds/tcp-switch.ts'
import { type Database, openDatabase } from '../packages/database/src/index.ts'
import { startCrowd } from './support/crowd.ts'
import { demoTemplate } from './support/demo-template.ts'
import { compareMembers } from './support/members.ts'
import {
  addressOf,
  copyServer,
  type OwnServer,
  promoteServer,
  removeServer,
  startServer,
  stopServer,
} from './support/own-server.ts'
import { fallen, pause, startSite, temporaryFolder, until } from './support/site.ts'
import { trial } from './support/trial.ts'

const BEFORE_MS = 15_000
const AWAY_MS = 5_000
const AFTER_MS = 10_000
const WRITES_MS = 15_000
const WITHIN_MS = 120_000

async function ask(url: string, statement: string) {
  const database = await openDatabase({ url, role: 'command' })
  try {
    return (await database.pool.query(statement)).rows
  } finally {
    await database.close()
  }
}

/** A copy of the demo world on another server, and a standby that has every transaction before its writer is answered. */
async function primaryAndStandby(bench: Bench, name: string) {
  const started = async (from: OwnServer, kind: 'own' | 'standby') => {
    const server = await copyServer(from, await temporaryFolder(bench), kind)
    bench.undo(() => removeServer(server))
    await startServer(server)
    return server
  }
  const primary = await started(inject('server'), 'own')
  await ask(addressOf(primary), `create database site template ${name}`)
  const standby = await started(primary, 'standby')
  await ask(addressOf(primary), `alter system set synchronous_standby_names = '*'`)
  await ask(addressOf(primary), 'select pg_reload_conf()')
  await until(
    'the standby has every transaction at once',
    async () =>
      (await ask(addressOf(primary), `select from pg_stat_replication where sync_state = 'sync'`)).length === 1,
    WITHIN_MS,
  )
  return { primary, standby }
}

/** The number of the last change that a web process has followed, as its stream begins with it. */
async function positionOf(url: string): Promise<number> {
  const ending = new AbortController()
  const answer = await fetch(`${url}/api/live/stream`, { signal: ending.signal })
  try {
    let text = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      const id = /^id: (\d+)$/m.exec(text)?.[1]
      if (id) return Number(id)
    }
    throw new Error('The stream ended before it began')
  } finally {
    ending.abort()
  }
}

const lastChange = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ last: number }>('select coalesce(max(seq), 0) as last from live_event')).rows[0]?.last ?? 0

trial({
  name: 'failover',
  title: 'The primary may die: the site is read on its standby all the while, and writes again after the promotion',
  about:
    'Two web processes read and follow the log on a streaming standby (`DATABASE_READ_URL`) and write to the primary, two workers write the demo world there; `synchronous_standby_names` has ' +
    'every commit wait for the standby. Readers, sign-ups, favourites and payments continue all the time. The primary is stopped in mode *immediate*, ' +
    `${AWAY_MS / 1000} s later the standby is promoted and the address of the primary leads to it.`,
  async run(bench) {
    const template = await demoTemplate(bench)
    bench.say('copying the server')
    const { primary, standby } = await primaryAndStandby(bench, template.name)
    const address = await tcpSwitch(`http://127.0.0.1:${primary.port}`)
    bench.undo(address.close)
    const site = await startSite(bench, {
      databaseUrl: `postgres://postgres@127.0.0.1:${new URL(address.url).port}/site`,
      webEnv: { DATABASE_READ_URL: addressOf(standby, 'site') },
      clock: template.startedAt,
    })
    const database = await site.open()
    bench.undo(() => database.close())
    const crowd = await startCrowd(bench, site, database, { readers: 6, allowed: [503] })
    const { readers, members } = crowd
    await pause(BEFORE_MS)
    const written = await lastChange(database)
    const behind = await until(
      'the web processes have followed the log on the standby',
      async () => (await Promise.all(site.web.map(({ url }) => positionOf(url)))).every((at) => at >= written),
      WITHIN_MS,
    )

    bench.say('the primary dies')
    address.lead(null)
    const answered = readers.times.length
    await stopServer(primary, 'immediate')
    await pause(AWAY_MS)
    const answeredWithout = readers.times.length - answered
    bench.say('the standby is promoted')
    await promoteServer(standby)
    address.lead(`http://127.0.0.1:${standby.port}`)
    const promoted = performance.now()
    const before = members.members.filter(({ paid }) => paid).length
    const writes = await until(
      'a member has paid',
      () => members.members.filter(({ paid }) => paid).length > before,
      WITHIN_MS,
    )
    const changes = await lastChange(database)
    await until('the demo world continues', async () => (await lastChange(database)) > changes, WITHIN_MS)
    const worldGoesOn = performance.now() - promoted
    await pause(AFTER_MS)
    await crowd.leave()

    const end = await lastChange(database)
    await until(
      'the web processes have followed the log to its end',
      async () => (await Promise.all(site.web.map(({ url }) => positionOf(url)))).every((at) => at >= end),
      WITHIN_MS,
    )
    const compared = await compareMembers(database, members.members)
    const ended = fallen([...site.web, ...site.workers])
    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...members.wrong.slice(0, 5)]) bench.say(one)
    const lost = [readers, members].reduce((sum, { statuses }) => sum + (statuses.get('lost') ?? 0), 0)
    const figures: Figure[] = [
      { name: 'answers to readers', value: whole(readers.times.length) },
      { name: 'of which while there was no primary', value: whole(answeredWithout) },
      { name: 'members who signed up, chose, paid and signed in again', value: whole(members.members.length) },
      { name: 'writes answered that the database is away (503)', value: whole(members.statuses.get('503') ?? 0) },
      { name: 'until the web processes had followed the last change on the standby', value: seconds(behind) },
      atMost('answers to readers that were not right', { value: readers.wrong.length, target: 0, show: whole }),
      atMost('from the promotion until a member had paid', { value: writes, target: WRITES_MS, show: seconds }),
      { name: 'from the promotion until the demo world went on', value: seconds(worldGoesOn) },
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      atMost('requests without an answer', { value: lost, target: 0, show: whole }),
      atMost('answers to members that were not clean', { value: members.wrong.length, target: 0, show: whole }),
      atMost('acknowledged sign-ups that are missing', {
        value: compared.missing + compared.inactive,
        target: 0,
        show: whole,
      }),
      atMost('acknowledged favourites that are missing', { value: compared.favouritesMissing, target: 0, show: whole }),
      atMost('acknowledged payments that are missing', { value: compared.notPaid, target: 0, show: whole }),
      atMost('accounts, mails or payments stored twice', {
        value: compared.twice + compared.mailsNotOne + compared.paidTwice,
        target: 0,
        show: whole,
      }),
    ]
    return { figures }
  },
})
