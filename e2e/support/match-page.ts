import { expect, type Locator, type Page } from '@playwright/test'
import type { PastMatch } from '../../packages/contract/src/index.ts'
import {
  api,
  type HeadToHeadRecord,
  type MatchBasics,
  matchesOn,
  meetingsOf,
  nextDay,
  type UpcomingMatch,
} from './api.ts'
import { wordsOfEach } from './home-page.ts'
import { isInFull } from './places.ts'

export { addressOf } from './api.ts'

export interface Pairing {
  match: UpcomingMatch
  /** Newest first. */
  meetings: HeadToHeadRecord[]
}

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

/** The first pair of the week after `day` whose meetings are as wanted. */
async function pairingOf(url: string, day: string, fits: (pairing: Pairing) => boolean): Promise<Pairing> {
  for (let ahead = 0, at = day; ahead < 7; ahead++, at = nextDay(at)) {
    for (const match of await matchesOn(url, at)) {
      const pairing = { match, meetings: await meetingsOf(url, match) }
      if (fits(pairing)) return pairing
    }
  }
  throw new Error('No pair of the week has met so')
}

/** A pair of the week after `day` that has won, drawn and lost against each other, in two competitions, some with minutes. */
export const richPairing = (url: string, day: string): Promise<Pairing> =>
  pairingOf(url, day, (pairing) => {
    const { meetings } = pairing
    const signs = new Set(meetings.map((one) => Math.sign(goalsFor(pairing, one)[0] - goalsFor(pairing, one)[1])))
    const leagues = new Set(meetings.map((one) => one.league_id))
    const timed = meetings.some(({ has_minutes, goals }) => has_minutes.goals && goals.data.length > 1)
    return meetings.length >= 5 && signs.size === 3 && leagues.size > 1 && timed
  })

/** A pair of the week after `day` in a league reported in full: with a referee, and last matches by the minute. */
export const fullPairing = (url: string, day: string): Promise<Pairing> =>
  pairingOf(url, day, ({ match, meetings }) => isInFull(match) && meetings.length >= 4)

/** Teams meet for the second time this season: the first time was reported in full. */
const SECOND_LEGS_FROM = '2027-01-16'

/** A pair that has met with corners and cards by the minute, and without. */
export const timedPairing = (url: string): Promise<Pairing> =>
  pairingOf(url, SECOND_LEGS_FROM, ({ meetings }) => {
    const isTimed = ({ has_minutes, corners, cards }: HeadToHeadRecord) =>
      has_minutes.corners && has_minutes.cards && corners.data.length > 1 && cards.data.length > 1
    return meetings.some(isTimed) && meetings.some(({ has_minutes }) => !has_minutes.corners && !has_minutes.cards)
  })

/** Opens what phones fold to one line, once the page answers to presses. */
export async function unfold(page: Page, title: string): Promise<void> {
  const toggle = page.getByRole('button', { expanded: false }).filter({ hasText: title }).first()
  const open = page.getByRole('button', { expanded: true }).filter({ hasText: title }).first()
  await expect(async () => {
    if (await toggle.isVisible()) await toggle.click()
    await expect(open).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Phones show the lists of one team at a time. */
export async function showTeam(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Team shown' }).getByText(name, { exact: true }).click()
}

/** The visible text of a place, in one line; explanations on hover or focus are left out. */
export const seenWords = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/g, ' ')

/** The page, or the part of it that holds one list. */
type Place = Pick<Page | Locator, 'getByRole'>

/** All tables except the hit rates. */
export const tableRows = (page: Place): Locator =>
  page
    .getByRole('table')
    .filter({ hasNotText: /How often it happened|Quantas vezes aconteceu/ })
    .locator('tbody tr')

/** Rounds have a column where a match of the list has one. */
const hasRounds = async (page: Place): Promise<boolean> =>
  (await page.getByRole('table').locator('thead').locator('[title="Round"], [title="Jornada"]').count()) > 0

/**
 * Past matches as the table shows them, top to bottom: `16/05/2026 Anderlecht 1–0 Gent`. Asked column by column: to ask cell by cell
 * keeps the browser busy for seconds.
 */
export async function shownRows(page: Place): Promise<string[]> {
  const pair = (await hasRounds(page)) ? 4 : 3
  const column = (index: number) => tableRows(page).locator(`td:nth-of-type(${index + 1})`)
  const names = async (index: number) =>
    (await column(index).allInnerTexts()).map((text) => text.replace(/\s*\([^)]*\)$/, '').trim())
  const [dates, homes, scores, aways] = await Promise.all([
    wordsOfEach(column(0)),
    names(pair - 1),
    wordsOfEach(column(pair)),
    names(pair + 1),
  ])
  return dates.map((date, row) => {
    const numbers = / ?([\d?]+) – ([\d?]+)(?: |$)/.exec(scores[row] ?? '')
    return `${date.split(' ')[0]} ${homes[row]} ${numbers?.[1]}–${numbers?.[2]} ${aways[row]}`
  })
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

/** The same line for a past match of a team, in the requested half. */
export const pastRowText = (match: PastMatch): string =>
  rowText(
    { ...match, start_dt: match.date } as unknown as HeadToHeadRecord,
    match.local_score === null || match.visitor_score === null ? undefined : [match.local_score, match.visitor_score],
  )

/** One team's list among those of the page. */
export const listOf = (page: Page, team: string, view = 'last matches'): Locator =>
  page.getByRole('region', { name: `${team}: ${view}` })

/** Waits for the rows of a list. Rows that are about to go must not be read: first their number, then their text. */
export async function untilRows(place: Place, expected: readonly string[]): Promise<void> {
  await expect(tableRows(place)).toHaveCount(expected.length)
  await expect.poll(() => shownRows(place)).toEqual(expected)
}
