import type { consoleSite, site, siteThings } from '@touchline/contract'
import { claimWorld, inTransaction } from '@touchline/database'
import { league, team, world } from '@touchline/testing/records'
import { idOf, useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { signInAs } from '../staff.testing.ts'

const server = useServer()
let editor: string
beforeEach(async () => {
  editor = await signInAs(server, 'editor')
  await server.store(
    world({
      leagues: [
        league('premier', 'Premier League', { stableKey: 'england/premier-league' }),
        league('other', 'Other League', { stableKey: 'england/other' }),
      ],
      teams: [team('Liverpool', { stableKey: 'england/liverpool' }), team('Ashton')],
    }),
  )
})

const room = () => server.get<z.output<typeof consoleSite.answer>>('/api/console/site', editor)
const save = (what: 'top' | 'consent', body: object, token = editor) =>
  visitor(server).post(`/console/site/${what}`, body, token)
const siteNow = () => server.get<z.output<typeof site.answer>>('/api/site')

test('newcomers see the leagues and clubs that the operator chose, in that order; then the usual ones again', async () => {
  const found = await server.get<z.output<typeof siteThings.answer>>('/api/console/site/found?q=ash', editor)
  expect(found.clubs).toMatchObject([{ name: 'Ashton' }])
  const [ashton, liverpool] = [await idOf(server, 'team', 'Ashton'), await idOf(server, 'team', 'Liverpool')]
  const other = await idOf(server, 'league', 'Other League')
  const value = { leagues: [other], clubs: [liverpool, ashton] }
  expect((await save('top', { version: 0, value })).status).toBe(200)
  await expect
    .poll(async () => (await siteNow()).top_clubs.map(({ team_name }) => team_name), { timeout: 10_000 })
    .toEqual(['Liverpool', 'Ashton'])
  expect((await siteNow()).top_leagues.map(({ league_name }) => league_name)).toEqual(['Other League'])
  expect((await room()).shown.leagues).toMatchObject([{ name: 'Other League' }])
  expect((await save('top', { version: 1, value: null })).status).toBe(200)
  await expect
    .poll(async () => (await siteNow()).top_leagues.map(({ league_name }) => league_name), { timeout: 10_000 })
    .toEqual(['Premier League'])
})

test.each([
  ['one that there is not', [999]],
  ['one twice', [1, 1]],
])('a list with %s is refused at its field', async (_what, clubs) => {
  const { status, body } = await save('top', { version: 0, value: { leagues: [], clubs } })
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([
    400,
    'Body value clubs: has to name each once, and only what there is',
  ])
})

test('an owner decides whether visitors are asked; the server setting applies until then', async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  const owner = await signInAs(server, 'owner')
  expect((await room()).default_consent).toBe('off')
  expect((await save('consent', { version: 0, value: 'required' })).status).toBe(403)
  expect((await save('consent', { version: 0, value: 'required' }, owner)).status).toBe(200)
  expect((await siteNow()).consent).toBe('required')
  expect((await save('consent', { version: 0, value: 'off' }, owner)).status).toBe(409)
  expect((await save('consent', { version: 1, value: null }, owner)).status).toBe(200)
  expect((await siteNow()).consent).toBe('off')
})
