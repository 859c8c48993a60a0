import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimWorld, inTransaction } from '@touchline/database'
import { signedIn, useServer, visitor } from '@touchline/testing/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RestoreRequest } from '../../../restore-between.ts'
import { DEMO_PASSWORD, makeDemoAccounts } from '../../accounts/demo-accounts.ts'
import { makeBackup, pruneNightly } from './backup-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'touchline-backups-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const restores: RestoreRequest[] = []
const onRestore = (request: RestoreRequest) => restores.push(request) > 0
const server = useServer({ settings: { dataDir, onRestore } })

let owner = ''
beforeEach(async () => {
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
  const login = { username_or_email: 'owner@touchline.test', password: DEMO_PASSWORD }
  owner = String((await visitor(server).post('/login', login)).body.token)
})

interface Listed {
  backups: {
    name: string
    kind: string
    fits: string
    fault: string | null
    rows: number | null
    checked_at: string | null
  }[]
  tasks: { state: string; kind: string; error: string | null }[]
}
const list = () => server.get<Listed>('/api/console/backups', owner)
const post = (path: string, body: object) => visitor(server).post(`/console/backups${path}`, body, owner)
const upload = (content: Buffer | string) =>
  server.ask('/api/console/backups/upload', {
    method: 'POST',
    headers: { ...signedIn(owner).headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(content)),
  })

test('a backup is made, checked, downloaded once, uploaded again and removed; the audit has every step', async () => {
  expect((await post('', {})).body).toEqual({ task: expect.any(Number) })
  await expect.poll(async () => (await list()).tasks[0]?.state, { timeout: 20_000 }).toBe('done')
  const [made] = (await list()).backups
  expect(made).toMatchObject({ kind: 'manual', fits: 'same', fault: null, checked_at: expect.any(String) })
  expect(made?.rows).toBeGreaterThan(0)
  const { path } = (await post('/link', { name: made?.name })).body as { path: string }
  const file = await server.ask(path)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes).toEqual(readFileSync(join(dataDir, 'backups', made?.name ?? '')))
  expect((await server.ask(path)).status).toBe(404)
  const uploaded = await upload(bytes)
  expect([uploaded.status, (await list()).backups.map(({ kind }) => kind).sort()]).toEqual([
    200,
    ['manual', 'uploaded'],
  ])
  expect((await post('/remove', { name: made?.name })).status).toBe(200)
  expect((await list()).backups).toHaveLength(1)
  const { entries } = await server.get<{ entries: { action: string }[] }>('/api/console/audit', owner)
  expect(entries.map(({ action }) => action)).toEqual([
    'site.backup_remove',
    'site.backup_upload',
    'site.backup_download',
    'site.backup',
  ])
})

test('a file that is no backup is refused with a reason, and nothing of it stays', async () => {
  const answer = await upload('no backup at all')
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { error: { message: string } }).error.message).not.toContain(dataDir)
  expect((await list()).backups).toEqual([])
})

test('a damaged backup shows its fault and cannot be restored', async () => {
  const name = await makeBackup(server.database, dataDir, { kind: 'nightly', now: server.deps.clock.now() })
  const path = join(dataDir, 'backups', name)
  writeFileSync(path, readFileSync(path).subarray(0, -40))
  await post('/check', { name })
  await expect.poll(async () => (await list()).backups[0]?.fault, { timeout: 20_000 }).toMatch(/cut off|end/)
  expect((await post('/restore', { name, password: DEMO_PASSWORD })).status).toBe(409)
  expect(restores).toEqual([])
})

test('a restore wants the password again, and no name leads out of the folder', async () => {
  const name = await makeBackup(server.database, dataDir, { kind: 'nightly', now: server.deps.clock.now() })
  expect((await post('/restore', { name, password: 'wrong' })).body).toEqual({ status: 1 })
  expect((await post('/restore', { name: '../../etc/passwd', password: DEMO_PASSWORD })).status).toBe(404)
  expect((await post('/restore', { name, password: DEMO_PASSWORD })).body).toEqual({ status: 0 })
  const actor = expect.objectContaining({ actor: 'demoowner', role: 'owner' })
  expect(restores).toEqual([{ name, siteName: 'Touchline', actor }])
})

test('the newest nightly backups are kept, regardless of other backups', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day, 2))
  for (const day of [1, 2, 3, 4]) await makeBackup(server.database, dataDir, { kind: 'nightly', now: at(day) })
  await makeBackup(server.database, dataDir, { kind: 'manual', now: at(1) })
  await pruneNightly(dataDir, 2)
  expect((await list()).backups.map(({ name }) => name.slice(10, 20))).toEqual([
    '2026-03-04',
    '2026-03-03',
    '2026-03-01',
  ])
})
