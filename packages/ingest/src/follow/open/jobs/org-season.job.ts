import {
  type FreeCompetition,
  isFeedError,
  isOfDivisions,
  lacks,
  orgLeague,
  orgMatchRecords,
  type Parsed,
  type PoliteClient,
  readCompetitions,
  readOrgMatches,
  readOrgScorers,
  readOrgStandings,
  readOrgTeams,
} from '@touchline/feeds'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@touchline/football'
import type { Job, Lease } from '@touchline/runtime'
import { noteProblems } from '../../feed/problems.ts'
import { finishedJobs, readProgress } from '../../feed/progress.ts'
import { knownKeys } from '../live/known-keys.ts'
import { ORG_DELAY_MS } from '../live/org-play.ts'
import type { OpenContext } from '../open-context.ts'
import { openUnit } from '../open-unit.ts'
import { writeAnswers } from '../write-answer.ts'
import { liveDays, ORG_LIVE } from './org-live.job.ts'

const SOURCE = 'football-data-org'
const COMPETITIONS = 'competitions'
/** Seasons requested from the source, the newest first; some keys see only the current one. */
const MAX_SEASONS = 3
/** Lists of scorers are this long. */
const SCORERS = 50

type List = Parameters<typeof lacks>[0]

/** One answer of a competition, read again when it is due. */
interface Piece {
  job: string
  path: string
  list: List
  everyMs: number
  read(context: OpenContext, body: Uint8Array): Promise<Parsed>
}

/**
 * Slowly changing data of the competitions a free key may request: competitions, teams, the season's matches, points decided off the pitch,
 * scorers. Due pieces are read one after the other.
 */
export function orgSeasonJob(context: OpenContext): Job {
  const client = context.clients.footballDataOrg
  return {
    name: 'football-data.org seasons',
    source: 'football-data-org',
    everyMs: MINUTE_MS,
    run: async () => {
      if (client === null) return HOUR_MS
      await openUnit(context, {
        source: SOURCE,
        job: 'seasons',
        work: (lease) => readWhatIsDue(context, client, lease),
      })
      return undefined
    },
  }
}

async function readWhatIsDue(context: OpenContext, client: PoliteClient, lease: Lease): Promise<void> {
  const { divisions, seasons } = context.settings
  const competitions = await freeCompetitions(context, client, lease)
  const wanted = competitions.filter(({ code }) => isOfDivisions(orgLeague(code), divisions))
  const pieces = piecesOf(wanted, seasons)
  const jobs = pieces.map(({ job }) => job)
  const done = await finishedJobs(context.database.pool, SOURCE, jobs)
  for (const piece of pieces) {
    lease.signal.throwIfAborted()
    const at = done.get(piece.job)
    if (at === undefined || context.clock.now().getTime() - at.getTime() >= piece.everyMs)
      await takePiece(context, { client, lease, piece })
  }
}

/** The competitions of the plan, requested once a day; the last known ones where the source does not answer. */
async function freeCompetitions(context: OpenContext, client: PoliteClient, lease: Lease): Promise<FreeCompetition[]> {
  const noted = await readProgress(context.database.pool, SOURCE, COMPETITIONS)
  const known = (noted?.cursor ?? []) as FreeCompetition[]
  if (noted?.finishedAt && context.clock.now().getTime() - noted.finishedAt.getTime() < DAY_MS) return known
  const answer = await client.get('v4/competitions', { refuse: lacks('competitions'), force: true })
  const read = answer.kind === 'changed' ? readCompetitions(answer.body) : { competitions: [], problems: [] }
  const competitions = read.competitions.length > 0 ? read.competitions : known
  const progress = { job: COMPETITIONS, cursor: competitions, finished: true }
  await writeAnswers(context, lease, { source: SOURCE, problems: read.problems, answers: [], progress })
  return competitions
}

