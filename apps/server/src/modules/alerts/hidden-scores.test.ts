import type { HiddenScoresAnswer } from '@touchline/contract'
import { fixture, played, team, world } from '@touchline/testing/records'
import { member, visitor } from '@touchline/testing/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { KICKOFF, useAlerts } from './alerts.testing.ts'
import { deliverAlerts } from './deliver/deliver-alerts.ts'
import { digestJob } from './digest/digest.job.ts'

const { server, call, options, spread, work, score, browser, teamId } = useAlerts()
const KINDS = ['kickoff', 'goal', 'red_card', 'half_time', 'full_time', 'moved', 'lineup', 'price']

let fixtureId: number
let ashton: number
beforeEach(async () => {
  fixtureId = (await server.database.rows<{ id: number }>('select id from fixture'))[0]?.id ?? 0
  ashton = await teamId()
})

const hide = (key: string | null, hidden: object, token?: string) =>
  call<HiddenScoresAnswer>('/hidden_scores', { key, ...hidden }, token)

/** Goals, cards, half-time and full time of the derby, one after the other. */
async function playAll(send = work) {
  const step = async () => {
    await spread()
    await send()
  }
  await score(0, 0)
  await step()
  await score(1, 0)
  await step()
  await server.database.rows(
    `insert into happening (kind, at, fixture_id, detail) values ('red_card', $1, $2, '{"side": "away", "home": 1, "away": 0, "minute": 44}')`,
    [server.deps.clock.now(), fixtureId],
  )
  await score(1, 0, 3)
  await step()
  await score(2, 0)
  await step()
  await score(1, 0)
  await step()
  await score(1, 0, 5)
  await step()
}

/** A score, or words that tell of a goal or card. */
const TELLING = /\d–\d|goal|red card/i
const textOf = (messages: readonly { title: string; body: string }[]) =>
  messages.map(({ title, body }) => `${title}: ${body}`).join('\n')
const WISHES: [string, () => object][] = [
  ['everything', () => ({ everywhere: true })],
  ['the team', () => ({ teams: [ashton] })],
  ['the match', () => ({ matches: [fixtureId] })],
]

describe('who hides', () => {
  test.each(WISHES)('%s is told when it begins and ends, and nothing of its score', async (_, wish) => {
    const { key, seen } = await browser({ kinds: KINDS })
    await hide(key, wish())
    await playAll()
    const says = (what: string) => `Ashton – Brough: ${what} · Premier League`
    expect(textOf(seen()).split('\n')).toEqual([says('Kick-off'), says('Half-time'), says('Full time')])
    expect(JSON.stringify(seen())).not.toMatch(TELLING)
  })

  test('something else is told everything, with its score', async () => {
    const { key, seen } = await browser({ kinds: KINDS })
    await hide(key, { matches: [fixtureId], shown: [fixtureId] })
    await playAll()
    expect(seen().map(({ title }) => title)).toContain('Ashton 1–0 Brough')
    expect(seen().length).toBeGreaterThan(5)
  })

  test('a match after its goal is told no more of it, not by a late alert, a correction or the list of what was sent', async () => {
    const { key, seen } = await browser({ kinds: KINDS, delay_minutes: 2 })
    const prompt = await browser({ kinds: KINDS })
    await score(1, 0)
    await work()
    expect(prompt.seen().map(({ title }) => title)).toContain('Ashton 1–0 Brough')
    for (const one of [key, prompt.key]) await hide(one, { matches: [fixtureId] })
    const listed = async () => (await call('/alerts', { key: prompt.key })).body.sent
    expect(textOf(await listed())).not.toMatch(TELLING)
    await score(0, 0)
    server.setNow('2026-03-07T15:42:30.000Z')
    await work()
    expect(JSON.stringify(seen())).not.toMatch(TELLING)
    expect(prompt.seen().filter(({ body }) => body.includes('cancelled'))).toEqual([])
    await hide(prompt.key, { matches: [fixtureId], shown: [fixtureId] })
    expect((await listed()).map(({ title }) => title)).toContain('Ashton 1–0 Brough')
  })

  test('a match is told nothing of it in a chat either, in any language', async () => {
    const { key } = await browser({ kinds: KINDS })
    await server.database.rows(
      `insert into alert_channel (recipient_id, kind, address, label, created_at)
       select r.id, a.kind, a.address, '', now() from alert_recipient r cross join (values
         ('telegram', 'https://api.telegram.org/bot1:x/sendMessage?chat_id=1'), ('slack', 'https://hooks.slack.com/services/x'),
         ('discord', 'https://discord.com/api/webhooks/1/x'), ('ntfy', 'https://ntfy.sh/x')) as a(kind, address)`,
    )
    const posted: string[] = []
    const post = async (_address: string, _headers: object, body: string | Buffer) => {
      posted.push(String(body))
      return { status: 200, retryAfter: null }
    }
    await hide(key, { teams: [ashton] })
    for (const language of ['en', 'pt', 'es']) {
      await server.database.rows('truncate happening cascade')
      await call('/alerts/settings', { key, language })
      await score(0, 0, 1)
      await playAll(() => deliverAlerts({ ...options(), post }))
    }
    expect(posted.length).toBeGreaterThanOrEqual(4 * 3 * 2)
    expect(posted.filter((text) => /\d–\d|goal|gol(o)?[^a-z]|red|vermelho|roja/i.test(text))).toEqual([])
  })
})

