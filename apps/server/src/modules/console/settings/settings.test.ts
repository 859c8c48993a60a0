import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailServer } from '@touchline/testing/mail'
import { ORG_TOKEN, orgStandIn } from '@touchline/testing/open-data'
import { startPaypalStandIn } from '@touchline/testing/paypal'
import { startStripeStandIn } from '@touchline/testing/stripe'
import { expect, onTestFinished, test } from 'vitest'
import { secretBox } from '../../../platform/secrets/secret-box.ts'
import { type NewSite, newSite } from '../../setup/setup.testing.ts'
import { effectiveConfig } from './effective-config.ts'

interface Group {
  group: string
  version: number
  changed_by: string | null
  waits: boolean
  settings: { name: string; source: string; value: string | null; last4: string | null; unreadable: string | null }[]
}
interface Outcome {
  status: string
  faults: { name: string; code: string; detail: string | null }[]
  found: object[]
  settings: { groups: Group[] }
}

const save = async ({ ask }: NewSite, token: string, body: object): Promise<Outcome> =>
  (await ask('/setup/settings', token, body)).body as unknown as Outcome
const groupOf = ({ settings }: Outcome, name: string) => settings.groups.find(({ group }) => group === name)
const settingOf = (outcome: Outcome, group: string, name: string) =>
  groupOf(outcome, group)?.settings.find((one) => one.name === name)
const stored = ({ server }: NewSite) =>
  server.database.rows("select name, value from setting where name like 'settings:%'")
const configOf = ({ server, folder }: NewSite, environment = {}) => {
  const warned: string[] = []
  const log = { warn: (line: string) => void warned.push(line) }
  return effectiveConfig(server.database.pool, { environment, box: secretBox({ folder }), log }).then((read) => ({
    ...read,
    warned,
  }))
}

test('the environment overrides stored settings, is shown as such and cannot be changed', async () => {
  const site = await newSite({ CONTACT_TO: 'us@outside.example' })
  const token = await site.link()
  const values = { PUBLIC_URL: 'https://site.example', DEFAULT_LANGUAGE: 'pt', DEFAULT_ZONE: 'Europe/Lisbon' }
  const outcome = await save(site, token, { group: 'site', version: 0, values })
  expect(outcome).toMatchObject({ status: 'stored', faults: [] })
  expect(settingOf(outcome, 'site', 'CONTACT_TO')).toMatchObject({
    source: 'environment',
    value: 'us@outside.example',
  })
  expect(groupOf(outcome, 'site')).toMatchObject({ version: 1, changed_by: 'setup link', waits: true })
  const refused = await save(site, token, { group: 'site', version: 1, values: { CONTACT_TO: 'me@site.example' } })
  expect(refused.faults).toEqual([{ name: 'CONTACT_TO', code: 'from_environment', detail: null }])
  const { config } = await configOf(site, { CONTACT_TO: 'us@outside.example', FEED: 'setup' })
  expect(config).toMatchObject({ CONTACT_TO: 'us@outside.example', ...values, FEED: 'none' })
})

test('invalid values are reported at their settings, and nothing is stored', async () => {
  const site = await newSite()
  const values = { CONTACT_TO: 'me@site.example', PUBLIC_URL: 'javascript:alert(1)', DEFAULT_ZONE: 'Europe/Nowhere' }
  const { status, faults } = await save(site, await site.link(), { group: 'site', version: 0, values })
  expect([status, faults.map(({ name, code }) => [name, code])]).toEqual([
    'refused',
    [
      ['PUBLIC_URL', 'invalid'],
      ['DEFAULT_ZONE', 'invalid'],
    ],
  ])
  expect(await stored(site)).toEqual([])
})

