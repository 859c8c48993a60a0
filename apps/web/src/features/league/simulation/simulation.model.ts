import type { CallAnswer } from '../../../app/api/api.ts'

/** The outlook of a season. */
export type Simulation = Extract<CallAnswer<'GET /v3/season/simulation/{seasonId}'>, { type: 2 }>

type Score = readonly [home: number, away: number]

/** The results of an address: `1234:2-1,1240:0-0`. */
export function readResults(text: string | undefined): Map<number, Score> {
  const found = (text ?? '').matchAll(/(\d{1,10}):(\d{1,2})-(\d{1,2})/g)
  return new Map([...found].map(([, fixture, home, away]) => [Number(fixture), [Number(home), Number(away)] as const]))
}

/** The results of the address with this one set, or taken out. */
export function withResult(text: string | undefined, fixture: number, score: Score | null): string | undefined {
  const results = readResults(text)
  if (score === null) results.delete(fixture)
  else results.set(fixture, score)
  return results.size === 0 ? undefined : [...results].map(([id, [home, away]]) => `${id}:${home}-${away}`).join(',')
}

const CHANCES = ['champion', 'continental', 'qualification', 'promotion', 'relegation'] as const
export type TableChance = (typeof CHANCES)[number]

/** Chances that are worth a column: those that a place of the table has. */
export const chancesOf = ({ teams }: Simulation['tables'][number]): TableChance[] =>
  CHANCES.filter((chance) => teams.some((team) => team[chance] !== null))
