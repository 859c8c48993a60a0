export {
  duplicatedRows,
  type Fault,
  reversedRows,
  sidesReversed,
  without,
  wrong,
} from './faults.ts'
export { liveCut, liveCutAt } from './live-cut.ts'
export { phasesOf } from './match-clock.ts'
export { RECORDED_FINAL, worldFromRecorded } from './recorded-world.ts'
export { type StandIn, type StandInOptions, startSportmonksStandIn } from './server.ts'
export { emptyWorld, type Row, type World } from './world.ts'
