import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atLeast, atMost, seconds, whole } from '../bench/support/figures.ts'
import type { Database } from '../packages/database/src/index.ts'
import { startCrowd } from './support/crowd.ts'
import { compareMembers } from './support/members.ts'
import { administer, fallen, pause, type Site, startSite, until } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const BROKEN_MS = 6_000
const BETWEEN_MS = 5_000
const RECOVERS_MS = 15_000

/** A way to stop all writing for a while. */
interface Fault {
  name: string
  begin(site: Site): Promise<void>
  end(site: Site): Promise<void>
}

const readOnly: Fault = {
  name: 'read-only',
  begin: async () => {
    await administer('alter system set default_transaction_read_only = on')
    await administer('select pg_reload_conf()')
  },
  end: async () => {
    await administer('alter system reset default_transaction_read_only')
    await administer('select pg_reload_conf()')
  },
}

/** Tables that members and the demo world write. */
const WRITTEN = [
  'account',
  'account_token',
  'one_time_token',
  'favourite_league',
  'subscription',
  'payment',
  'outbox_mail',
  'fixture',
  'live_event',
  'meta',
]

/** A disk cannot be filled everywhere, so a trigger raises the server's error of a full disk. */
const diskFull: Fault = {
  name: 'disk full',
  begin: (site) =>
    inDatabase(site, async ({ pool }) => {
      await pool.query(
        `create function no_space() returns trigger language plpgsql as $$ begin
           raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
      )
      for (const table of WRITTEN) {
        await pool.query(
          `create trigger no_space before insert or update or delete on ${table} execute function no_space()`,
        )
      }
    }),
  end: (site) => inDatabase(site, ({ pool }) => pool.query('drop function no_space cascade')),
}

async function inDatabase(site: Site, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await site.open()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

trial({
  name: 'write-errors',
  title:
    'A database that cannot write for a while and a folder that cannot be written stop writing only: reading goes on, errors are clean, nothing is lost',
  about:
    'Two web processes and two workers with the demo world under readers, sign-ups, favourites and payments. In turn the PostgreSQL server becomes ' +
    'read-only (`default_transaction_read_only`) and is out of disk space (played by triggers that raise what the server raises: SQLSTATE 53100), for ' +
    `${BROKEN_MS / 1000} s each. Then a file stands where the folder of the outbox belongs, so that no mail can be written, and goes away.`,
  async run(bench) {
    const site = await startSite(bench)
    const database = await site.open()
    bench.undo(() => database.close())
    const crowd = await startCrowd(bench, site, database, { readers: 4, allowed: [503] })
    const { readers, members } = crowd

    const recovered: number[] = []
    const times = rounds(3)
    for (let round = 0; round < times; round++) {
      for (const fault of [readOnly, diskFull]) {
        await pause(BETWEEN_MS)
        bench.say(fault.name)
        await fault.begin(site)
        await pause(BROKEN_MS)
        const done = members.statuses.get('200') ?? 0
        await fault.end(site)
        recovered.push(await until('members are served again', () => (members.statuses.get('200') ?? 0) > done, 60_000))
      }
    }
    const waited = await outboxAway(bench, site, database)
    await crowd.leave()

    const compared = await compareMembers(database, members.members)
    const ended = fallen([...site.web, ...site.workers])
    for (const one of [...ended, ...readers.wrong.slice(0, 5), ...members.wrong.slice(0, 5)]) bench.say(one)
    const figures: Figure[] = [
      { name: 'times it could not write', value: whole(times * 2) },
      { name: 'members who signed up, chose, paid and signed in again', value: whole(members.members.length) },
      atLeast('requests answered that it cannot be done now (503)', {
        value: members.statuses.get('503') ?? 0,
        target: 1,
        show: whole,
      }),
      atMost('answers to readers that were not right', { value: readers.wrong.length, target: 0, show: whole }),
      atMost('answers to members that were not clean', { value: members.wrong.length, target: 0, show: whole }),
      atMost('processes that ended', { value: ended.length, target: 0, show: whole }),
      atMost('longest until members were served again', {
        value: Math.max(...recovered),
        target: RECOVERS_MS,
        show: seconds,
      }),
      atMost('acknowledged sign-ups, favourites and payments that are missing', {
        value: compared.missing + compared.inactive + compared.favouritesMissing + compared.notPaid,
        target: 0,
        show: whole,
      }),
      atMost('accounts, mails, favourites or payments too many', {
        value: compared.twice + compared.mailsNotOne + compared.favouritesTooMany + compared.paidTwice,
        target: 0,
        show: whole,
      }),
      ...waited,
    ]
    return { figures }
  },
})

/** Puts a file in the place of the folder of the outbox, takes it away, and counts what became of the mail meanwhile. */
async function outboxAway(bench: Bench, site: Site, database: Database): Promise<Figure[]> {
  bench.say('no outbox')
  const folder = join(site.dataDir, 'outbox')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, '')
  const failed = async () =>
    (
      await database.pool.query<{ count: number }>(
        'select count(*) from outbox_mail where sent_at is null and last_error is not null',
      )
    ).rows[0]?.count ?? 0
  await until('a mail could not be written', async () => (await failed()) > 0, 60_000)
  const waiting = await failed()
  await rm(folder)
  // Each waits for its turn, a minute after the first try; it need not take that long here.
  await database.pool.query('update outbox_mail set due_at = created_at where sent_at is null')
  await until('no mail waits that was tried', async () => (await failed()) === 0, 60_000)
  const files = await readdir(folder)
  return [
    atLeast('mails that could not be written at first', { value: waiting, target: 1, show: whole }),
    atLeast('of these written once the folder was there', { value: files.length, target: waiting, show: whole }),
  ]
}
