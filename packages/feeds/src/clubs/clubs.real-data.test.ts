import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import { clubNamed, nationalTeam } from './index.ts'

const DATA = realData()

const COUNTRY_OF_FILE: Readonly<Record<string, string>> = {
  deutschland: 'Germany',
  england: 'England',
  portugal: 'Portugal',
  spanien: 'Spain',
}

function json<Content>(path: string): Content {
  return JSON.parse(readFileSync(resolve(DATA, path), 'utf8')) as Content
}

describe('in the real files', () => {
  it('every club of the incidents is found', () => {
    const unknown = new Set<string>()
    for (const file of globSync('incidents/*.json', { cwd: DATA })) {
      const [country = '', , season = ''] = /^(\w+)_(.*?)-(\d{4}-\d{4})\.json$/.exec(basename(file))?.slice(1) ?? []
      for (const { home, away } of json<{ home: string; away: string }[]>(file)) {
        for (const name of [home, away]) {
          const found = clubNamed('schochastics', { country: COUNTRY_OF_FILE[country] ?? '', name, season })
          if (found === null) unknown.add(`${file}: ${name}`)
        }
      }
    }
    expect([...unknown]).toEqual([])
  }, 60_000)

  it('every club and national team of Wyscout and StatsBomb is found', () => {
    const teams = json<{ name: string; type: string; area: { name: string } }[]>('wyscout/teams.json')
    const playsIn: Readonly<Record<string, string>> = { Wales: 'England', Monaco: 'France' }
    const named = teams.map(({ name, type, area }) => {
      const plain = JSON.parse(`"${name}"`) as string
      const country = playsIn[area.name] ?? area.name
      return type === 'club' ? clubNamed('wyscout', { country, name: plain, season: '2017/2018' }) : nationalTeam(plain)
    })
    expect(named.filter((team) => team === null)).toEqual([])
    expect(new Set(named.map((team) => team?.key)).size).toBe(teams.length)
    for (const file of globSync('statsbomb/*.lineups.json', { cwd: DATA })) {
      for (const { team_name } of json<{ team_name: string }[]>(file)) {
        expect(
          clubNamed('statsbomb', { country: 'Spain', name: team_name, season: '2017/2018' }),
          team_name,
        ).not.toBeNull()
      }
    }
  })

  it('only teams outside FIFA are missing of the internationals', () => {
    const lines = readFileSync(resolve(DATA, 'internationals/results.csv'), 'utf8').split('\n').slice(1)
    const names = new Set(lines.flatMap((line) => line.split(',').slice(1, 3)).filter((name) => name !== ''))
    const missing = [...names].filter((name) => nationalTeam(name) === null)
    expect(names.size - missing.length).toBe(225)
    expect(missing).toEqual(expect.arrayContaining(['Catalonia', 'Greenland', 'Monaco', 'Zanzibar']))
  })
})
