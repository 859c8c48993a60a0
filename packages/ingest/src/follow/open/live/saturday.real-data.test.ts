import { readdirSync, readFileSync } from 'node:fs'
import type { UpcomingMatch } from '@touchline/contract'
import { MINUTE_MS, STATE } from '@touchline/football'
import type { Job } from '@touchline/runtime'
import {
  type LigaRow,
  ligaGoal,
  ligaMatchRow,
  ligaResult,
  type OrgRow,
  type OrgSnapshot,
} from '@touchline/testing/open-data'
import { useServer } from '@touchline/testing/server'
import { expect, it } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { ligaLiveJob } from '../jobs/liga-live.job.ts'
import { ligaSeasonJob } from '../jobs/liga-season.job.ts'
import { orgLiveJob } from '../jobs/org-live.job.ts'
import { orgSeasonJob } from '../jobs/org-season.job.ts'
import { openLiveWorld } from './open-live.testing.ts'

const server = useServer()
const START = Date.parse('2025-12-13T00:00:00Z')
const SLOW = 1_800_000
/** The server learns of changes in its own time. */
const POLL = { timeout: 30_000 }

interface Answer {
  competition: OrgRow
  matches: readonly OrgRow[]
}

const answerOf = (name: string): OrgRow =>
  JSON.parse(readFileSync(realData('open-data/football-data-org', name), 'utf8'))

/** The day as it was recorded, each snapshot from the minute it was taken. */
function recordedDay(): OrgSnapshot[] {
  const folder = realData('open-data/football-data-org/live-series')
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? []
      const { competition, matches } = answerOf(`live-series/${name}`) as unknown as Answer
      return {
        at: Date.parse(`${day}T${hour}:${minute}:${second}Z`),
        matches: matches.map((match) => ({ competition, ...match })),
      }
    })
}

/** An evening match in Germany, entered by hand as its community would. */
function germanDay(): { at: number; matches: readonly LigaRow[] }[] {
  const entered = (time: string, fields: LigaRow) =>
    ligaMatchRow({ lastUpdateDateTime: `2025-12-13T${time}`, ...fields })
  const goals = [ligaGoal([1, 0], 25)]
  return [
    { at: START, matches: [ligaMatchRow()] },
    { at: Date.parse('2025-12-13T17:57:00Z'), matches: [entered('18:56:00', { goals })] },
    {
      at: Date.parse('2025-12-13T19:25:00Z'),
      matches: [entered('20:24:00', { goals, matchIsFinished: true, matchResults: [ligaResult(2, [1, 0])] })],
    },
  ]
}

const STATES: Readonly<Record<string, readonly number[]>> = {
  TIMED: [STATE.not_started],
  IN_PLAY: [STATE.first_half, STATE.second_half],
  PAUSED: [STATE.half_time],
  FINISHED: [STATE.full_time],
}

const sideOf = (match: OrgRow, period: string) => {
  const { home, away } = (match.score as Record<string, { home: number | null; away: number | null }>)[period] ?? {}
  return home == null || away == null ? null : `${home}-${away}`
}

/** How the four matches of the day ended, by the source's keys. */
const FINALS = { '537937': '2-1', '537939': '2-3', '537940': '2-0', '537941': '2-0' }

const STORED = `
  select r.key, f.id, f.state_id as state, f.home_goals || '-' || f.away_goals as score,
    f.home_half_time || '-' || f.away_half_time as half
  from fixture f join source_ref r on r.kind = 'fixture' and r.id = f.id and r.source = 'football-data-org'`

