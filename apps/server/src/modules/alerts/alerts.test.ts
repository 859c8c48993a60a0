import { world } from '@touchline/testing/records'
import { describe, expect, test } from 'vitest'
import { useAlerts } from './alerts.testing.ts'

const { server, push, call, spread, deliver, work, score, states, browser, teamId } = useAlerts()
const GOAL = { title: 'Ashton 1–0 Brough', body: 'Goal for Ashton 40′ · Premier League' }

test('a visitor without an account gets one alert of a goal, in a message that browsers show without a worker', async () => {
  const { subscription, seen } = await browser()
  await score(0, 0)
  await score(1, 0)
  await work()
  await work()
  expect(seen()).toEqual([expect.objectContaining(GOAL)])
  expect(push.refused).toEqual([])
  const [message = ''] = push.messagesOf(subscription.id)
  expect(JSON.parse(message)).toMatchObject({
    web_push: 8030,
    notification: {
      navigate: expect.stringMatching(/^https:\/\/touchline\.test\/soccer\?mid=\d+&cid=72$/),
      lang: 'en',
      actions: [{ action: 'mute', title: 'Mute this match' }],
    },
    app_badge: 1,
  })
  expect(push.received[0]).toMatchObject({ urgency: 'high', ttl: 600 })
})

test('there are no alerts beyond the wishes: of another team, of another kind, of a change that was rolled back', async () => {
  const { seen } = await browser({ kinds: ['kickoff'] })
  await score(0, 0)
  await work()
  await score(1, 0)
  await work()
  expect(seen()).toEqual([expect.objectContaining({ body: 'Kick-off · Premier League' })])
})

test('several workers at the same time send each alert once', async () => {
  const browsers = await Promise.all(Array.from({ length: 8 }, () => browser()))
  await score(0, 0)
  await score(1, 0)
  await Promise.all([spread(), spread(), spread()])
  await Promise.all([deliver(), deliver(), deliver()])
  expect(push.received).toHaveLength(8)
  for (const { seen } of browsers) expect(seen()).toHaveLength(1)
})

test('alerts a killed worker had taken are sent by another one, and the browser shows one message', async () => {
  const { seen } = await browser()
  await score(0, 0)
  await score(1, 0)
  await work()
  // As left by a worker that is killed between sending and noting.
  await server.database.rows(
    `update alert set state = 'waiting', sent_at = null, leased_until = clock_timestamp() + interval '1 hour'`,
  )
  await deliver()
  expect(push.received).toHaveLength(1)
  await server.database.rows(`update alert set leased_until = clock_timestamp() - interval '1 second'`)
  await deliver()
  expect(push.received).toHaveLength(2)
  expect(seen()).toEqual([expect.objectContaining(GOAL)])
  expect(await states()).toEqual(['goal sent'])
})

describe('a goal that is taken back', () => {
  test('is corrected for who was told, in the place of the goal', async () => {
    const { seen } = await browser()
    await score(0, 0)
    await score(1, 0)
    await work()
    await score(0, 0)
    await work()
    expect(await states()).toEqual(['goal sent', 'goal_cancelled sent'])
    expect(push.received).toHaveLength(2)
    expect(seen()).toEqual([
      expect.objectContaining({ title: 'Ashton 0–0 Brough', body: 'Goal cancelled: Ashton · Premier League' }),
    ])
  })

  test('is not heard of at all by who watches with a delay', async () => {
    const { seen } = await browser({ delay_minutes: 5 })
    await score(0, 0)
    await score(1, 0)
    await work()
    await score(0, 0)
    await work()
    server.setNow('2026-03-07T15:50:00.000Z')
    await work()
    expect(seen()).toEqual([])
    expect(await states()).toEqual(['goal withdrawn'])
  })

  test('is told when it is scored again', async () => {
    const { seen } = await browser()
    for (const goals of [0, 1, 0, 1]) {
      await score(goals, 0)
      await work()
    }
    expect(push.received).toHaveLength(3)
    expect(seen()).toEqual([expect.objectContaining(GOAL)])
  })
})

