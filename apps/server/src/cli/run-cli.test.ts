import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@touchline/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { runOn } from './command.testing.ts'

const folder = useFreshFolder()

const touchline = (...words: string[]) => runOn(folder.path, words)

const csv = (name: string, ...lines: string[]) => {
  const path = folder.at(name)
  writeFileSync(path, ['Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR', ...lines, ''].join('\n'))
  return path
}

test.each([
  [['nope'], "unknown command 'nope'"],
  [['import', 'football-data'], 'missing required argument'],
  [['import', 'football-data', '/there/is/nothing'], 'There is no file or folder /there/is/nothing'],
  [
    ['import', 'football-data', '.', '--until', '2024-02-30'],
    '--until wants a day such as 2024-03-09, not "2024-02-30"',
  ],
  [['import', 'football-data', '.', '--untill', '2024-02-03'], "unknown option '--untill'"],
  [['import', 'wyscout', 'x.json'], 'There is no file or folder x.json'],
  [['sync', '--leagues', '8,first'], 'ids are numbers, such as 8,564'],
  [['sync', '--seasons', '0'], 'a whole number above 0'],
  [['users', 'grant', 'a@example.org', '--months', 'three'], 'months are a whole number'],
  [['db', 'restore'], "missing required argument 'file'"],
])('%j is answered plainly with exit code 2', async (words, message) => {
  const { code, complaints } = await touchline(...words)
  expect(code).toBe(2)
  expect(complaints).toContain(message)
  expect(complaints).not.toMatch(/^\s+at /m)
})

test('the version is that of the product', async () => {
  expect(await touchline('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
})

test('names and cells with controls of a terminal are printed without them, and nothing looks like another line', async () => {
  const name = `\u001b]0;owned\u0007\u001b[2J\nRestored 9 rows\u202e.csv`
  const file = csv(name, 'E0,16/08/2025,Ashton,Brough,2,1,H', 'E0,\u001b[31mred,Ashton,Brough,2,1,H')
  const { complaints, out } = await touchline('import', 'football-data', file)
  expect(complaints).toContain('is no day')
  expect((complaints + out).replaceAll(/[\t\n]/g, '')).not.toMatch(/[\p{Cc}\u202e]/u)
  expect(`${complaints}\n${out}`).not.toMatch(/^Restored/m)
})

test('help names every command', async () => {
  const { code, out } = await touchline('--help')
  expect(code).toBe(0)
  for (const name of ['import', 'sync', 'teams', 'users', 'db']) expect(out).toContain(name)
})

test('a backup taken while a server is running restores into an empty folder, and a check reports what differs', async () => {
  const file = folder.at('kept.backup.gz')
  const server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  await touchline('import', 'football-data', csv('one.csv', 'E0,16/08/2025,Ashton,Brough,2,1,H'))
  const backup = await touchline('db', 'backup', file)
  expect([backup.code, backup.complaints]).toEqual([0, ''])
  expect(backup.out).toMatch(/kept\.backup\.gz: [\d,]+ rows of \d+ tables, [\d.]+ MB\./)
  expect((await touchline('db', 'restore', file)).complaints).toMatch(/A server is already running/)
  await server.close()

  const moved = folder.at('moved')
  expect((await runOn(moved, ['db', 'restore', file])).out).toMatch(/^Restored [\d,]+ rows of \d+ tables, taken 20/m)
  const other = csv('two.csv', 'E0,17/08/2025,Cawood,Denton,0,0,D')
  await runOn(moved, ['import', 'football-data', other])
  const check = await runOn(moved, ['db', 'check', file])
  expect(check.code).toBe(1)
  expect(check.complaints).toMatch(/WRONG {2}the rows are those of .*kept/)
  expect(check.complaints).toContain('fixture has 2 rows, the backup 1')
  expect(check.out).toContain('right  every fixture has two sides')

  const restored = await openDatabase({ dataDir: join(moved, 'data'), role: 'command' })
  const noted = await restored.pool.query(
    "select action, target, via from audit_entry where action like 'site.%' order by id",
  )
  await restored.close()
  expect(noted.rows).toEqual([
    { action: 'site.backup', target: 'kept.backup.gz', via: 'command' },
    { action: 'site.restore', target: 'kept.backup.gz', via: 'command' },
  ])
}, 180_000)

test('an import while a server is running reports every problem with its line and keeps the good files', async () => {
  const server = await openDatabase({ dataDir: folder.at('data'), role: 'server' })
  try {
    const good = csv('good.csv', 'E0,16/08/2025,Ashton,Brough,2,1,H', 'E0,99/08/2025,Ashton,Brough,2,1,H')
    const empty = folder.at('empty.csv')
    writeFileSync(empty, '')
    const { code, out, complaints } = await touchline('import', 'football-data', good, empty)
    expect(code).toBe(1)
    expect(complaints).toContain(`${good}:3: row refused`)
    expect(complaints).toContain(`${empty}: nothing of this file was taken`)
    expect(out).toMatch(/files +2, 1 not taken/)
    expect(out).toMatch(/matches +1 new, 0 changed, 0 unchanged/)
    expect((await server.pool.query('select count(*) as n from fixture')).rows).toEqual([{ n: 1 }])

    await server.pool.query(`update meta set value = '"demo"' where key = 'world'`)
    const refused = await touchline('import', 'football-data', good)
    expect(refused.code).toBe(1)
    expect(refused.complaints).toMatch(/demo world.*DATA_DIR.*FEED=none/)
  } finally {
    await server.close()
  }
})