describe('hidden scores of an account', () => {
  test('are answered at the login, kept by every browser, joined with those of a visitor and exported', async () => {
    const token = await member(server, visitor(server))
    const { body } = await hide(null, { teams: [ashton, 999_999], shown_until: '2026-03-01T00:00:00.000Z' }, token)
    expect(body).toEqual({
      ...{ everywhere: false, teams: [ashton], matches: [], shown: [], shown_until: '2026-03-01T00:00:00.000Z' },
    })
    const who = await call<{ hidden_scores: HiddenScoresAnswer }>('/check_token', {}, token)
    expect(who.body.hidden_scores).toEqual(body)
    const { key } = await browser()
    await hide(key, { matches: [fixtureId] })
    await call('/alerts/join', { key }, token)
    const joined = await call<{ hidden_scores: HiddenScoresAnswer }>('/check_token', {}, token)
    expect(joined.body.hidden_scores).toMatchObject({ teams: [ashton], matches: [{ id: fixtureId, home: ashton }] })
  })

  test('are refused where they are none, or nobody is sent anything', async () => {
    expect((await hide(null, { everywhere: true })).status).toBe(400)
    const { key } = await browser()
    for (const wrong of [
      { teams: ['x'] },
      { teams: [0] },
      { shown_until: 'yesterday' },
      { matches: Array(41).fill(1) },
    ])
      expect([wrong, (await hide(key, wrong)).status]).toEqual([wrong, 400])
  })

  test('keep results out of the own calendar and the digest, until they are uncovered', async () => {
    const token = await member(server, visitor(server))
    await server.store(
      world({
        teams: [team('Ashton'), team('Brough')],
        fixtures: [
          played('ashton', 'brough', KICKOFF, [4, 3], { key: 'derby' }),
          fixture('brough', 'ashton', '2026-03-09T08:00:00.000Z', { key: 'next' }),
        ],
      }),
    )
    await server.database.rows(
      `insert into fixture_stake (fixture_id, aim, team_id, home, away, low, high)
       select f.id, 'champion', f.home_team_id, 0.62, 0.41, 0.1, 0.3 from fixture f where kickoff = '2026-03-09T08:00:00Z'`,
    )
    await server.database.rows(
      `with p as (insert into player (name, common_name) values ('Ed Card', 'Card') returning id)
       insert into sidelined (team_id, place, player_id, category, starts_on) select $1, 0, p.id, 'suspended', '2026-03-08' from p`,
      [ashton],
    )
    await visitor(server).post('/follow/', { kind: 'team', id: ashton, flag: 1 }, token)
    await call('/alerts/settings', { digest: 'daily', zone: '+0' }, token)
    const { body } = await call<{ secret: string }>('/feed_address', {}, token)
    const calendar = async () => (await server.ask(`/calendar/me/${body.secret}.ics?scores=1`)).text()
    const digest = async () => {
      await server.database.rows('update alert_recipient set digest_due_at = $1', [server.deps.clock.now()])
      await digestJob(options()).run(new AbortController().signal)
      const sent = await server.database.rows<{ text: string; html: string }>(
        'select text, html from outbox_mail where unsubscribe is not null order by id desc limit 1',
      )
      return `${sent[0]?.text} ${sent[0]?.html}`
    }
    server.setNow('2026-03-08T09:00:00.000Z')
    expect(await calendar()).toContain('Ashton 4–3 Brough')
    const open = await digest()
    expect(open).toContain('Ashton 4–3 Brough')
    expect(open).toContain('62%')
    expect(open).toContain('suspended')
    for (const wish of [{ everywhere: true }, { teams: [ashton] }, { matches: [fixtureId] }]) {
      await hide(null, wish, token)
      expect(await calendar()).not.toContain('4–3')
      expect(await calendar()).toContain('SUMMARY:Ashton – Brough')
      const covered = await digest()
      expect(covered).toContain('Ashton – Brough')
      expect(covered).not.toMatch(/4–3|suspended/)
    }
    await hide(null, { teams: [ashton] }, token)
    expect(await digest()).not.toContain('62%')
    await hide(null, { teams: [ashton], shown: [fixtureId] }, token)
    expect(await calendar()).toContain('Ashton 4–3 Brough')
    expect(await digest()).toContain('Ashton 4–3 Brough')
  })
})
