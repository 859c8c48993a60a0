export type { Plan } from './asked.ts'
export {
  duplicatedRows,
  type Fault,
  type FaultChoice,
  type Faults,
  reversedRows,
  sidesReversed,
  without,
  wrong,
} from './faults.ts'
export { liveCut, liveCutAt } from './live-cut.ts'
export { momentOf, type Phase, phasesOf } from './match-clock.ts'
export type { Paging } from './paging.ts'
export { RECORDED_FINAL, worldFromRecorded } from './recorded-world.ts'
export { type StandIn, type StandInCall, type StandInOptions, startSportmonksStandIn } from './server.ts'
export * from './small-world/index.ts'
export { emptyWorld, type Row, TABLES, type Table, type World } from './world.ts'