it(
  'is followed minute by minute through the recorded Saturday of 13 December 2025, as it was and within its calls',
  async () => {
    const snapshots = recordedDay()
    const world = await openLiveWorld({
      start: new Date(START).toISOString(),
      org: snapshots,
      liga: germanDay(),
      answers: {
        'competitions/PL/teams': answerOf('PL-teams-with-squads-2025-12-27.json'),
        'competitions/PL/standings': answerOf('PL-standings-2025-matchday18.json'),
        'competitions/PL/scorers': answerOf('PL-scorers-2025-limit20.json'),
      },
    })
    const { database } = server
    const context = world.context(database)
    const jobs = [orgLiveJob, ligaLiveJob, orgSeasonJob, ligaSeasonJob]
    const due = new Map<Job, number>(jobs.map((job) => [job(context), START]))
    const calls: { org: number; liga: number }[] = []
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = START + minute * MINUTE_MS
      world.clock.set(now)
      const before = { org: world.org.asked.length, liga: world.liga.asked.length }
      for (const [job, at] of due)
        if (now >= at) due.set(job, now + ((await job.run(new AbortController().signal)) ?? job.everyMs))
      const hour = Math.floor(minute / 60)
      const { org, liga } = calls[hour] ?? { org: 0, liga: 0 }
      calls[hour] = {
        org: org + world.org.asked.length - before.org,
        liga: liga + world.liga.asked.length - before.liga,
      }
      // Each recorded state is looked for in the last minute before the next one.
      const next = snapshots.findIndex(({ at }) => at > now)
      const shown = snapshots.at(next === -1 ? -1 : next - 1)
      const isLast = next === -1 ? minute === 24 * 60 - 1 : (snapshots[next]?.at ?? 0) <= now + MINUTE_MS
      if (shown && next !== 0 && isLast) {
        await expectAs(shown)
        await expectAnswered(now)
      }
    }
    await world.close()

    /** Everyone receives the stored state. */
    async function expectAnswered(now: number): Promise<void> {
      server.setNow(now)
      const minute = new Date(now).toISOString().slice(0, 16).replace('T', '%20')
      const path = `/api/upcoming/${minute}/2025-12-14%2000:00?since=2025-12-13%2000:00`
      const stored = await database.rows(STORED)
      const shown = async () => {
        const listed = await server.get<UpcomingMatch[]>(path)
        const scoreOf = (match: UpcomingMatch | undefined) => match?.score && `${match.score.home}-${match.score.away}`
        return stored
          .filter(({ key }) => key in FINALS)
          .map(({ id }) => listed.find(({ match_id }) => match_id === id))
          .map((match) => [match?.status, scoreOf(match) ?? null])
      }
      const expected = stored.filter(({ key }) => key in FINALS).map(({ state, score }) => [state, score])
      await expect.poll(shown, POLL).toEqual(expected)
    }

    async function expectAs({ matches }: OrgSnapshot): Promise<void> {
      const stored = new Map((await database.rows(STORED)).map((row) => [row.key, row]))
      for (const match of matches.filter(({ utcDate }) => String(utcDate).startsWith('2025-12-13'))) {
        const row = stored.get(String(match.id))
        const status = String(match.status)
        expect(STATES[status], `${match.id} ${status}`).toContain(row?.state)
        expect(row?.score ?? null).toBe(sideOf(match, 'fullTime'))
        const half = status === 'PAUSED' || status === 'FINISHED' || row?.state === STATE.second_half
        expect(row?.half ?? null).toBe(half ? sideOf(match, 'halfTime') : null)
      }
    }

    // Nothing was announced that was not so, or announced twice.
    const played = (await database.rows(STORED)).filter(({ key }) => key in FINALS)
    const finals: Record<string, string> = {}
    for (const { key, id } of played) {
      const events = await database.rows(
        `select payload from live_event where topic = 'match' and (payload->>'match_id')::integer = $1 order by seq`,
        [id],
      )
      const announced = events.map(({ payload }) => payload.score && `${payload.score.home}-${payload.score.away}`)
      const scores = announced.filter((score, at) => at === 0 || score !== announced[at - 1])
      expect(new Set(scores).size, scores.join(', ')).toBe(scores.length)
      expect(events.filter(({ payload }) => payload.status === STATE.full_time)).toHaveLength(1)
      finals[key] = String(scores.at(-1))
    }
    expect(finals).toEqual(FINALS)

    const total = (of: 'org' | 'liga') => calls.reduce((sum, hour) => sum + hour[of], 0)
    expect(total('org')).toBeLessThan(827)
    expect(total('liga')).toBeLessThan(2_600)
    expect(Math.max(...calls.map(({ org }) => org))).toBeLessThan(8 * 60)
  },
  SLOW,
)