describe('when it is told', () => {
  test('a reader who watches with a delay gets alerts of play later', async () => {
    const { seen } = await browser({ delay_minutes: 2 })
    await score(0, 0)
    await score(1, 0)
    await work()
    expect(seen()).toEqual([])
    server.setNow('2026-03-07T15:42:00.000Z')
    await work()
    expect(seen()).toEqual([expect.objectContaining(GOAL)])
  })

  test('a goal that is older than ten minutes is not told', async () => {
    const { seen } = await browser()
    await score(0, 0)
    await score(1, 0)
    await spread()
    server.setNow('2026-03-07T15:50:01.000Z')
    await work()
    expect(seen()).toEqual([])
    expect(await states()).toEqual(['goal expired'])
  })

  test('in quiet hours play is not told, and what is slow waits for their end', async () => {
    const { seen } = await browser({}, { quiet_from: 15 * 60, quiet_to: 17 * 60, zone: '+0' })
    await score(0, 0)
    await score(1, 0)
    await work()
    server.setNow('2026-03-07T16:59:00.000Z')
    await server.database.rows(`insert into happening (kind, at, fixture_id) select 'moved', $1, id from fixture`, [
      '2026-03-07T16:59:00.000Z',
    ])
    await work()
    expect(seen()).toEqual([])
    server.setNow('2026-03-07T17:00:00.000Z')
    await work()
    expect(seen()).toEqual([expect.objectContaining({ title: 'Ashton – Brough' })])
    expect(await states()).toEqual(['goal quiet', 'moved sent'])
  })

  test('quiet hours are those of the place of the reader', async () => {
    const { seen } = await browser({}, { quiet_from: 15 * 60, quiet_to: 17 * 60, zone: 'America/Sao_Paulo' })
    await score(0, 0)
    await score(1, 0)
    await work()
    expect(seen()).toHaveLength(1)
  })

  test('beyond the hourly limit no alerts are sent, and after the hour they are again', async () => {
    const { seen } = await browser({}, { hourly_limit: 2 })
    await score(0, 0)
    for (const goals of [1, 2, 3]) {
      await score(goals, 0)
      await work()
    }
    expect(seen()).toHaveLength(2)
    server.setNow('2026-03-07T16:41:00.000Z')
    await score(3, 0, 5)
    await work()
    expect(await states()).toEqual(['goal sent', 'goal sent', 'goal limited', 'full_time sent'])
  })

  test('a clock that is set back does not hold alerts back, and one that is set forward sends nothing old', async () => {
    const { seen } = await browser()
    await score(0, 0)
    await score(1, 0)
    await spread()
    server.setNow('2026-03-07T14:40:00.000Z')
    await work()
    expect(seen()).toHaveLength(1)
    server.setNow('2026-03-07T15:41:00.000Z')
    await score(2, 0)
    await spread()
    server.setNow('2026-03-08T15:41:00.000Z')
    await work()
    expect(seen()).toHaveLength(1)
  })
})

test('a match that is muted from its notification is silent, whatever is on its way', async () => {
  const { subscription, seen, key } = await browser()
  await score(0, 0)
  await score(1, 0)
  await work()
  const { notification } = JSON.parse(push.messagesOf(subscription.id)[0] ?? '')
  await score(2, 0)
  await spread()
  expect((await call(`/alerts/mute/${notification.data.mute}`, {})).status).toBe(200)
  expect((await call(`/alerts/mute/${notification.data.mute}`, {})).status).toBe(200)
  await score(3, 0)
  await work()
  expect(seen()).toHaveLength(1)
  const { body } = await call('/alerts', { key })
  expect(body.muted).toEqual([{ id: expect.any(Number), name: 'Ashton – Brough' }])
  await call('/alerts/mute', { key, match_id: body.muted[0]?.id, muted: false })
  await score(4, 0)
  await work()
  expect(seen()).toHaveLength(2)
  expect((await call(`/alerts/mute/m.1.1.${'x'.repeat(27)}`, {})).status).toBe(404)
})

