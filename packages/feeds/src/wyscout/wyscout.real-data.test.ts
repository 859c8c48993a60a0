import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FixtureRecord } from '@touchline/football'
import { beforeAll, describe, expect, it } from 'vitest'
import { realData } from '../../../../tools/data-folder.ts'
import type { FileResult } from '../files/file-source.ts'
import { parseFootballData } from '../football-data/index.ts'
import { openfootball } from '../openfootball/index.ts'
import { schochastics } from '../schochastics/index.ts'
import { wyscout } from './index.ts'

const DATA = realData()
const read = (name: string) => ({ name, bytes: readFileSync(resolve(DATA, name)) })

function parse(name: string): FileResult {
  const [group = []] = wyscout.group?.([`wyscout/${name}`]) ?? []
  return wyscout.parse(group.filter((file) => existsSync(resolve(DATA, file))).map(read), {})
}

function tally(messages: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const message of messages) counts[message] = (counts[message] ?? 0) + 1
  return counts
}

const sizes = ({ batch }: FileResult) =>
  [batch.fixtures, batch.lineups, batch.players, batch.coaches, batch.referees].map((list) => list?.length)

/** The teams and chosen values of a fixture, by keys that every source shares. */
function report({ batch }: FileResult, what: (fixture: FixtureRecord) => unknown): string[] {
  const clubs = new Map(batch.teams?.map((team) => [team.key, team.stableKey]))
  const reported = batch.fixtures?.map((one) => `${clubs.get(one.home)} ${clubs.get(one.away)} ${what(one)}`) ?? []
  return reported.sort()
}
/** Entries that only the first of two lists has. */
const beyond = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((line) => !other.includes(line))

const result = ({ kickoff, scores }: FixtureRecord) => [kickoff.slice(0, 10), scores.halfTime, scores.current].join(' ')

describe('the real files', () => {
  let england: FileResult
  let spain: FileResult
  let worldCup: FileResult
  beforeAll(() => {
    england = parse('matches_England.json')
    spain = parse('matches_Spain.json')
    worldCup = parse('matches_World_Cup.json')
  })

  it('give every match with elevens and people, every team found', () => {
    expect([england, spain, worldCup].map(sizes)).toEqual([
      [380, 380, 599, 33, 63],
      [380, 380, 616, 36, 165],
      [64, 64, 736, 32, 94],
    ])
    for (const { batch } of [england, spain, worldCup]) {
      expect(batch.teams?.filter((team) => team.stableKey === null)).toEqual([])
      expect(batch.lineups?.filter(({ entries }) => entries.filter(({ type }) => type === 11).length !== 22)).toEqual(
        [],
      )
    }
    expect(worldCup.batch.fixtures?.filter((one) => one.stage === null)).toEqual([])
    expect(worldCup.batch.groups).toHaveLength(8)
  })

  it('have the substitutions of both sides as named events, in all but the few matches that list none', () => {
    for (const { batch } of [england, spain]) {
      const sides = batch.events?.flatMap(({ fixture, events }) => events.map(({ side }) => `${fixture} ${side}`))
      expect(new Set(sides).size).toBeGreaterThanOrEqual(755)
      const events = batch.events?.flatMap((one) => one.events) ?? []
      const named = events.filter(({ player, relatedPlayer }) => player !== null && relatedPlayer !== null)
      expect(named.length).toBeGreaterThan(0.99 * events.length)
    }
  })

  it('name nearly everybody and report nearly every goal', () => {
    const words = ({ report }: FileResult) =>
      tally(report.problems.map(({ message }) => message.replace(/ (\d+|\().*/, '')))
    expect([england, spain, worldCup].map(words)).toEqual([
      {
        'the goals listed': 5,
        'no list has the player': 4,
        'no list has the coach': 1,
        'no list has the referee': 1,
      },
      {
        'the goals listed': 6,
        'no list has the player': 3,
        'no list has the coach': 1,
        'no list has the referee': 3,
      },
      {},
    ])
  })

  const HALF_TIMES = [
    'england/crystal-palace england/manchester-united 2018-03-05 0,0 2,3',
    'spain/athletic-club spain/celta-vigo 2018-03-31 1,0 1,1',
  ]

  it('England and Spain 2017-18: the days and results of football-data, and its half-time scores but these', () => {
    const [one, two] = ['E0', 'SP1'].map((name) => parseFootballData(read(`football-data/seasons/2017-18/${name}.csv`)))
    const theirs = [one, two].flatMap((other) => (other ? report(other, result) : []))
    expect(theirs).toHaveLength(760)
    expect(beyond([...report(england, result), ...report(spain, result)], theirs)).toEqual(HALF_TIMES)
  })

  it('England and Spain 2017-18: the days and results of schochastics, and its half-time scores but these', () => {
    const season = (name: string) => report(schochastics.parse([read(`incidents/${name}-2017-2018.json`)], {}), result)
    const theirs = [...season('england_premier-league'), ...season('spanien_la-liga')]
    expect(theirs).toHaveLength(760)
    expect(beyond([...report(england, result), ...report(spain, result)], theirs)).toEqual(HALF_TIMES)
  })

  it('the World Cup 2018: the kick-offs, rounds and results of openfootball, and its half-time scores but these', () => {
    const other = openfootball.parse([read('openfootball/worldcup/2018/worldcup.json')], {})
    const all = ({ kickoff, stage, group, round, scores }: FixtureRecord) =>
      [kickoff, stage, group, round, scores.halfTime, scores.fullTime, scores.extraTime, scores.shootOut].join(' ')
    expect(
      beyond(report(worldCup, all), report(other, all)).map((line) => line.replace(/ world.*Group H/, '')),
    ).toEqual([
      'national/jpn national/pol 2018-06-28T14:00:00.000Z 3 0,0 0,1  ',
      'national/sen national/col 2018-06-28T14:00:00.000Z 3 0,0 0,1  ',
    ])
  })
})
