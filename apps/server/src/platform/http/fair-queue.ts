import { setImmediate, setTimeout } from 'node:timers/promises'
import { publicError } from './errors.ts'

export interface FairQueueOptions {
  /** Pieces of work at the same time. */
  atOnce: number
  /** How many of these one key may have. */
  perKey: number
  /** How many more may wait for their turn, of all keys together. */
  waiting: number
  /** The pause of a key after each piece of work, as a multiple of its duration; none when left out. */
  rest?: number
}

interface RunOptions {
  /** Whether the work is still wanted when its turn comes. */
  isWanted?: () => boolean
  /** Lets others join the work while it waits. */
  name?: string
}

export interface FairQueue {
  /**
   * Runs the work at the turn of its key: at once where there is a free place.
   * @param key the party of the work, an address or an account
   * @throws a public error: 429 the queue is full and most of it is this key's, 503 it is full, or the work is no longer wanted
   */
  run<T>(key: string, work: () => Promise<T>, options?: RunOptions): Promise<T>
  /** Another key needs the work of this name too: while it waits, it runs with whichever of its keys has the first turn. */
  join(name: string, key: string): void
}

interface Entry {
  name: string | undefined
  keys: Set<string>
  start(): Promise<void>
  refuse(reason: Error): void
}

interface Line {
  running: number
  entries: Set<Entry>
}

const RETRY = { 'retry-after': '3' }
const tooMany = () => publicError('too_many_requests', 'Too many of your requests wait. Try again in a moment.', RETRY)
const full = () => publicError('not_ready', 'Too many requests wait. Try again in a few seconds.', RETRY)
const left = () => publicError('not_ready', 'This is no longer wanted.')

/**
 * Runs a few pieces of heavy work at a time. Keys take turns and have a few places each, so that one with hundreds of requests takes
 * neither the places nor the time of the others. When the queue is full, the key with the longest line loses its last request.
 */
export function fairQueue({ atOnce, perKey, waiting, rest = 0 }: FairQueueOptions): FairQueue {
  /** By key, in the order of their turns. */
  const lines = new Map<string, Line>()
  const named = new Map<string, Entry>()
  let running = 0
  let queued = 0

  const enter = (key: string, entry: Entry) => {
    const line = lines.get(key) ?? { running: 0, entries: new Set() }
    lines.set(key, line)
    line.entries.add(entry)
    entry.keys.add(key)
  }

  const forgetIdle = (key: string) => {
    const line = lines.get(key)
    if (line?.running === 0 && line.entries.size === 0) lines.delete(key)
  }

  const withdraw = (key: string, entry: Entry) => {
    lines.get(key)?.entries.delete(entry)
    entry.keys.delete(key)
    forgetIdle(key)
  }

  const leave = (entry: Entry) => {
    queued -= 1
    for (const key of entry.keys) withdraw(key, entry)
    if (entry.name !== undefined && named.get(entry.name) === entry) named.delete(entry.name)
  }

  const start = async (key: string, line: Line, entry: Entry) => {
    running += 1
    line.running += 1
    // To the end: every other key comes first.
    lines.delete(key)
    lines.set(key, line)
    leave(entry)
    const began = performance.now()
    await entry.start()
    const took = performance.now() - began
    // Free once everything that has arrived meanwhile is read: work that waits for nothing would otherwise follow itself for as long as
    // there is more.
    await setImmediate()
    running -= 1
    if (rest > 0) {
      next()
      await setTimeout(took * rest)
    }
    line.running -= 1
    forgetIdle(key)
    next()
  }

  const next = () => {
    for (const [key, line] of lines) {
      const [entry] = line.entries
      if (running < atOnce && line.running < perKey && entry) void start(key, line, entry)
    }
  }

  const makeRoom = () => {
    while (queued > waiting) {
      const [key, { entries }] = [...lines].reduce((longest, line) =>
        line[1].entries.size >= longest[1].entries.size ? line : longest,
      )
      const reason = entries.size > 1 ? tooMany() : full()
      const last = [...entries].at(-1) as Entry
      withdraw(key, last)
      if (last.keys.size > 0) continue
      leave(last)
      last.refuse(reason)
    }
  }

  return {
    run: (key, work, { isWanted = () => true, name } = {}) =>
      new Promise((resolve, reject) => {
        const workIfWanted = async () => {
          if (!isWanted()) throw left()
          return work()
        }
        const entry: Entry = {
          name,
          keys: new Set(),
          start: () => workIfWanted().then(resolve, reject),
          refuse: reject,
        }
        if (name !== undefined) named.set(name, entry)
        queued += 1
        enter(key, entry)
        next()
        makeRoom()
      }),
    join: (name, key) => {
      const entry = named.get(name)
      if (entry) enter(key, entry)
      next()
    },
  }
}
