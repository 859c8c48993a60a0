export { type FootballDataFile, type FootballDataOptions, type FootballDataResult, parseFootballData } from './parse.ts'
export { fullerRefereeName } from './referees.ts'
export type { FileReport, Problem } from './report.ts'
