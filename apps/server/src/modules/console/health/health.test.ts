import {
  claimWorld,
  contactMessage,
  execute,
  feedProblem,
  inTransaction,
  jobRun,
  outboxMail,
  query,
} from '@touchline/database'
import { signedIn, useServer, visitor } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, makeDemoAccounts } from '../../accounts/demo-accounts.ts'

const server = useServer()
beforeEach(async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await makeDemoAccounts(server.database, server.deps.clock.now())
})

interface Health {
  matters: { kind: string; level: string; count: number; subject: string | null; detail: string | null }[]
  well: { kind: string }[]
  figures: { paying: number | null; accounts: number }
}

async function tokenOf(role: string): Promise<string> {
  const login = { username_or_email: `${role}@touchline.test`, password: DEMO_PASSWORD }
  return String((await visitor(server).post('/login', login)).body.token)
}
const health = async (role: string) => server.get<Health>('/api/console/health', await tokenOf(role))
const ago = (minutes: number) => new Date(server.deps.clock.now().getTime() - minutes * 60_000)
const mail = (minutes: number, lastError: string | null) => ({
  recipient: 'a@example.org',
  subject: 'Hello',
  text: '',
  html: '',
  createdAt: ago(minutes),
  dueAt: ago(minutes),
  lastError,
})
const run = (name: string, values: Partial<typeof jobRun.$inferInsert>) => ({
  name,
  everyMs: 60_000,
  startedAt: ago(1),
  finishedAt: ago(1),
  succeededAt: ago(1),
  nextAt: ago(0),
  ...values,
})

test('with nothing amiss there is nothing to do', async () => {
  const { matters, well } = await health('owner')
  expect(matters).toEqual([])
  expect(well.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payments', 'disputes', 'mail', 'problems']))
})

test('messages that nobody answered wait for those who may read them', async () => {
  const message = { username: 'Rui', email: 'rui@example.org', message: 'Hello?', language: 'pt' as const }
  await execute(
    server.database.pool,
    query.insert(contactMessage).values([
      { ...message, createdAt: ago(90) },
      { ...message, createdAt: ago(30) },
      { ...message, createdAt: ago(500), state: 'answered' },
    ]),
  )
  expect((await health('support')).matters).toEqual([
    expect.objectContaining({ kind: 'contacts', level: 'info', count: 2, since: ago(90).toISOString() }),
  ])
  expect((await health('analyst')).matters).toEqual([])
})

test('mail that waits for a quarter of an hour is stuck, with what its server said; newer mail is on its way', async () => {
  await execute(server.database.pool, query.insert(outboxMail).values([mail(2, null), mail(20, '450 greylisted')]))
  const stuck = (await health('owner')).matters
  expect(stuck).toEqual([expect.objectContaining({ kind: 'mail', level: 'bad', count: 1, detail: '450 greylisted' })])
})

test('a source whose jobs all fail is down, one whose next read is overdue is late; the worst comes first', async () => {
  await execute(
    server.database.pool,
    query
      .insert(jobRun)
      .values([
        run('prices', { source: 'the-odds-api', nextAt: ago(30), succeededAt: ago(90) }),
        run('live', { source: 'openligadb', failures: 4, error: 'timeout', succeededAt: ago(52) }),
        run('files', { source: 'football-data' }),
      ]),
  )
  const { matters } = await health('owner')
  expect(matters.map(({ kind, level, subject }) => [kind, level, subject])).toEqual([
    ['source', 'bad', 'openligadb'],
    ['source', 'warn', 'the-odds-api'],
  ])
  expect(matters[0]).toMatchObject({ count: 52 * 60, detail: 'timeout' })
})

test('each role sees what it may know', async () => {
  await execute(server.database.pool, query.insert(outboxMail).values(mail(20, null)))
  const problem = { source: 'openfootball', kind: 'row', key: 'a', reason: 'b', times: 1 }
  await execute(server.database.pool, query.insert(feedProblem).values({ ...problem, firstAt: ago(5), lastAt: ago(5) }))
  const kinds = async (role: string) => (await health(role)).matters.map(({ kind }) => kind)
  expect(await kinds('owner')).toEqual(['mail', 'problems'])
  expect(await kinds('support')).toEqual(['mail'])
  expect(await kinds('editor')).toEqual(['problems'])
  expect((await health('support')).figures.paying).toBeNull()
})

test('visitors see which part is late and what the operators write; a second operator does not overwrite the first', async () => {
  const editor = await tokenOf('editor')
  await execute(
    server.database.pool,
    query
      .insert(jobRun)
      .values(run('OpenLigaDB live', { source: 'openligadb', nextAt: ago(30), succeededAt: ago(40) })),
  )
  const opened = await visitor(server).post('/console/incidents', { title: 'Late', text: 'A source is slow.' }, editor)
  expect(opened.status).toBe(200)
  const { id, version } = (opened.body as { incident: { id: number; version: number } }).incident
  const status = () =>
    server.get<{ state: string; parts: object[]; incidents: { title: string; resolved_at: string | null }[] }>(
      '/api/status',
    )
  const shown = await status()
  expect(shown.state).toBe('late')
  expect(shown.parts).toContainEqual({
    part: 'live',
    state: 'late',
    lag_seconds: 2400,
    usual_seconds: expect.any(Number),
  })
  expect(shown.incidents).toEqual([expect.objectContaining({ title: 'Late', resolved_at: null })])
  const change = (body: object) => visitor(server).post(`/console/incidents/${id}`, body, editor)
  const over = { title: 'Late', text: 'It is over.', version, resolved: true }
  expect((await change(over)).status).toBe(200)
  expect((await change({ ...over, resolved: false })).status).toBe(409)
  const audit = await server.get<{ entries: { action: string }[] }>('/api/console/audit', await tokenOf('owner'))
  expect(audit.entries.map(({ action }) => action)).toEqual(['site.incident', 'site.incident'])
})

test('a job runs at once when an operator wants it, and nobody can start one that does not exist', async () => {
  const editor = await tokenOf('editor')
  await execute(server.database.pool, query.insert(jobRun).values(run('files', { source: 'football-data' })))
  expect((await visitor(server).post('/console/jobs/run', { name: 'files' }, editor)).status).toBe(200)
  expect((await visitor(server).post('/console/jobs/run', { name: 'nothing' }, editor)).status).toBe(404)
  const { jobs } = await server.get<{ jobs: object[] }>('/api/console/jobs', editor)
  expect(jobs).toEqual([expect.objectContaining({ name: 'files', state: 'well', requested: true })])
  const answer = await server.ask('/api/console/health', signedIn(editor))
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
