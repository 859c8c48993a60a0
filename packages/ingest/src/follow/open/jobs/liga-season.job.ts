import { cupShortcut, isNoLigaList, ligaLeaguesOf, ligaMatchRecords, readLigaMatches } from '@touchline/feeds'
import { DAY_MS, HOUR_MS } from '@touchline/football'
import type { Job, Lease } from '@touchline/runtime'
import { readProgress } from '../../feed/progress.ts'
import { keptBody } from '../answer-store.ts'
import { ligaDays, ligaSeason } from '../live/liga-days.ts'
import { mayBeInPlay } from '../live/play-note.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { writeAnswers } from '../write-answer.ts'

const SOURCE = 'openligadb'
const CUP = 'cup'

/** Names the progress of a league's season, in which its match days are. */
export const ligaSeasonJobOf = (shortcut: string): string => `season/${shortcut}`

/** The German leagues and the cup: every match of the season with its goals, once a day. */
export function ligaSeasonJob(context: OpenContext): Job {
  return {
    name: 'OpenLigaDB seasons',
    source: 'openligadb',
    everyMs: HOUR_MS,
    run: async () => {
      await openUnit(context, {
        source: SOURCE,
        job: 'seasons',
        work: async (lease) => {
          const season = ligaSeason(context.clock.now())
          for (const shortcut of await ligaShortcuts(context, lease, season))
            await readSeason(context, { lease, shortcut, season })
        },
      })
      return undefined
    },
  }
}

/** Followed leagues: those the operator selected, and the cup if all are. */
export async function ligaShortcuts(context: OpenContext, lease: Lease, season: number): Promise<string[]> {
  const { divisions } = context.settings
  const cup = divisions === null ? await cupOf(context, lease, season) : null
  return [...ligaLeaguesOf(divisions), ...(cup === null ? [] : [cup])]
}

/** The shortcut of the season's cup, looked up among all competitions once a week. */
async function cupOf(context: OpenContext, lease: Lease, season: number): Promise<string | null> {
  const { clients, clock, database } = context
  const noted = await readProgress(database.pool, SOURCE, CUP)
  const known = noted?.cursor as { season: number; shortcut: string | null } | null | undefined
  const isRecent = noted?.finishedAt && clock.now().getTime() - noted.finishedAt.getTime() < 7 * DAY_MS
  if (known?.season === season && isRecent) return known.shortcut
  const answer = await clients.openligadb.get('getavailableleagues', { refuse: isNoLigaList, force: true })
  const shortcut = answer.kind === 'changed' ? cupShortcut(answer.body, season) : null
  const progress = { job: CUP, cursor: { season, shortcut }, finished: true }
  await writeAnswers(context, lease, { source: SOURCE, problems: [], answers: [], progress })
  return shortcut
}

async function readSeason(
  context: OpenContext,
  { lease, shortcut, season }: { lease: Lease; shortcut: string; season: number },
): Promise<void> {
  const { clients, clock, database } = context
  const job = ligaSeasonJobOf(shortcut)
  const noted = await readProgress(database.pool, SOURCE, job)
  if (noted?.finishedAt && clock.now().getTime() - noted.finishedAt.getTime() < DAY_MS) return
  const path = `getmatchdata/${shortcut}/${season}`
  const answer = await clients.openligadb.get(path, { refuse: isNoLigaList })
  const changed = answer.kind === 'changed' ? answer : null
  const body = changed?.body ?? (await keptBody(database, SOURCE, path))
  const { matches, problems } = body ? readLigaMatches(body) : { matches: [], problems: [] }
  const now = clock.now().getTime()
  // Those in play are followed by their match days, which are newer than the season.
  const others = matches.filter(
    ({ kickoff, competition }) => !mayBeInPlay(Date.parse(kickoff), competition.league.type === 'league', now),
  )
  // An empty list says nothing, not that the season has no matches.
  const days = matches.length > 0 ? ligaDays(shortcut, season, matches) : noted?.cursor
  await writeAnswers(context, lease, {
    source: SOURCE,
    batch: changed ? ligaMatchRecords(others) : undefined,
    problems,
    answers: changed && matches.length > 0 ? [changed] : [],
    progress: { job, cursor: days ?? null, finished: true },
  })
}
