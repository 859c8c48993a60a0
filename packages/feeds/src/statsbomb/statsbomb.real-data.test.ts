import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import type { FileResult } from '../files/file-source.ts'
import { wyscout } from '../wyscout/index.ts'
import { statsbomb } from './index.ts'
import { messages, shortEvents } from './sample.testing.ts'

const DATA = realData()
const read = (name: string) => ({ name, bytes: readFileSync(resolve(DATA, name)) })

function parse(name: string): FileResult {
  const [group = []] = statsbomb.group?.([`statsbomb/${name}`]) ?? []
  return statsbomb.parse(group.filter((file) => existsSync(resolve(DATA, file))).map(read), {})
}

const expectedGoals = ({ batch }: FileResult) =>
  batch.statistics?.[0]?.statistics.filter((one) => one.period === 0).map((one) => one.values[5304])

describe('the real files', () => {
  let valencia: FileResult
  let alaves: FileResult
  beforeAll(() => {
    valencia = parse('9880.events.json')
    alaves = parse('15946.events.json')
  })

  it('give both matches with goals, elevens and expected goals', () => {
    expect(valencia.report).toMatchObject({ fatal: null, problems: [] })
    expect(shortEvents(valencia).filter((event) => /^1[4-7]/.test(event))).toEqual([
      '14 | home | 15 | Luis Suárez | Philippe Coutinho | 1-0 | right foot',
      '14 | home | 51 | Samuel Umtiti | Philippe Coutinho | 2-0 | header',
      '16 | away | 87 | Dani Parejo | 2-1 | right foot',
    ])
    expect(shortEvents(alaves).filter((event) => /^1[4-7]/.test(event))).toEqual([
      '14 | home | 64 | Lionel Messi | 1-0 | left foot',
      '14 | home | 83 | Philippe Coutinho | Arthur | 2-0 | right foot',
      '14 | home | 90+2 | Lionel Messi | Luis Suárez | 3-0 | left foot',
    ])
    expect([expectedGoals(valencia), expectedGoals(alaves)]).toEqual([
      [1.69, 2.53],
      [2.99, 0.3],
    ])
    for (const { batch } of [valencia, alaves]) {
      expect(batch.teams?.filter((team) => team.stableKey === null)).toEqual([])
      const entries = batch.lineups?.flatMap((record) => record.entries) ?? []
      expect(entries.filter((entry) => entry.formationField !== null)).toHaveLength(22)
    }
  })

  it('leave out an own goal that is in the second half at minute 44', () => {
    expect(messages(alaves)).toEqual([
      'Own Goal For has a minute outside its period',
      'Own Goal Against has a minute outside its period',
    ])
  })

  it('report the first match as Wyscout does: day, teams and scores', () => {
    const lists = ['matches_Spain', 'teams', 'players', 'coaches', 'referees']
    const { batch } = wyscout.parse(
      lists.map((name) => read(`wyscout/${name}.json`)),
      {},
    )
    const keys = new Map(batch.teams?.map((team) => [team.key, team.stableKey]))
    const theirs = batch.fixtures?.find(
      ({ home, away }) => keys.get(home) === 'spain/barcelona' && keys.get(away) === 'spain/valencia',
    )
    const ours = valencia.batch.fixtures?.[0]
    expect([ours?.kickoff.slice(0, 10), ours?.scores]).toEqual([theirs?.kickoff.slice(0, 10), theirs?.scores])
  })
})
