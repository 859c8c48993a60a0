import { resolve } from 'node:path'

/** Path within the folder of real data that `TOUCHLINE_DATA` names. Throws without it: such tests have a command of their own. */
export function realData(...path: readonly string[]): string {
  const folder = process.env.TOUCHLINE_DATA
  if (!folder) throw new Error('TOUCHLINE_DATA names no folder of real data: npm run test:real-data needs it')
  return resolve(folder, ...path)
}