test('a reader who hides scores gets no alert of a goal, and one of the end without the score', async () => {
  const { seen, key } = await browser({}, { hides_scores: true })
  await score(0, 0)
  await score(1, 0)
  await score(2, 0, 5)
  await work()
  expect(seen()).toEqual([expect.objectContaining({ title: 'Ashton – Brough', body: 'Full time · Premier League' })])
  const { body } = await call('/alerts', { key })
  expect(JSON.stringify(body.sent)).not.toMatch(/\d–\d/)
})

test('a price that goes up and down around a level is told once a day', async () => {
  const { seen } = await browser({ kinds: ['price'], price_level: 1.8 })
  const id = await teamId()
  const price = (at: string, before: number, now: number) =>
    server.database.rows(
      `insert into happening (kind, at, fixture_id, team_id, detail)
       select 'price', $1, f.id, $2, jsonb_build_object('side', 'home', 'before', $3::numeric, 'price', $4::numeric, 'bookmakerId', 2) from fixture f`,
      [at, id, before, now],
    )
  await price('2026-03-07T15:40:00Z', 1.7, 1.85)
  await work()
  await price('2026-03-07T15:40:00Z', 1.75, 1.9)
  await work()
  expect(seen()).toEqual([expect.objectContaining({ body: expect.stringContaining('Ashton to win: 1.85') })])
})

test('a price is told to nobody who was last in a country where prices are not shown', async () => {
  const { seen } = await browser({ kinds: ['price'], price_level: 1.8 })
  const id = await teamId()
  const price = (at: string, before: number, now: number) =>
    server.database.rows(
      `insert into happening (kind, at, fixture_id, team_id, detail)
       select 'price', $1, f.id, $2, jsonb_build_object('side', 'home', 'before', $3::numeric, 'price', $4::numeric, 'bookmakerId', 2) from fixture f`,
      [at, id, before, now],
    )
  const inCountry = (country: string | null) =>
    server.database.rows('update alert_recipient set country = $1', [country])
  const display = (mode: string, ...hidden: string[]) =>
    server.database.rows(
      `insert into site_setting (key, version, value, actor, at)
       select 'odds', count(*) + 1, jsonb_build_object('mode', $1::text, 'countries', $2::jsonb), 'test', now() from site_setting`,
      [mode, JSON.stringify(hidden.map((country) => ({ country, mode: mode === 'off' ? 'full' : 'off' })))],
    )
  await inCountry('BR')
  await display('full', 'BR')
  await price('2026-03-07T15:38:00Z', 1.7, 1.85)
  await work()
  await inCountry(null)
  await display('off', 'PT')
  await price('2026-03-07T15:39:00Z', 1.7, 1.85)
  await work()
  expect(seen()).toEqual([])
  await inCountry('PT')
  await price('2026-03-07T15:40:00Z', 1.7, 1.85)
  await work()
  expect(seen()).toHaveLength(1)
})

test('ten thousand followers of one goal get one alert each', async () => {
  const { key } = await browser()
  await server.database.rows(
    `with r as (insert into alert_recipient (key_hash, language, zone, hourly_limit, created_at, seen_at)
       select 'r' || n, 'en', '+0', 20, now(), now() from generate_series(1, 10000) n returning id),
     w as (insert into alert_wish (recipient_id, team_id, kinds, channels, created_at)
       select r.id, t.id, '{goal}', '{push}', now() from r, team t where t.name = 'Ashton')
     insert into alert_channel (recipient_id, kind, address, p256dh, auth, label, created_at)
     select r.id, 'push', 'https://push.example/' || r.id, '', '', '', now() from r`,
  )
  await score(0, 0)
  await score(1, 0)
  await Promise.all([spread(), spread()])
  await spread()
  const [{ alerts, recipients } = { alerts: 0, recipients: 0 }] = await server.database.rows<{
    alerts: number
    recipients: number
  }>('select count(*)::integer as alerts, count(distinct recipient_id)::integer as recipients from alert')
  expect([alerts, recipients]).toEqual([10_001, 10_001])
  expect(key).toHaveLength(43)
})

test('a match that is listed twice sends one alert', async () => {
  await browser()
  await score(0, 0)
  await server.database.rows('update fixture set doubled = true')
  await score(1, 0)
  await work()
  expect(await states()).toEqual([])
  await server.store(world({}))
})
