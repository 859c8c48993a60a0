import type { Locator, Page } from 'playwright'
import {
  api,
  type HeadToHeadRecord,
  type MatchBasics,
  matchesOn,
  meetingsOf,
  nextDay,
  type UpcomingMatch,
} from './api.ts'
import { wordsOf } from './home-page.ts'

export interface Pairing {
  match: UpcomingMatch
  /** Newest first. */
  meetings: HeadToHeadRecord[]
}

export const addressOf = ({ match_id, league_country: { id, name } }: UpcomingMatch) =>
  `/soccer?mid=${match_id}&cid=${id}&cn=${encodeURIComponent(name)}`

export const basicsOf = async (url: string, { match_id }: UpcomingMatch): Promise<MatchBasics> => {
  const [basics] = await api<MatchBasics[]>(url, `/match_info/${match_id}`)
  if (!basics) throw new Error(`The match ${match_id} is not known`)
  return basics
}

/** Goals of the team that is at home in the match to come, then those of its opponent. */
export function goalsFor({ match }: Pairing, { local_id, scores }: HeadToHeadRecord): [own: number, other: number] {
  const { localteam_score: local, visitorteam_score: visitor } = scores
  return local_id === match.local_id ? [local, visitor] : [visitor, local]
}

/** A pair of the week after `day` that has won, drawn and lost against each other, in two competitions, some with minutes. */
export async function richPairing(url: string, day: string): Promise<Pairing> {
  for (let ahead = 0, at = day; ahead < 7; ahead++, at = nextDay(at)) {
    for (const match of await matchesOn(url, at)) {
      const meetings = await meetingsOf(url, match)
      const pairing = { match, meetings }
      const signs = new Set(meetings.map((one) => Math.sign(goalsFor(pairing, one)[0] - goalsFor(pairing, one)[1])))
      const leagues = new Set(meetings.map((one) => one.league_id))
      const timed = meetings.some(({ has_minutes, goals }) => has_minutes.goals && goals.data.length > 1)
      if (meetings.length >= 6 && signs.size === 3 && leagues.size > 1 && timed) return pairing
    }
  }
  throw new Error('No pair of the week has met often enough')
}

export const tableRows = (page: Page): Locator => page.getByRole('table').locator('tbody tr')

/** Past matches as the table shows them, top to bottom: `16/05/2026 Anderlecht 1–0 Gent`. */
export async function shownRows(page: Page): Promise<string[]> {
  const shown: string[] = []
  for (const row of await tableRows(page).all()) {
    const cell = async (index: number) => wordsOf(row.locator('td').nth(index))
    const pair = / ?([\d?]+) – ([\d?]+)(?: |$)/.exec(await cell(4))
    const date = (await cell(0)).split(' ')[0]
    const name = async (index: number) =>
      (await row.locator('td').nth(index).innerText()).replace(/\s*\([^)]*\)$/, '').trim()
    shown.push(`${date} ${await name(3)} ${pair?.[1]}–${pair?.[2]} ${await name(5)}`)
  }
  return shown
}

/** The same line for a record, with the goals of a half instead where they are given. */
export function rowText(record: HeadToHeadRecord, goals?: readonly [number, number]): string {
  const [local, visitor] = goals ?? [record.scores.localteam_score, record.scores.visitorteam_score]
  const [year, month, date] = record.start_dt.slice(0, 10).split('-')
  return `${date}/${month}/${year} ${record.local_name} ${local}–${visitor} ${record.visitor_name}`
}

/** Goals at half-time as numbers. */
export function halfTime({ scores }: HeadToHeadRecord): [number, number] {
  const [local = Number.NaN, visitor = Number.NaN] = (scores.ht_score ?? '').split('-').map(Number)
  return [local, visitor]
}
