import type { consoleOdds } from '@touchline/contract'
import { claimWorld, inTransaction } from '@touchline/database'
import { useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { signInAs } from '../staff.testing.ts'

const server = useServer({ trustProxy: true, settings: { countryHeader: 'cf-ipcountry' } })
let owner: string
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  owner = await signInAs(server, 'owner')
})

const room = async (token = owner) => server.get<z.output<typeof consoleOdds.answer>>('/api/console/site/odds', token)
const save = (what: 'odds-display' | 'partners', body: object, token = owner) =>
  visitor(server).post(`/console/site/${what}`, body, token)
const messageOf = ({ body }: { body: unknown }) => (body as { error: { message: string } }).error.message

const OFF_IN_BRAZIL = { mode: 'full', countries: [{ country: 'BR', mode: 'off' }] }
const LINK = { bookmaker: 'bet365', country: null, url: 'https://partner.bet365.com/?affiliate=7' }

test('an owner sets where odds are shown; the second of two owners is told, and the audit has both', async () => {
  const other = await signInAs(server, 'owner', 'other')
  expect((await room()).display).toMatchObject({ version: 0, value: { mode: 'full', countries: [] } })
  expect((await save('odds-display', { version: 0, value: OFF_IN_BRAZIL })).status).toBe(200)
  const late = await save('odds-display', { version: 0, value: { mode: 'off', countries: [] } }, other)
  expect(late.status).toBe(409)
  const { display } = await room(other)
  expect(display).toMatchObject({ version: 1, value: OFF_IN_BRAZIL })
  expect(display.last_change).toMatchObject({
    action: 'site.odds',
    actor: 'staff-owner',
    before: null,
    after: { mode: 'full', 'countries.BR': 'off' },
  })
})

test('an editor may look and not change; support may not look', async () => {
  const editor = await signInAs(server, 'editor')
  expect((await room(editor)).bookmakers).toContainEqual({ key: 'bet365', name: 'Bet365' })
  expect((await save('odds-display', { version: 0, value: OFF_IN_BRAZIL }, editor)).status).toBe(403)
  expect((await save('partners', { version: 0, value: { links: [], notices: [] } }, editor)).status).toBe(403)
  const support = await signInAs(server, 'support')
  const answer = await server.ask('/api/console/site/odds', { headers: { authorization: `Token ${support}` } })
  expect(answer.status).toBe(403)
})

test('the room says by which header a country is known, and the operator’s own', async () => {
  const headers = { authorization: `Token ${owner}`, 'cf-ipcountry': 'PT' }
  const answer = await (await server.ask('/api/console/site/odds', { headers })).json()
  expect(answer).toMatchObject({ country_header: 'cf-ipcountry', own_country: 'PT' })
})

test.each([
  ['http://partner.bet365.com/'],
  ['javascript:alert(1)'],
  ['https://localhost/'],
  ['https://10.0.0.1/x'],
  ['https://[::1]/'],
  ['https://intranet/'],
  ['https://router.lan/'],
  ['https://user:pass@partner.bet365.com/'],
  ['https://partner.bet365.com/"><script>'],
  ['//partner.bet365.com'],
  ['partner.bet365.com'],
])('%s is refused as a link', async (url) => {
  const answer = await save('partners', { version: 0, value: { links: [{ ...LINK, url }], notices: [] } })
  expect([answer.status, messageOf(answer)]).toEqual([
    400,
    'Body value links 0 url: has to be an https address of a public host',
  ])
})

test.each([
  [{ links: [LINK, LINK], notices: [] }, 'Body value links: names a bookmaker twice for a country'],
  [
    { links: [{ ...LINK, bookmaker: 'nobody' }], notices: [] },
    'Body value links 0 bookmaker: has to be a bookmaker of the list',
  ],
  [{ links: [{ ...LINK, country: 'Brazil' }], notices: [] }, /Body value links 0 country/],
  [{ links: [], notices: [{ country: null, texts: { en: 'x'.repeat(301) } }] }, /Body value notices 0 texts en/],
])('%j is refused at its field', async (value, message) => {
  const answer = await save('partners', { version: 0, value })
  expect(answer.status).toBe(400)
  expect(messageOf(answer)).toMatch(message)
})

test('links are stored with their words, and the audit names each', async () => {
  const value = { links: [LINK], notices: [{ country: 'PT', texts: { pt: 'Só maiores de 18.' } }] }
  expect((await save('partners', { version: 0, value })).status).toBe(200)
  const { partners } = await room()
  expect(partners.value).toEqual(value)
  expect(partners.last_change?.after).toEqual({
    'links.bet365.*': LINK.url,
    'notices.PT.pt': 'Só maiores de 18.',
  })
})
