import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FileSource } from '@touchline/feeds'
import { useDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test, vi } from 'vitest'
import { type FileOutcome, fileGroups, importFiles } from './import-files.ts'
import { inputFiles } from './input-files.ts'

// Files are large, and files that are refused are written one by one.
vi.setConfig({ testTimeout: 180_000 })

const NOW = new Date('2031-12-07T12:00:00.000Z')
const database = useDatabase()
const folder = useFreshFolder()

function put(name: string, content: unknown): void {
  mkdirSync(dirname(folder.at(name)), { recursive: true })
  writeFileSync(
    folder.at(name),
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
  )
}

/** Imports the folder. @returns the files nothing was taken of, with the reason, and the home teams that are stored */
async function importFolder(source: FileSource['source'], ending: string) {
  const outcomes: FileOutcome[] = []
  const groups = fileGroups(source, inputFiles([folder.path], [ending]))
  await importFiles({ database, source, groups, now: NOW, onFile: (one) => outcomes.push(one) })
  const stored = await database.rows<{ name: string }>(
    'select h.name from fixture f join team h on h.id = f.home_team_id order by f.kickoff, h.name',
  )
  const left = outcomes.flatMap(({ file, fatal }) =>
    fatal === null ? [] : [[file.slice(folder.path.length + 1), fatal]],
  )
  return { left: Object.fromEntries(left) as Record<string, string>, stored: stored.map(({ name }) => name), outcomes }
}

const NESTED = '['.repeat(200_000)
const CSV = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\n'

test('CSV files of nonsense are named and left out, and the whole one next to them is in', async () => {
  put('a.csv', `${CSV}E0,16/08/2031,Ambridge Town,Borchester,3,1\n`)
  put('b.csv', `${CSV}E0,16/08/2031,A\u0000B,Borchester,3,1\n`)
  put('c.csv', `${CSV}E0,16/08/2031,${'x'.repeat(30_000_000)},Borchester,3,1\n`)
  put('d.csv', `${CSV}${'E0\n'.repeat(3_000_000)}`)
  put('e.csv', `${CSV}E0,16/08/2031,Cranford,Borchester,1e308,NaN\nE0,17/08/2031,Emmerdale,Borchester,-0,32768\n`)
  put('f.csv', `${CSV}E0,01/01/0000,Felpersham,Borchester,1,1\nE0,01/01/99999,Felpersham,Borchester,1,1\n`)
  put('g.csv', `${CSV}E0,16/08/2031,__proto__,constructor,1,1\n`)
  put('h.csv', `${','.repeat(5_000_000)}\n`)
  put('i.csv', new Uint8Array(33 * 1024 * 1024).fill(44))
  const { left, stored } = await importFolder('football-data', '.csv')
  expect(left).toMatchObject({
    'b.csv': expect.stringContaining('zero bytes'),
    'c.csv': 'line 2 has more than 20000 characters',
    'd.csv': 'the file has more than 100000 lines',
    'f.csv': expect.stringContaining('none of'),
    'h.csv': 'line 1 has more than 20000 characters',
    'i.csv': expect.stringContaining('more than 32 MB'),
  })
  expect(stored).toContain('Ambridge Town')
  expect(stored).not.toContain('Felpersham')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

const match = (team1: string, more: object = {}) => ({
  ...{ round: 'Matchday 1', date: '2031-08-16', team1, team2: 'Borchester', score: { ft: [3, 1] } },
  ...more,
})
const openfootball = (...matches: object[]) => ({ name: 'Iceland 1. deild karla 2031/32', matches })

test('JSON files with values that no column takes are named and left out, and what was read with them is in', async () => {
  put('2031-32/is.1.json', openfootball(match('Ambridge Town')))
  put('2031-32/is.2.json', openfootball(match('Zero\u0000Town')))
  put('2031-32/is.3.json', openfootball(match('Lone\ud800Town'), match('Lone\ud801Town')))
  put('2031-32/is.4.json', openfootball(match('Cranford', { score: { ft: [9_007_199_254_740_991, 0] } })))
  put('2031-32/is.5.json', openfootball(match('x'.repeat(5_000_000))))
  put('2031-32/is.6.json', NESTED)
  put('2031-32/is.7.json', `{"name":"Iceland 1. deild karla 2031/32","matches":[${'{},'.repeat(2_000_000)}{}]}`)
  put(
    '2031-32/is.8.json',
    '{"__proto__":{"polluted":1},"name":"Iceland 1. deild karla 2031/32","matches":{"length":1e9}}',
  )
  put('2031-32/is.9.json', openfootball(match('Emmerdale')))
  const { left, stored, outcomes } = await importFolder('openfootball', '.json')
  expect(Object.keys(left)).toEqual(
    expect.arrayContaining(['2031-32/is.2.json', '2031-32/is.5.json', '2031-32/is.6.json', '2031-32/is.7.json']),
  )
  expect(stored).toEqual(expect.arrayContaining(['Ambridge Town', 'Emmerdale']))
  for (const { problems, fatal } of outcomes) {
    expect(problems.length).toBeLessThanOrEqual(10_001)
    for (const text of [fatal ?? '', ...problems.map(({ message }) => message)]) expect(text.length).toBeLessThan(1_000)
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each([
  ['schochastics', 'island_besta-deild-2031-2032.json'],
  ['wyscout', 'matches_Iceland.json'],
  ['statsbomb', '1.events.json'],
] as const)('a folder of nonsense for %s ends with every file named', async (source, name) => {
  const nonsense = [
    NESTED,
    '[1e999,-0,null,"\\u0000"]',
    `[${'{},'.repeat(1_000_000)}{}]`,
    '"\\ud800"',
    '{"__proto__":[]}',
    '',
  ]
  for (const [at, content] of nonsense.entries()) put(`${at}/${name}`, content)
  const { left, stored } = await importFolder(source, '.json')
  expect(Object.keys(left)).toHaveLength(nonsense.length)
  expect(stored).toEqual([])
})

test('only files in a folder are read: no pipe, no link out of it and no circle of links', async () => {
  put('a.csv', `${CSV}E0,16/08/2031,Ambridge Town,Borchester,3,1\n`)
  execFileSync('mkfifo', [folder.at('pipe.csv')])
  symlinkSync('/dev/zero', folder.at('zero.csv'))
  symlinkSync('/etc/passwd', folder.at('passwd.csv'))
  symlinkSync(folder.path, folder.at('circle'))
  put(`${'d/'.repeat(200)}deep.csv`, `${CSV}E0,16/08/2031,Cranford,Borchester,3,1\n`)
  const files = inputFiles([folder.path], ['.csv'])
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['a.csv', 'deep.csv'])
  for (const path of [folder.at('pipe.csv'), '/dev/zero'])
    expect(() => inputFiles([path], ['.csv'])).toThrow('neither a file nor a folder')
})
