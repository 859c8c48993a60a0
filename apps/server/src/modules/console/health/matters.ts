import type { Matter } from '@touchline/contract'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import type { JobRun } from '../../../platform/jobs/job-runs.queries.ts'
import type { OpenMatter } from '../../billing/open-matters.queries.ts'
import type { HealthFacts } from './health.queries.ts'
import type { Disk } from './machine.ts'
import { bySource, jobState, readState } from './source-states.ts'

/** The newest backup. */
export interface BackupFacts {
  /** Null if there is none. */
  newestAt: Date | null
  /** Whether the newest one was read to its end; null if that was not tried. */
  sound: boolean | null
  /** Reason why the last restore failed; null if it succeeded. */
  restoreFailed: { at: Date; reason: string } | null
}

/** The rest of a source's allowance. */
export interface Quota {
  source: string
  left: number
  of: number
}

/** The inputs of the matters. */
export interface Looked {
  now: Date
  facts: HealthFacts
  openMatters: readonly OpenMatter[]
  runs: readonly JobRun[]
  quotas: readonly Quota[]
  names: number
  /** Null if the process has no folder. */
  disk: Disk | null
  backups: BackupFacts | null
  certificateEnd: Date | null
}

type Well = Pick<Matter, 'kind' | 'count' | 'since' | 'subject'>
type Found = { matters: Matter[]; well: Well[] }

const FULL = { bad: 95, warn: 85 }
const BACKUP_HOURS = 36
const CERTIFICATE_DAYS = { bad: 3, warn: 14 }
/** Per cent of an allowance below which it may run out. */
const LOW_QUOTA = 10
const ORDER = { bad: 0, warn: 1, info: 2 }

const matter = (
  kind: Matter['kind'],
  level: Matter['level'],
  rest: Partial<Omit<Matter, 'kind' | 'level' | 'since'>> & { since?: Date | null },
): Matter => ({
  count: 1,
  cents: null,
  subject: null,
  detail: null,
  ...rest,
  kind,
  level,
  since: rest.since?.toISOString() ?? null,
})
const well = (
  kind: Matter['kind'],
  { count = 0, since = null, subject = null }: { count?: number; since?: Date | null; subject?: string | null } = {},
): Well => ({
  kind,
  count,
  since: since?.toISOString() ?? null,
  subject,
})

/** Matters for an operator, the worst and oldest first, and areas without any. */
export function mattersOf(looked: Looked): Found {
  const parts = [
    moneyOf(looked),
    mailOf(looked),
    machineOf(looked),
    backupsOf(looked),
    jobsOf(looked),
    dataOf(looked),
    contactsOf(looked),
  ]
  const matters = parts.flatMap((part) => part.matters)
  matters.sort(
    (one, other) => ORDER[one.level] - ORDER[other.level] || (one.since ?? '9').localeCompare(other.since ?? '9'),
  )
  return { matters, well: parts.flatMap((part) => part.well) }
}

function moneyOf({ facts, openMatters }: Looked): Found {
  const disputes = openMatters.filter(({ what }) => what === 'disputed')
  const others = openMatters.filter(({ what }) => what !== 'disputed')
  const matters: Matter[] = []
  const fine: Well[] = []
  const [dispute, other] = [disputes[0], others[0]]
  if (dispute) matters.push(matter('disputes', 'bad', { count: disputes.length, since: dispute.since }))
  else fine.push(well('disputes'))
  if (other) matters.push(matter('notices', 'bad', { count: others.length, since: other.since, detail: other.detail }))
  else fine.push(well('notices'))
  if (facts.openPayments > 0)
    matters.push(
      matter('payments', 'bad', { count: facts.openPayments, cents: facts.openCents, since: facts.openSince }),
    )
  else fine.push(well('payments'))
  return { matters, well: fine }
}

