export { type Clock, makeClock } from './clock.ts'
export { type Lease, LeaseLost, underLease } from './jobs/lease.ts'
export { pause } from './jobs/pause.ts'
export {
  type Job,
  type JobWatch,
  type Scheduler,
  type SchedulerOptions,
  startScheduler,
  type Turn,
} from './jobs/scheduler.ts'
export { type OwnThread, ownThread } from './own-thread.ts'
export { httpAddress, secret } from './settings.ts'
