import { spawnSync } from 'node:child_process'
import { fixture, played, team, world } from '@touchline/testing/records'
import { member, signedIn, useServer, visitor } from '@touchline/testing/server'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
const teams = [team('Ashton'), team('Brough'), team('Germany', { national: true })]
const derby = (kickoff: string, more: Parameters<typeof fixture>[3] = {}) =>
  fixture('ashton', 'brough', kickoff, { key: 'derby', round: '28', ...more })
const over = played('brough', 'ashton', '2026-03-01T15:00:00.000Z', [0, 2], { key: 'over' })
const unknown = fixture('germany', 'ashton', '2026-04-02T00:00:00.000Z', { key: 'unknown', kickoffKnown: false })

beforeEach(async () => {
  server.setNow('2026-03-07T12:00:00.000Z')
  await server.store(world({ teams, fixtures: [over, derby('2026-03-14T20:00:00.000Z'), unknown] }))
})

const idOf = async (table: string, name: string) =>
  (await server.database.rows<{ id: number }>(`select id from ${table} where name = $1`, [name]))[0]?.id
const read = async (path: string, init?: RequestInit) => {
  const answer = await server.ask(path, init)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
/** Reads the events with another parser; both have to agree on the essentials. */
const eventsOf = (text: string) => {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT')
  const others = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(others.map(({ uid, summary, sequence }) => [uid, summary, sequence ?? 0])).toEqual(
    events.map(({ uid, summary, sequence }) => [uid, summary, Number(sequence ?? 0)]),
  )
  expect(others.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 10))).toEqual(
    events.map(({ start }) => start.toISOString().slice(0, 10)),
  )
  return events.map(({ uid, summary, start, end, status, sequence, datetype, description, alarms }) => ({
    ...{ uid, summary, start: start.toISOString(), end: end?.toISOString(), status, datetype, description },
    sequence: Number(sequence ?? 0),
    alarms: alarms?.length ?? 0,
  }))
}

