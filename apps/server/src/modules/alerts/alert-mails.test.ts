import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailServer } from '@touchline/testing/mail'
import { fixture, league, played, team, world } from '@touchline/testing/records'
import { ANNA, member, visitor } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { sendDueMail } from '../../platform/mail/send-due.ts'
import { mailTransport } from '../../platform/mail/transport.ts'
import { useAlerts } from './alerts.testing.ts'
import { digestJob } from './digest/digest.job.ts'
import { stopMail } from './recipients/channels.queries.ts'

const { server, call, options, spread, deliver, work, teamId } = useAlerts()
const mails = () =>
  server.database.rows<{ subject: string; text: string; html: string; unsubscribe: string }>(
    'select subject, text, html, unsubscribe from outbox_mail where unsubscribe is not null order by id',
  )
const moved = () =>
  server.database.rows(
    `insert into happening (kind, at, fixture_id, detail)
     select 'moved', $1, id, '{"was": "2026-03-07T14:00:00Z", "wasKnown": true}' from fixture`,
    [server.deps.clock.now()],
  )
const digests = () => digestJob(options()).run(new AbortController().signal)

async function anna() {
  const token = await member(server, visitor(server))
  await call('/alerts/settings', { mail: true, zone: '+0' }, token)
  await call('/alerts/wish', { thing: 'team', id: await teamId(), kinds: ['moved', 'goal'] }, token)
  return token
}

