import { isOfDivisions } from '../football-data/football-data-paths.ts'
import { stableKeyOf } from './openfootball-competitions.ts'

/**
 * Leagues of football.json whose files are read over HTTP: those that football-data.co.uk has a file of as well. The codes are those
 * of the repository.
 */
const CODES =
  'at.1 be.1 ch.1 de.1 de.2 en.1 en.2 en.3 en.4 es.1 es.2 fr.1 fr.2 gr.1 it.1 it.2 nl.1 pt.1 sco.1 tr.1'.split(' ')

/** The files of the season that begins in a year, of these divisions of football-data.co.uk: `2025-26/en.1.json`. */
export const openfootballPaths = (year: number, divisions: ReadonlySet<string> | null): string[] =>
  CODES.filter((code) => isOfDivisions(stableKeyOf(code), divisions)).map(
    (code) => `${year}-${String((year + 1) % 100).padStart(2, '0')}/${code}.json`,
  )

/** Why a body is no file of openfootball; null when it can be one. */
export function refuseNoJson(body: Uint8Array): string | null {
  const start = new TextDecoder().decode(body.subarray(0, 100)).replace(/^\uFEFF/, '')
  return start.trimStart().startsWith('{') ? null : 'the answer is no JSON object'
}
