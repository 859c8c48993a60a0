import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './benchmark.ts'
import { startChild } from './processes.ts'

/** A change that was committed: `at` is the moment before the commit, by `clockMs`. */
export interface Reported {
  seq: number
  topic: string
  phase: string
  at: number
}

export type ClientsCommand =
  /** One client per token, over the addresses in turn; null is a visitor, any other token that of a subscriber. */
  | { kind: 'connect'; addresses: readonly string[]; tokens: readonly (string | null)[] }
  | { kind: 'where' }
  | { kind: 'compare'; reported: readonly Reported[]; gated: readonly string[] }

export type ClientsAnswer =
  /** The last change that every visitor, and every subscriber, knows of. */
  | ({ kind: 'where'; connected: number } & Reached)
  /**
   * Milliseconds from commit to client by `phase/stayed or moved/public or gated`, moved being clients that lost their stream; messages
   * never received, received twice, out of order or by the wrong client, and how often a client had to read again.
   */
  | { kind: 'report'; groups: Record<string, number[]>; lost: number; twice: number; wrong: number; resets: number }

/** How far visitors and subscribers have to be, or are. */
interface Reached {
  visitors: number
  subscribers: number
}

type Where = Extract<ClientsAnswer, { kind: 'where' }>
type Report = Extract<ClientsAnswer, { kind: 'report' }>

const LOOK_MS = 100

export interface LiveClients {
  connect(addresses: readonly string[], tokens: readonly (string | null)[]): Promise<void>
  /** Waits until every client has come this far; `compare` reports their messages either way. */
  reach(wanted: Reached, withinMs: number): Promise<boolean>
  compare(reported: readonly Reported[], gated: readonly string[]): Promise<Report>
}

/** Clients of the live stream in separate processes. */
export function liveClients(bench: Bench, processes: number): LiveClients {
  const children = Array.from({ length: processes }, () => startChild(bench, ['bench/live-clients.child.ts']))
  const ask = (command: ClientsCommand) =>
    Promise.all(
      children.map(async ({ process, ended, output }) => {
        const answered = once(process, 'message')
        process.send(command)
        const gone = ended.then(() => Promise.reject(new Error(`The clients ended:\n${output()}`)))
        const [message] = await Promise.race([answered, gone])
        return message as ClientsAnswer
      }),
    )
  const untilAll = async (liked: (where: readonly Where[]) => boolean, withinMs: number) => {
    const until = Date.now() + withinMs
    for (;;) {
      if (liked((await ask({ kind: 'where' })) as Where[])) return true
      if (Date.now() > until) return false
      await delay(LOOK_MS)
    }
  }

  return {
    connect: async (addresses, tokens) => {
      for (const [index, { process }] of children.entries()) {
        const own = tokens.filter((_token, at) => at % processes === index)
        process.send({ kind: 'connect', addresses, tokens: own } satisfies ClientsCommand)
      }
      const count = (wheres: readonly Where[]) => wheres.reduce((sum, { connected }) => sum + connected, 0)
      const all = await untilAll((wheres) => count(wheres) === tokens.length, 60_000)
      if (!all) throw new Error('Not every client could connect')
    },
    reach: (wanted, withinMs) =>
      untilAll(
        (wheres) => wheres.every((one) => one.visitors >= wanted.visitors && one.subscribers >= wanted.subscribers),
        withinMs,
      ),
    compare: async (reported, gated) => {
      const reports = (await ask({ kind: 'compare', reported, gated })) as Report[]
      const sum = (pick: (report: Report) => number) => reports.reduce((all, report) => all + pick(report), 0)
      const groups: Record<string, number[]> = {}
      for (const report of reports) {
        for (const [name, values] of Object.entries(report.groups)) groups[name] = (groups[name] ?? []).concat(values)
      }
      return {
        kind: 'report',
        groups,
        lost: sum(({ lost }) => lost),
        twice: sum(({ twice }) => twice),
        wrong: sum(({ wrong }) => wrong),
        resets: sum(({ resets }) => resets),
      }
    },
  }
}
