import type { HiddenScoresAnswer } from '@touchline/contract'
import { type HiddenScores, joinHidden, NOTHING_HIDDEN } from '@touchline/football'
import { ALERTS_KEY } from '../alerts/alerts-key.ts'
import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { store, stored } from '../settings/settings.ts'
import { wishOf } from './cover.ts'

/** Key of the server's last answer and its owner; it survives logout, so that the next login knows what was chosen since. */
const ANSWERED = 'hidden_scores_told'

interface Answered {
  owner: string | null
  wish: HiddenScores
}

/** The server's answer on the hidden scores of an account: null where nothing was ever set. */
export interface HidingAnswer {
  hidden_scores?: HiddenScoresAnswer | null
}

type HidingApp = Pick<App, 'session' | 'settings'>

/** The last report: one follows another, so that the newest is stored last. */
let lastReport: Promise<boolean> = Promise.resolve(false)
/** Counts the reports that began and ended. */
let steps = 0

/** Mark of a request for what the account hides: its answer is out of date once the mark has changed. */
export const reportMark = (): number => steps

/** Loads what the account hides, at login and at the start, and adds what was changed here since the last answer. */
export async function joinHiding(app: HidingApp, answer: HidingAnswer, asked = reportMark()): Promise<void> {
  const { hidden_scores } = answer
  if (hidden_scores === undefined || asked !== reportMark()) return
  const account = hidden_scores === null ? NOTHING_HIDDEN : wishIn(hidden_scores)
  const joined = joinHidden(wishOf(app.settings.get()), account, lastAnswered()?.wish)
  keepAnswer(app, account)
  await take(app, joined)
  await reportHiding(app)
}

/** Tells the server what is hidden where it sends something: to a member, or to the browser of a visitor. @returns whether it did */
export function reportHiding(app: HidingApp): Promise<boolean> {
  lastReport = lastReport.then(() => report(app))
  return lastReport
}

async function report(app: HidingApp): Promise<boolean> {
  const owner = ownerOf(app)
  const wish = wishOf(app.settings.get())
  const last = lastAnswered()
  const known = last?.owner === owner ? last.wish : NOTHING_HIDDEN
  if (owner === null || asText(known) === asText(wish)) return false
  const body = {
    ...{ key: stored(ALERTS_KEY), everywhere: wish.everywhere, teams: [...wish.teams], shown: [...wish.shown] },
    matches: wish.matches.map(([id]) => id),
    shown_until: wish.shownUntil === 0 ? null : new Date(wish.shownUntil).toISOString(),
  }
  steps += 1
  const answer = await callApi('POST /hidden_scores', { body }).catch(() => null)
  steps += 1
  if (answer === null) return false
  keepAnswer(app, wishIn(answer))
  // A choice that was made meanwhile is sent next.
  if (asText(wishOf(app.settings.get())) === asText(wish)) await take(app, wishIn(answer))
  return true
}

const ownerOf = ({ session }: HidingApp): string | null =>
  session.token() === null ? stored(ALERTS_KEY) : `member ${session.get().uid}`

const keepAnswer = (app: HidingApp, wish: HiddenScores): void =>
  store(ANSWERED, JSON.stringify({ owner: ownerOf(app), wish } satisfies Answered))

async function take({ settings }: HidingApp, wish: HiddenScores): Promise<void> {
  if (asText(wishOf(settings.get())) !== asText(wish)) await settings.set(settingsOf(wish))
}

function lastAnswered(): Answered | null {
  try {
    const read = JSON.parse(stored(ANSWERED) ?? 'null') as Partial<Answered> | null
    return typeof read?.wish === 'object' ? (read as Answered) : null
  } catch {
    return null
  }
}

const asText = ({ everywhere, teams, matches, shown, shownUntil }: HiddenScores): string =>
  JSON.stringify([everywhere, teams, matches, shown, shownUntil])

const wishIn = ({ everywhere, teams, matches, shown, shown_until }: HiddenScoresAnswer): HiddenScores => ({
  ...{ everywhere, teams, shown, shownUntil: shown_until === null ? 0 : Date.parse(shown_until) },
  matches: matches.map(({ id, home, away }) => [id, home, away] as const),
})

const settingsOf = ({ everywhere, teams, matches, shown, shownUntil }: HiddenScores) => ({
  ...{ hide_scores: everywhere ? (1 as const) : (0 as const), hidden_team: [...teams], hidden_match: [...matches] },
  ...{ shown_match: [...shown], shown_until: shownUntil },
})
