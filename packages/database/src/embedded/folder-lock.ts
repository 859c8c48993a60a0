import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Who has the embedded database of a folder open. */
export interface LockHolder {
  pid: number
  /** When that process started, as the system counts it; null where the system does not say. */
  processStart: string | null
  host: string
  role: 'server' | 'command'
  /** The folder of the socket that other processes reach the database by. */
  socketFolder: string
}

const HEARTBEAT_MS = 5_000
/** A holder on another host cannot be looked up; it counts as gone when its heartbeat stopped this long ago. */
const SILENT_MS = 30_000

const lockPath = (dataDir: string) => join(dataDir, 'database.lock')

/** Fields 3 and on of a process's stat line (proc_pid_stat(5)); none where there is no /proc. */
function processFields(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Start time of a process in ticks since boot (field 22); null where there is no /proc. */
export const processStart = (pid: number): string | null => processFields(pid)[19] ?? null

/** A process that ended but whose parent has not asked for its exit code yet still has a number: state Z, or X while it goes. */
const hasEnded = (pid: number): boolean => /^[ZX]/.test(processFields(pid)[0] ?? '')

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function alive(holder: LockHolder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENT_MS
  return runs(holder.pid) && !hasEnded(holder.pid) && processStart(holder.pid) === holder.processStart
}

function read(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder
  } catch {
    return null
  }
}

/** The living process that has the folder open, or null when there is none (also after it was killed). */
export function lockHolder(dataDir: string): LockHolder | null {
  const path = lockPath(dataDir)
  const holder = read(path)
  try {
    return holder && alive(holder, path) ? holder : null
  } catch {
    return null
  }
}

const writeNew = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process; of several that try at once only one does, so a fresh lock is never removed. */
function removeStale(dataDir: string): void {
  const path = lockPath(dataDir)
  const guard = `${path}.removing`
  if (!writeNew(guard, String(process.pid))) {
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0) > SILENT_MS)
      rmSync(guard, { force: true })
    return
  }
  try {
    const holder = read(path)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    // An unreadable lock may be one that is just being written.
    if (holder ? !alive(holder, path) : age > 1_000) rmSync(path, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/**
 * Takes the folder for this process, or says who has it. A lock left by a killed process is taken over.
 * The returned function gives the folder back.
 */
export async function lockFolder(
  dataDir: string,
  role: LockHolder['role'],
  socketFolder: string,
): Promise<{ release: () => void } | { holder: LockHolder }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = lockPath(dataDir)
  const mine: LockHolder = {
    pid: process.pid,
    processStart: processStart(process.pid),
    host: hostname(),
    role,
    socketFolder,
  }
  while (!writeNew(path, JSON.stringify(mine))) {
    const holder = lockHolder(dataDir)
    if (holder) return { holder }
    removeStale(dataDir)
    await delay(50)
  }
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date())
    } catch {
      clearInterval(heartbeat)
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    release: () => {
      clearInterval(heartbeat)
      if (read(path)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}