function mailOf({ facts: { stuckMails, stuckSince, mailError } }: Looked): Found {
  return stuckMails === 0
    ? { matters: [], well: [well('mail')] }
    : { matters: [matter('mail', 'bad', { count: stuckMails, since: stuckSince, detail: mailError })], well: [] }
}

function machineOf({ now, disk, certificateEnd }: Looked): Found {
  const found: Found = { matters: [], well: [] }
  if (disk !== null) {
    const level = disk.used >= FULL.bad ? 'bad' : disk.used >= FULL.warn ? 'warn' : null
    if (level) found.matters.push(matter('disk', level, { count: disk.used }))
    else found.well.push(well('disk', { count: disk.used }))
  }
  if (certificateEnd !== null) {
    const days = Math.floor((certificateEnd.getTime() - now.getTime()) / DAY_MS)
    const level = days < CERTIFICATE_DAYS.bad ? 'bad' : days < CERTIFICATE_DAYS.warn ? 'warn' : null
    if (level) found.matters.push(matter('certificate', level, { count: days, since: certificateEnd }))
    else found.well.push(well('certificate', { count: days, since: certificateEnd }))
  }
  return found
}

function backupsOf({ now, backups }: Looked): Found {
  if (backups === null) return { matters: [], well: [] }
  const { newestAt, sound, restoreFailed } = backups
  const hours = newestAt === null ? 0 : Math.round((now.getTime() - newestAt.getTime()) / HOUR_MS)
  const isOld = newestAt === null || hours > BACKUP_HOURS || sound === false
  const found: Found = { matters: [], well: [] }
  if (restoreFailed)
    found.matters.push(matter('restore', 'bad', { since: restoreFailed.at, detail: restoreFailed.reason }))
  const detail = newestAt !== null && sound === false ? 'unsound' : null
  if (isOld)
    found.matters.push(matter('backup', sound === false ? 'bad' : 'warn', { count: hours, since: newestAt, detail }))
  else found.well.push(well('backup', { count: hours, since: newestAt }))
  return found
}

function contactsOf({ facts: { contacts, contactsSince } }: Looked): Found {
  return contacts === 0
    ? { matters: [], well: [well('contacts')] }
    : { matters: [matter('contacts', 'info', { count: contacts, since: contactsSince })], well: [] }
}

/** Jobs that read a source are left out: the source has their state. */
function jobsOf({ now, runs }: Looked): Found {
  const failing = runs.filter((run) => run.source === null && run.failures > 1 && jobState(run, now) === 'failing')
  const matters = failing.map(({ name, succeededAt, startedAt, failures, error }) =>
    matter('job', 'warn', { count: failures, subject: name, since: succeededAt ?? startedAt, detail: error }),
  )
  return { matters, well: failing.length === 0 ? [well('job', { count: runs.length })] : [] }
}

function dataOf({ now, runs, quotas, facts, names }: Looked): Found {
  const states = [...bySource(runs)].flatMap(([source, of]) => {
    const state = readState(of, now)
    return state ? [{ source, ...state }] : []
  })
  const late = states.filter(({ state }) => state !== 'ok')
  const low = quotas.filter(({ left, of }) => (100 * left) / of < LOW_QUOTA)
  const matters = [
    ...late.map(({ source, state, since, error, lagSeconds }) =>
      matter('source', state === 'down' ? 'bad' : 'warn', {
        count: lagSeconds ?? 0,
        subject: source,
        since,
        detail: error,
      }),
    ),
    ...low.map(({ source, left, of }) =>
      matter('quota', 'warn', { count: Math.floor((100 * left) / of), subject: source }),
    ),
    ...(facts.problems > 0 ? [matter('problems', 'info', { count: facts.problems, since: facts.problemsSince })] : []),
    ...(names > 0 ? [matter('names', 'info', { count: names })] : []),
  ]
  return {
    matters,
    well: [
      ...(late.length === 0 && states.length > 0 ? [well('source', { count: states.length })] : []),
      ...(facts.problems === 0 ? [well('problems')] : []),
    ],
  }
}
