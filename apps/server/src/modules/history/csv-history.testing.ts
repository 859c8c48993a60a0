import { readFileSync } from 'node:fs'

/** Counts of the listed team and its opponent; null is unknown. */
export type Both = readonly [own: number, other: number] | null

/** A match of a season's file, read and counted here on its own, so that the product is not its own judge. */
export interface CsvMatch {
  season: string
  day: string
  home: string
  away: string
  goals: readonly [number, number]
  halfTime: Both
  corners: Both
  yellow: Both
  red: Both
  /** By place among the 21 statistics. */
  statistics: Readonly<Record<number, Both>>
  /** Home and away price of the first of Bet365, Pinnacle and the average with all three, the closing one first. */
  price: { source: string; sides: readonly [number, number] } | null
}

const SOURCES = [
  ['B365C', 'Bet365'],
  ['B365', 'Bet365'],
  ['PSC', 'Pinnacle'],
  ['PS', 'Pinnacle'],
  ['AvgC', 'Market average'],
  ['Avg', 'Market average'],
] as const

/** @param season as the product names it, `2018/2019` */
export function readCsv(path: string, season: string): CsvMatch[] {
  const [head = '', ...lines] = readFileSync(path, 'latin1').replace(/^ï»¿/, '').split(/\r?\n/)
  const names = head.split(',')
  return lines
    .map((line) => new Map(line.split(',').map((cell, index) => [names[index] ?? '', cell.trim()])))
    .filter((row) => (row.get('HomeTeam') ?? '') !== '' && (row.get('FTHG') ?? '') !== '')
    .map((row) => matchOf(row, season))
}

function matchOf(row: ReadonlyMap<string, string>, season: string): CsvMatch {
  const text = (name: string) => row.get(name) ?? ''
  const both = (home: string, away: string): Both =>
    text(home) === '' || text(away) === '' ? null : [Number(text(home)), Number(text(away))]
  const [date = '', month = '', year = ''] = text('Date').split('/')
  const [allShots, allOnTarget] = [both('HS', 'AS'), both('HST', 'AST')]
  // More shots on target than shots: it is unknown which of the two is wrong.
  const doubted = allShots && allOnTarget && (allOnTarget[0] > allShots[0] || allOnTarget[1] > allShots[1])
  const [shots, onTarget] = doubted ? [null, null] : [allShots, allOnTarget]
  const price = SOURCES.find(([prefix]) => ['H', 'D', 'A'].every((sign) => Number(text(prefix + sign)) > 1))
  return {
    season,
    day: `${year.length === 2 ? `20${year}` : year}-${month}-${date}`,
    home: text('HomeTeam'),
    away: text('AwayTeam'),
    goals: both('FTHG', 'FTAG') ?? [0, 0],
    halfTime: both('HTHG', 'HTAG'),
    corners: both('HC', 'AC'),
    yellow: both('HY', 'AY'),
    red: both('HR', 'AR'),
    statistics: { 0: shots, 1: onTarget, 9: both('HF', 'AF'), 10: both('AFKC', 'HFKC'), 14: both('HO', 'AO') },
    price: price ? { source: price[1], sides: [Number(text(`${price[0]}H`)), Number(text(`${price[0]}A`))] } : null,
  }
}

export interface CsvSums {
  goal: [number, number, number]
  tGoal: number
  oGoal: number
  corner: [number, number, number]
  tCorner: number
  oCorner: number
  card: number
  tYC: number
  oYC: number
  tRC: number
  oRC: number
}

const isZero = (pair: Both) => pair !== null && pair[0] === 0 && pair[1] === 0

/** Goals, corners, yellow and red cards of a half, home side first: a file has goals at half-time and totals of all else. */
export function countsOf(match: CsvMatch, half: number): { goals: Both; corners: Both; yellow: Both; red: Both } {
  const { goals, halfTime, corners, yellow, red } = match
  if (half === 0) return { goals, corners, yellow, red }
  const none = isZero(yellow) && isZero(red)
  const part: Both = halfTime && (half === 1 ? halfTime : [goals[0] - halfTime[0], goals[1] - halfTime[1]])
  return {
    goals: part,
    corners: isZero(corners) ? corners : null,
    yellow: none ? yellow : null,
    red: none ? red : null,
  }
}

/** The pair seen from a team. */
export const seenFrom = (match: CsvMatch, team: string, pair: Both): Both =>
  pair === null || match.home === team ? pair : [pair[1], pair[0]]

const sum = (pairs: readonly Both[], side: 0 | 1) => pairs.reduce((total, pair) => total + (pair?.[side] ?? 0), 0)
const results = (pairs: readonly Both[]): [number, number, number] => [
  pairs.filter((pair) => pair && pair[0] > pair[1]).length,
  pairs.filter((pair) => pair && pair[0] === pair[1]).length,
  pairs.filter((pair) => pair && pair[0] < pair[1]).length,
]

/** Sums over matches of a team. */
export function sumsOf(matches: readonly CsvMatch[], team: string, half: number): CsvSums {
  const of = (what: 'goals' | 'corners' | 'yellow' | 'red') =>
    matches.map((match) => seenFrom(match, team, countsOf(match, half)[what]))
  const [goals, corners, yellow, red] = [of('goals'), of('corners'), of('yellow'), of('red')]
  return {
    goal: results(goals),
    tGoal: sum(goals, 0),
    oGoal: sum(goals, 1),
    corner: results(corners),
    tCorner: sum(corners, 0),
    oCorner: sum(corners, 1),
    card: yellow.filter((pair) => pair !== null).length,
    tYC: sum(yellow, 0),
    oYC: sum(yellow, 1),
    tRC: sum(red, 0),
    oRC: sum(red, 1),
  }
}

/** Results and averages, not rounded, of one of the 21 statistics. */
export function statisticOf(matches: readonly CsvMatch[], team: string, index: number) {
  const pairs = matches
    .map((match) => seenFrom(match, team, match.statistics[index] ?? null))
    .filter((pair) => pair !== null)
  const average = (side: 0 | 1) => (pairs.length === 0 ? null : sum(pairs, side) / pairs.length)
  return { results: results(pairs), own: average(0), other: average(1), known: pairs.length }
}

/** Numbers below 1 that follow from a seed. */
export function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
