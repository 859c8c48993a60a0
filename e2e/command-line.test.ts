import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api, matchesOn } from './support/api.ts'
import { STACK_LINE, touchline } from './support/command-line.ts'
import { expect, test } from './support/fixtures.ts'
import { copyDemo } from './support/worlds/demo.ts'

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A'
const GOOD = [HEADER, 'E0,09/03/2024,15:00,Wolves,Fulham,2,1,H,0,0,D,2.50,3.40,2.75', ''].join('\n')

let folder: string
let env: Record<string, string>
const file = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-cli-'))
  env = { DATA_DIR: join(folder, 'data') }
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

test.describe('importing files that cannot be taken', () => {
  for (const [what, name, content] of [
    ['an empty file', 'empty.csv', ''],
    [
      'a binary file',
      'picture.csv',
      Uint8Array.from({ length: 4096 }, (_, index) => (index * 73 + (index >> 3)) % 256),
    ],
    ['a file without a column it needs', 'short.csv', 'Div,Date,HomeTeam,FTHG,FTAG\nE0,09/03/2024,Wolves,2,1\n'],
  ] as const) {
    test(`says which of them and why, takes the others and ends with code 1: ${what}`, async () => {
      const bad = await file(name, content)
      const good = await file('good.csv', GOOD)
      const { code, out, complaints } = await touchline(['import', 'football-data', bad, good], env)
      expect(complaints).toContain(`${bad}: nothing of this file was taken: `)
      expect(out).toMatch(/files\s+2, 1 not taken/)
      expect(out).toMatch(/matches\s+[01] new, 0 changed, [01] unchanged/)
      expect(code).toBe(1)
      expect(out + complaints).not.toMatch(STACK_LINE)
    })
  }

  test('names the missing column', async () => {
    const bad = await file('no-away.csv', 'Div,Date,HomeTeam,FTHG,FTAG\nE0,09/03/2024,Wolves,2,1\n')
    expect((await touchline(['import', 'football-data', bad], env)).complaints).toContain('AwayTeam')
  })

  test('names file and line of a row that cannot be taken, and takes the other rows', async () => {
    const rows = [
      'E0,40/03/2024,15:00,Arsenal,Chelsea,1,0,H,0,0,D,,,',
      'E0,10/03/2024,15:00,Everton,Luton,1,0,H,0,0,D,,,',
    ]
    const mixed = await file('mixed.csv', [HEADER, ...rows, ''].join('\n'))
    const { code, out, complaints } = await touchline(['import', 'football-data', mixed], env)
    expect(complaints).toContain(`${mixed}:2: row refused: `)
    expect(out).toMatch(/matches\s+1 new/)
    expect(out).toMatch(/rows refused\s+1/)
    expect(code).toBe(0)
  })

  test('is not begun for a path that does not exist, or a day that does not', async () => {
    const missing = join(folder, 'nowhere.csv')
    const one = await touchline(['import', 'football-data', missing], env)
    expect([one.code, one.complaints]).toEqual([2, expect.stringContaining(missing)])
    const good = await file('good.csv', GOOD)
    const two = await touchline(['import', 'football-data', good, '--until', '2024-02-30'], env)
    expect([two.code, two.complaints]).toEqual([2, expect.stringContaining('2024-02-30')])
    expect(one.complaints + two.complaints).not.toMatch(STACK_LINE)
  })
})

test('data that a command imports while the server runs is on the site at once', { tag: '@smoke' }, async ({
  startProduct,
}) => {
  const { url, dataDir, stop } = await startProduct({ env: { FEED: 'none', CLOCK: '2024-03-09T09:00:00Z' } })
  expect(await matchesOn(url, '2024-03-09')).toEqual([])
  const good = await file('good.csv', GOOD)
  const command = ['import', 'football-data', good, '--until', '2024-03-09']
  expect((await touchline(command, { DATA_DIR: dataDir })).code).toBe(0)
  await expect
    .poll(async () => (await matchesOn(url, '2024-03-09')).map((match) => match.odds?.map((price) => price['0'])))
    .toEqual([[2.5, 3.4, 2.75]])
  expect((await api<{ world: string }>(url, '/site')).world).toBe('real')
  expect((await touchline(command, { DATA_DIR: dataDir })).out).toMatch(/matches\s+0 new, 0 changed, 1 unchanged/)
  expect(await stop()).toBe(0)
})

test('a folder that holds the demo world takes no real data, and says the way out', async () => {
  const dataDir = join(folder, 'demo')
  await copyDemo(dataDir)
  const good = await file('good.csv', GOOD)
  const { code, complaints } = await touchline(['import', 'football-data', good], { DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(complaints).toContain('DATA_DIR')
  expect(complaints).toContain('FEED=none')
  expect(complaints).not.toMatch(STACK_LINE)
})

test('an unknown command and a faulty configuration are reported in words', async () => {
  const unknown = await touchline(['improt'], env)
  expect([unknown.code, unknown.complaints]).toEqual([2, expect.stringContaining("unknown command 'improt'")])
  const faulty = await touchline(['db', 'migrate'], { ...env, PORT: 'x', CLOCK: 'noon' })
  expect(faulty.code).toBe(1)
  for (const name of ['PORT', 'CLOCK']) expect(faulty.complaints).toContain(name)
  expect(faulty.complaints).not.toMatch(STACK_LINE)
})