describe('a mail', () => {
  test('tells what is slow, once, whatever several workers do, and says how to end it', async () => {
    await anna()
    await moved()
    await spread()
    await Promise.all([deliver(), deliver(), deliver()])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ashton – Brough: Moved to 07/03 15:00 (was 07/03 14:00) · Premier League')
    expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribe}`)
    expect(mail?.html).not.toContain('<img')
  })

  test('is said in the words of the operators', async () => {
    await anna()
    await server.database.rows(
      `insert into site_setting (key, version, value, actor, at) values ('mail:en:alerts.says', 1, '{"says.moved": "New time: {when}"}', 'editor', now())`,
    )
    await moved()
    await work()
    expect((await mails())[0]?.subject).toBe('Ashton – Brough: New time: 07/03 15:00 · Premier League')
  })

  test('is not sent of play', async () => {
    await anna()
    await server.database.rows(`insert into happening (kind, at, fixture_id, detail)
      select 'goal', now(), id, '{"side": "home", "home": 1, "away": 0}' from fixture`)
    await work()
    expect(await mails()).toEqual([])
  })

  test('has the headers by which mail programs unsubscribe with one press', async () => {
    await anna()
    await moved()
    await work()
    const folder = await mkdtemp(join(tmpdir(), 'touchline-alerts-'))
    try {
      const send = mailTransport({ folder, from: 'Touchline <no-reply@touchline.test>' })
      await sendDueMail({ database: server.database, clock: server.deps.clock, log: options().log, send })
      const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
      const alert = files.find((text) => text.includes('Moved to'))?.replaceAll(/\r\n /g, ' ')
      expect(alert).toMatch(/^List-Unsubscribe: ?<https:\/\/touchline\.test\/unsubscribe\/u\.\d+\.alerts\.[\w-]+>\r$/m)
      expect(alert).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('that has no mailbox to go to ends mail of alerts and digests, and is not tried again', async () => {
    const token = await anna()
    await call('/alerts/settings', { digest: 'daily' }, token)
    await moved()
    await work()
    const smtp = await mailServer(() => false)
    try {
      const send = mailTransport({ smtpUrl: smtp.url, folder: '/nowhere', from: 'no-reply@touchline.test' })
      const due = { database: server.database, clock: server.deps.clock, log: options().log, send, onBounce: stopMail }
      expect(await sendDueMail(due)).toBeGreaterThan(0)
      server.setNow('2026-03-08T15:40:00.000Z')
      expect(await sendDueMail(due)).toBe(0)
    } finally {
      await smtp.close()
    }
    expect((await call('/alerts', {}, token)).body.settings).toMatchObject({ mail: false, digest: 'off' })
  })
})

describe('the link that unsubscribes', () => {
  test('asks people first, accepts the POST of mail programs, and answers the same twice and after the account is gone', async () => {
    const token = await anna()
    await moved()
    await work()
    const [mail] = await mails()
    const path = new URL(mail?.unsubscribe ?? '').pathname
    const isMailed = async () => (await call('/alerts', {}, token)).body.settings.mail
    const page = await server.ask(path)
    expect([page.status, await isMailed()]).toEqual([200, true])
    expect(await page.text()).toContain('<button>Unsubscribe</button>')
    const press = () =>
      server.ask(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    for (const _ of [1, 2]) {
      const done = await press()
      expect([done.status, await isMailed()]).toEqual([200, false])
      expect(await done.text()).toContain('You will receive no more alerts by email.')
    }
    await visitor(server).post('/account/delete/', { password: ANNA.password }, token)
    expect((await press()).status).toBe(200)
  })

  test('is refused where it is not ours, and leaves nobody', async () => {
    const token = await anna()
    const answer = await server.ask(`/unsubscribe/u.1.alerts.${'x'.repeat(27)}`, { method: 'POST' })
    expect([answer.status, (await call('/alerts', {}, token)).body.settings.mail]).toEqual([404, true])
  })
})

describe('a digest', () => {
  test('comes at eight, once, with what is next, results, and the matches that matter, and not when there is nothing', async () => {
    const token = await anna()
    await call('/alerts/settings', { digest: 'daily', zone: 'Europe/Lisbon' }, token)
    server.setNow('2026-03-08T07:59:00.000Z')
    await digests()
    expect(await mails()).toEqual([])
    server.setNow('2026-03-08T08:00:00.000Z')
    await digests()
    // She follows nothing yet.
    expect(await mails()).toEqual([])

    const teams = [team('Ashton'), team('Brough')]
    await server.store(
      world({
        teams,
        leagues: [league('premier', 'Premier League', { stableKey: 'england/premier-league' })],
        fixtures: [
          played('brough', 'ashton', '2026-03-08T15:00:00.000Z', [0, 2]),
          fixture('ashton', 'brough', '2026-03-09T20:00:00.000Z', { key: 'next' }),
        ],
      }),
    )
    await server.database.rows(
      `insert into fixture_stake (fixture_id, aim, team_id, home, away, low, high)
       select f.id, 'champion', f.home_team_id, 0.62, 0.41, 0.1, 0.3 from fixture f where kickoff = '2026-03-09T20:00:00Z'`,
    )
    await visitor(server).post('/follow/', { kind: 'team', id: await teamId(), flag: 1 }, token)
    server.setNow('2026-03-09T08:00:00.000Z')
    await Promise.all([digests(), digests()])
    const [digest, ...more] = await mails()
    expect(more).toEqual([])
    expect(digest?.subject).toBe('Today: Ashton – Brough')
    expect(digest?.text).toMatch(
      /Matches that matter\n\nAshton – Brough {2}\(09\/03 20:00\)\nAshton, chance of the title: 62% after a home win, 41% after an away win\.\nhttps/,
    )
    expect(digest?.text).toContain('Results\n\nBrough 0–2 Ashton')
    expect(digest?.html).not.toMatch(/<img|<link|<style/)
  })

  test('is in the language of its reader, without scores where they are hidden, and ends with one press', async () => {
    const token = await anna()
    await server.store(
      world({
        teams: [team('Ashton'), team('Brough')],
        fixtures: [played('brough', 'ashton', '2026-03-06T15:00:00.000Z', [0, 2])],
      }),
    )
    await visitor(server).post('/follow/', { kind: 'team', id: await teamId(), flag: 1 }, token)
    await call('/alerts/settings', { digest: 'weekly', language: 'pt', hides_scores: true }, token)
    server.setNow('2026-03-12T08:00:00.000Z')
    await digests()
    expect(await mails()).toEqual([])
    server.setNow('2026-03-13T08:00:00.000Z')
    await server.database.rows(`update fixture set kickoff = '2026-03-10T15:00:00Z' where state_id = 5`)
    await digests()
    const [digest] = await mails()
    expect(digest?.text).toContain('Resultados\n\nBrough – Ashton')
    expect(digest?.text).not.toContain('0–2')
    expect(digest?.html).toContain('<html lang="pt">')
    await server.ask(new URL(digest?.unsubscribe ?? '').pathname, { method: 'POST' })
    expect((await call('/alerts', {}, token)).body.settings).toMatchObject({ digest: 'off', mail: true })
  })
})