/** Matches before all else, so that the site has them; teams before the matches where nothing else says which country a club is of. */
function piecesOf(competitions: readonly FreeCompetition[], seasons: number): Piece[] {
  const of = (make: (competition: FreeCompetition) => Piece[]) => competitions.flatMap(make)
  const past = Array.from({ length: Math.min(seasons, MAX_SEASONS) - 1 }, (_, index) => index + 1)
  return [
    ...competitions.filter(({ isRegional }) => isRegional).map(teamsOf),
    ...competitions.map((competition) => matchesOf(competition, 0)),
    ...competitions.filter(({ isRegional }) => !isRegional).map(teamsOf),
    ...of((competition) => [standingsOf(competition), scorersOf(competition)]),
    ...of((competition) => past.map((ago) => matchesOf(competition, ago))),
  ]
}

function teamsOf({ code }: FreeCompetition): Piece {
  const read = async (_: OpenContext, body: Uint8Array) => readOrgTeams(body)
  return { job: `teams/${code}`, path: `v4/competitions/${code}/teams`, list: 'teams', everyMs: 7 * DAY_MS, read }
}

/** @param ago seasons before the current one, which are read once */
function matchesOf({ code, season }: FreeCompetition, ago: number): Piece {
  const year = season - ago
  return {
    job: `matches/${code}/${year}`,
    path: `v4/competitions/${code}/matches?season=${year}`,
    list: 'matches',
    everyMs: ago === 0 ? DAY_MS : Number.POSITIVE_INFINITY,
    read: async (context, body) => {
      const { matches, problems } = readOrgMatches(body)
      const { pool } = context.database
      const described = await knownKeys(pool, SOURCE, ['team'])
      // The days around now are followed by the live job, whose answers are newer.
      const followed = await readProgress(pool, SOURCE, ORG_LIVE)
      const { from, to } = liveDays(context.clock.now())
      const others = followed ? matches.filter(({ day }) => day < from || day > to) : matches
      return { batch: orgMatchRecords(others, { described, delayMs: ORG_DELAY_MS }), problems }
    },
  }
}

function standingsOf({ code }: FreeCompetition): Piece {
  return {
    job: `standings/${code}`,
    path: `v4/competitions/${code}/standings`,
    list: 'standings',
    everyMs: 6 * HOUR_MS,
    read: async ({ database }, body) => readOrgStandings(body, await knownKeys(database.pool, SOURCE, ['team'])),
  }
}

function scorersOf({ code }: FreeCompetition): Piece {
  return {
    job: `scorers/${code}`,
    path: `v4/competitions/${code}/scorers?limit=${SCORERS}`,
    list: 'scorers',
    everyMs: 12 * HOUR_MS,
    read: async ({ database }, body) => readOrgScorers(body, await knownKeys(database.pool, SOURCE, ['team'])),
  }
}

/** Reads and writes one answer; a permanent refusal is reported, and requested again when it is due again. */
async function takePiece(
  context: OpenContext,
  { client, lease, piece }: { client: PoliteClient; lease: Lease; piece: Piece },
): Promise<void> {
  const { job, path, list } = piece
  const progress = { job, cursor: null, finished: true }
  try {
    const answer = await client.get(path, { refuse: lacks(list) })
    if (answer.kind !== 'changed') {
      await writeAnswers(context, lease, { source: SOURCE, problems: [], answers: [], progress })
      return
    }
    const { kept, body } = answer
    const { batch, problems } = await piece.read(context, body)
    await writeAnswers(context, lease, { source: SOURCE, batch, problems, answers: [{ kept, body }], progress })
  } catch (error) {
    if (!isFeedError(error) || error.reason !== 'refused') throw error
    const problem = { kind: 'call', key: job, reason: `${error.message}; it is left out.` }
    await noteProblems(context.database.pool, { source: SOURCE, problems: [problem], now: context.clock.now() })
    await writeAnswers(context, lease, { source: SOURCE, problems: [], answers: [], progress })
  }
}