test('the second of two who change a group is shown what the first stored, and nothing is lost', async () => {
  const site = await newSite()
  const token = await site.link()
  const addresses = ['https://one.example', 'https://other.example']
  const outcomes = await Promise.all(
    addresses.map((PUBLIC_URL) => save(site, token, { group: 'site', version: 0, values: { PUBLIC_URL } })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['changed', 'stored'])
  const winner = addresses[outcomes.findIndex(({ status }) => status === 'stored')]
  for (const outcome of outcomes) expect(settingOf(outcome, 'site', 'PUBLIC_URL')?.value).toBe(winner)
})

test('a key is tried before it is stored, stored encrypted and never answered', async () => {
  const org = await orgStandIn({ now: () => Date.now(), snapshots: [] })
  onTestFinished(() => org.close())
  const site = await newSite({ FOOTBALL_DATA_ORG_URL: org.url })
  const token = await site.link()
  const change = (key: string) => ({ group: 'data', version: 0, values: { FOOTBALL_DATA_ORG_TOKEN: key } })
  const refused = await save(site, token, change('wrong-token-of-4'))
  expect(refused).toMatchObject({
    status: 'refused',
    faults: [{ code: 'refused', detail: '400 Your API token is invalid.' }],
  })
  expect(await stored(site)).toEqual([])
  const taken = await save(site, token, change(ORG_TOKEN))
  expect(taken).toMatchObject({ status: 'stored', found: [{ competitions: expect.any(Number) }] })
  expect(settingOf(taken, 'data', 'FOOTBALL_DATA_ORG_TOKEN')).toMatchObject({ value: null, last4: ORG_TOKEN.slice(-4) })
  const everything = JSON.stringify([
    taken,
    await stored(site),
    await site.server.database.rows('select * from audit_entry'),
  ])
  expect(everything).not.toContain(ORG_TOKEN)
  const environment = { FOOTBALL_DATA_ORG_URL: org.url }
  expect((await configOf(site, environment)).config.FOOTBALL_DATA_ORG_TOKEN).toBe(ORG_TOKEN)
})

test('with a lost or another key secrets are said to be unreadable, and everything else goes on', async () => {
  const org = await orgStandIn({ now: () => Date.now(), snapshots: [] })
  onTestFinished(() => org.close())
  const site = await newSite({ FOOTBALL_DATA_ORG_URL: org.url })
  const token = await site.link()
  await save(site, token, {
    group: 'data',
    version: 0,
    values: { FOOTBALL_DATA_ORG_TOKEN: ORG_TOKEN, OPEN_COMMERCIAL: 'true' },
  })
  const key = join(site.folder, 'secret.key')
  const unreadable = async () => {
    const { body } = await site.ask('/setup', token)
    return settingOf(body as unknown as Outcome, 'data', 'FOOTBALL_DATA_ORG_TOKEN')?.unreadable
  }
  expect(await unreadable()).toBeNull()
  rmSync(key)
  expect(await unreadable()).toBe('no_key')
  writeFileSync(key, `${Buffer.alloc(32).toString('base64url')}\n`)
  expect(await unreadable()).toBe('other_key')
  const { config, warned } = await configOf(site)
  expect([config.FOOTBALL_DATA_ORG_TOKEN, config.OPEN_COMMERCIAL]).toEqual([undefined, true])
  expect(warned).toEqual([expect.stringContaining('FOOTBALL_DATA_ORG_TOKEN cannot be read (other_key)')])
})

test('a mail server is stored once it took a test message, and counts at once', async () => {
  const post = await mailServer((address) => address !== 'nobody@example.org')
  onTestFinished(() => post.close())
  const site = await newSite({ ALERT_HOSTS: new URL(post.url).host })
  const token = await site.link()
  const values = { SMTP_URL: post.url, MAIL_FROM: 'Goals <goals@example.org>' }
  const change = (test_to?: string) => save(site, token, { group: 'mail', version: 0, values, test_to })
  expect((await change()).faults).toMatchObject([{ name: 'SMTP_URL', code: 'no_test_address' }])
  expect((await change('nobody@example.org')).faults).toMatchObject([{ code: 'refused' }])
  expect(await stored(site)).toEqual([])
  expect((await site.ask('/setup/mail-test', token, { to: 'marta@example.org' })).body.status).toBe('written')
  expect(await change('marta@example.org')).toMatchObject({ status: 'stored' })
  expect(post.mails).toHaveLength(1)
  expect((await site.ask('/setup/mail-test', token, { to: 'marta@example.org' })).body).toEqual({
    status: 'sent',
    detail: null,
  })
  expect(post.mails).toHaveLength(2)
})

test('a test message goes out where the mail server is set by the environment, too', async () => {
  const post = await mailServer()
  onTestFinished(() => post.close())
  const site = await newSite({ SMTP_URL: post.url })
  const token = await site.link()
  expect((await site.ask('/setup/mail-test', token, { to: 'marta@example.org' })).body.status).toBe('sent')
  await post.mailTo('marta@example.org', 'Touchline')
  await post.close()
  expect((await site.ask('/setup/mail-test', token, { to: 'marta@example.org' })).body).toMatchObject({
    status: 'failed',
    detail: expect.stringContaining('ECONNREFUSED'),
  })
})

test.each([
  'smtp://127.0.0.1:25',
  'smtp://localhost:25',
  'smtp://10.0.0.5',
  'smtp://169.254.169.254:80',
  'smtp://[::1]:25',
])('no mail server in the network of the site is connected to: %s', async (address) => {
  const site = await newSite()
  const change = { group: 'mail', version: 0, values: { SMTP_URL: address }, test_to: 'marta@example.org' }
  expect(await save(site, await site.link(), change)).toMatchObject({
    status: 'refused',
    faults: [{ name: 'SMTP_URL', code: 'not_public' }],
  })
})

test('keys of Stripe and PayPal are tried with the plans they are for', async () => {
  const [stripe, paypal] = [await startStripeStandIn(), await startPaypalStandIn()]
  onTestFinished(async () => void (await Promise.all([stripe.close(), paypal.close()])))
  const site = await newSite({ STRIPE_API_BASE: stripe.url, PAYPAL_API_BASE: paypal.url })
  const token = await site.link()
  const stripeOf = (key: string) => ({
    group: 'stripe',
    version: 0,
    values: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  })
  expect((await save(site, token, stripeOf('sk_test_wrong'))).faults).toMatchObject([
    { name: 'STRIPE_SECRET_KEY', code: 'refused' },
  ])
  expect(await save(site, token, stripeOf(stripe.secretKey))).toMatchObject({
    status: 'stored',
    found: [{ live: false }],
  })
  const paypalOf = (change: object) => ({
    group: 'paypal',
    version: 0,
    values: {
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_PLAN_IDS: paypal.planIds,
      ...change,
    },
  })
  const faultsOf = async (change: object) =>
    (await save(site, token, paypalOf(change))).faults.map(({ name, code }) => [name, code])
  expect(await faultsOf({ PAYPAL_WEBHOOK_ID: null })).toEqual([['PAYPAL_WEBHOOK_ID', 'needed']])
  expect(await faultsOf({ PAYPAL_CLIENT_SECRET: 'wrong' })).toEqual([['PAYPAL_CLIENT_SECRET', 'refused']])
  expect(await faultsOf({ PAYPAL_PLAN_IDS: '1:P-NO,3:P-SUCH,12:P-PLAN' })).toEqual([['PAYPAL_PLAN_IDS', 'refused']])
  expect(await save(site, token, paypalOf({}))).toMatchObject({ status: 'stored', settings: { restartable: true } })
  expect(site.restarts()).toBe(0)
  expect((await site.ask('/setup/apply', token, {})).body).toEqual({ begun: true })
  expect(site.restarts()).toBe(1)
})

test('a provider that does not answer is told from one that refuses', async () => {
  const site = await newSite({ STRIPE_API_BASE: 'http://127.0.0.1:9' })
  const change = { group: 'stripe', version: 0, values: { STRIPE_SECRET_KEY: 'sk_test_1' } }
  expect((await save(site, await site.link(), change)).faults).toMatchObject([{ code: 'unreachable', detail: null }])
})

test('real data is never chosen over the demo world', async () => {
  const site = await newSite()
  await site.server.database.rows(`insert into meta (key, value) values ('world', '"demo"')`)
  const change = { group: 'data', version: 0, values: { FEED: 'open' } }
  expect((await save(site, await site.link(), change)).faults).toMatchObject([{ name: 'FEED', code: 'other_world' }])
})
