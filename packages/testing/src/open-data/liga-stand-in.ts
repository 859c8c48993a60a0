import { localServer } from '../local-server.ts'
import type { LigaRow } from './liga-rows.ts'

/** The matches as they were entered from an instant on, milliseconds since 1970. */
export interface LigaSnapshot {
  at: number
  matches: readonly LigaRow[]
}

export interface LigaStandIn {
  url: string
  /** Requested paths, in order. */
  asked: string[]
  /** Whether the next requested match day comes as an empty list. */
  emptyOnce: boolean
  close(): Promise<void>
}

/** Plays OpenLigaDB over HTTP: seasons, match days and when something was last entered, as of its clock. */
export async function ligaStandIn(now: () => number, snapshots: readonly LigaSnapshot[]): Promise<LigaStandIn> {
  const state = { asked: [] as string[], emptyOnce: false }
  const known = (): readonly LigaRow[] => snapshots.filter(({ at }) => at <= now()).at(-1)?.matches ?? []
  const matchesOf = ([shortcut, season, group]: readonly string[]): LigaRow[] =>
    known().filter(
      ({ leagueShortcut, leagueSeason, group: day }) =>
        leagueShortcut === shortcut &&
        String(leagueSeason) === season &&
        (group === undefined || String((day as LigaRow).groupOrderID) === group),
    )
  const answer = (path: string): unknown => {
    const [call, ...of] = path.split('/')
    if (call === 'getavailableleagues') return []
    if (call === 'getlastchangedate') {
      return (
        matchesOf(of)
          .map(({ lastUpdateDateTime }) => String(lastUpdateDateTime))
          .sort()
          .at(-1) ?? ''
      )
    }
    if (call !== 'getmatchdata') return null
    if (of.length === 3 && state.emptyOnce) {
      state.emptyOnce = false
      return []
    }
    return matchesOf(of)
  }
  const server = await localServer((request, response) => {
    const path = (request.url ?? '/').slice(1)
    state.asked.push(path)
    const body = answer(path)
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return Object.assign(state, { url: server.url, close: server.close })
}