/** Debian's Python has `python3-icalendar`; another Python may stand before it in the path. */
const python = ['python3', '/usr/bin/python3'].find((name) => spawnSync(name, ['-c', 'import icalendar']).status === 0)
const readByPython = (text: string) => {
  const script = new URL('events.py', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(python ?? '', [script], { input: text, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as unknown[]
}

// Two other parsers read every calendar here; a third one does where it is installed.
if (python !== undefined) {
  test("Python's icalendar reads the same events", async () => {
    await server.store(world({ teams, fixtures: [derby('2026-03-15T18:00:00.000Z', { state: 10 })] }))
    const { text } = await read(`/calendar/team/${await idOf('team', 'Ashton')}.ics?scores=1&alarm=30&lang=pt`)
    const events = eventsOf(text)
    expect(events).toHaveLength(3)
    expect(readByPython(text)).toEqual(
      events.map(({ uid, summary, sequence, start }) => [uid, summary, sequence, start.slice(0, 10)]),
    )
  })
}

test('the calendar of a team has its matches in UTC, by the day alone where no time is known, and no result', async () => {
  const { status, type, text } = await read(`/calendar/team/${await idOf('team', 'Ashton')}.ics`)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).not.toContain('0–2')
  const [first, second, third] = eventsOf(text)
  expect(first).toMatchObject({ summary: 'Brough – Ashton', start: '2026-03-01T15:00:00.000Z', status: 'CONFIRMED' })
  expect(second).toMatchObject({
    ...{ summary: 'Ashton – Brough', start: '2026-03-14T20:00:00.000Z', end: '2026-03-14T22:00:00.000Z' },
    description: expect.stringMatching(/^Premier League\nRound 28\nhttp/),
    ...{ sequence: 0, alarms: 0 },
  })
  expect(third).toMatchObject({ summary: 'Germany – Ashton', datetype: 'date', status: 'TENTATIVE' })
  expect(text).toContain('DTSTART;VALUE=DATE:20260402')
})

test('a match that is moved keeps its UID and raises its sequence; one that is called off is cancelled', async () => {
  const path = `/calendar/team/${await idOf('team', 'Brough')}.ics`
  const derbyIn = async () => eventsOf((await read(path)).text).at(-1)
  const before = await derbyIn()
  await server.store(world({ teams, fixtures: [derby('2026-03-15T18:00:00.000Z')] }))
  expect(await derbyIn()).toMatchObject({ uid: before?.uid, start: '2026-03-15T18:00:00.000Z', sequence: 1 })
  await server.store(world({ teams, fixtures: [derby('2026-03-15T18:00:00.000Z', { state: 10 })] }))
  expect(await derbyIn()).toMatchObject({
    ...{ uid: before?.uid, sequence: 2, status: 'CANCELLED', summary: 'Ashton – Brough (postponed)' },
  })
  await server.store(world({ teams, fixtures: [derby('2026-03-22T18:00:00.000Z')] }))
  expect(await derbyIn()).toMatchObject({ uid: before?.uid, sequence: 3, status: 'CONFIRMED' })
})

test('results, an alarm, the language and the zone are there for those who wish them', async () => {
  const league = await idOf('league', 'Premier League')
  const { text } = await read(`/calendar/league/${league}.ics?scores=1&alarm=30&lang=pt&zone=Europe/Lisbon`)
  const [first, second, third] = eventsOf(text)
  expect(first?.summary).toBe('Brough 0–2 Ashton')
  expect(second).toMatchObject({ alarms: 1, description: expect.stringContaining('Jornada 28') })
  expect(third).toMatchObject({ summary: 'Alemanha – Ashton', alarms: 0 })
  expect(text).toContain('X-WR-TIMEZONE:Europe/Lisbon')
  const asked = await read(`/calendar/league/${league}.ics`, { headers: { 'accept-language': 'pt-PT,en;q=0.5' } })
  expect(asked.text).toContain('Alemanha – Ashton')
  const round = eventsOf((await read(`/calendar/league/${league}.ics?round=28`)).text)
  expect(round.map(({ summary }) => summary)).toEqual(['Ashton – Brough'])
  const [{ id: country } = { id: 0 }] = await server.database.rows<{ id: number }>(
    'select country_id as id from league',
  )
  expect(eventsOf((await read(`/calendar/country/${country}.ics`)).text)).toHaveLength(3)
})

test('invalid requests are refused with an explanation', async () => {
  const league = await idOf('league', 'Premier League')
  expect(await read(`/calendar/league/${league}.ics?zone=Mars/Base`)).toMatchObject({
    status: 400,
    text: expect.stringContaining('Query zone: must be a time zone'),
  })
  expect((await read(`/calendar/league/${league}.ics?alarm=soon`)).status).toBe(400)
  expect((await read('/calendar/team/999999.ics')).status).toBe(404)
  expect((await read('/calendar/team/first.ics')).status).toBe(404)
})

test('all that is followed is read at a secret address, which can be renewed and removed', async () => {
  const anna = visitor(server)
  const token = await member(server, anna)
  expect(await (await server.ask('/api/feed_address', signedIn(token))).json()).toEqual({ since: null })
  const made = (await anna.post('/feed_address', undefined, token)).body as { secret: string }
  const own = (secret: string) => read(`/calendar/me/${secret}.ics`)
  expect(eventsOf((await own(made.secret)).text)).toEqual([])
  await anna.post('/follow/', { kind: 'team', id: await idOf('team', 'Germany'), flag: 1 }, token)
  expect(eventsOf((await own(made.secret)).text).map(({ summary }) => summary)).toEqual(['Germany – Ashton'])

  const renewed = (await anna.post('/feed_address', undefined, token)).body as { secret: string }
  expect([(await own(made.secret)).status, (await own(renewed.secret)).status]).toEqual([404, 200])
  const stored = await server.database.rows<{ hash: string }>('select hash from feed_address')
  expect(stored).toEqual([{ hash: expect.not.stringContaining(renewed.secret) }])
  await anna.post('/feed_address/remove', undefined, token)
  expect((await own(renewed.secret)).status).toBe(404)
})
