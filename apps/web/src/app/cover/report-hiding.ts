import type { HiddenScoresAnswer } from '@touchline/contract'
import { type HiddenScores, joinHidden } from '@touchline/football'
import { ALERTS_KEY } from '../alerts/alerts-key.ts'
import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { store, stored } from '../settings/settings.ts'
import { wishOf } from './cover.ts'

const NOTHING_HIDDEN: HiddenScores = { everywhere: false, teams: [], matches: [], shown: [], shownUntil: 0 }

/** Key of the server's last answer and its owner; it survives logout, so that the next login knows what was chosen since. */
const ANSWERED = 'hidden_scores_told'

interface Answered {
  owner: string | null
  wish: string
}

/** The server's answer on the hidden scores of an account: null where nothing was ever set. */
export interface HidingAnswer {
  hidden_scores?: HiddenScoresAnswer | null
}

type HidingApp = Pick<App, 'session' | 'settings'>

/**
 * Loads what the account hides, at login and at the start. What was chosen here since the last answer is added to it, or replaces it where
 * nothing else has changed it.
 */
export async function joinHiding(app: HidingApp, { hidden_scores }: HidingAnswer): Promise<void> {
  if (hidden_scores === undefined) return
  const account = hidden_scores === null ? NOTHING_HIDDEN : wishIn(hidden_scores)
  const local = wishOf(app.settings.get())
  const answered = lastAnswered()?.wish ?? asText(NOTHING_HIDDEN)
  if (asText(local) === answered) return keep(app, account)
  if (asText(account) !== answered) await app.settings.set(settingsOf(joinHidden(account, local)))
  await reportHiding(app)
}

/** Tells the server what is hidden where it sends something: to a member, or to the browser of a visitor. @returns whether it did */
export async function reportHiding(app: HidingApp): Promise<boolean> {
  const owner = ownerOf(app)
  const wish = wishOf(app.settings.get())
  const last = lastAnswered()
  const known = last?.owner === owner ? last.wish : asText(NOTHING_HIDDEN)
  if (owner === null || known === asText(wish)) return false
  const body = {
    ...{ key: stored(ALERTS_KEY), everywhere: wish.everywhere, teams: [...wish.teams], shown: [...wish.shown] },
    matches: wish.matches.map(([id]) => id),
    shown_until: wish.shownUntil === 0 ? null : new Date(wish.shownUntil).toISOString(),
  }
  const answer = await callApi('POST /hidden_scores', { body }).catch(() => null)
  if (answer === null) return false
  // A choice that was made meanwhile is sent next.
  if (asText(wishOf(app.settings.get())) === asText(wish)) await keep(app, wishIn(answer))
  return true
}

const ownerOf = ({ session }: HidingApp): string | null =>
  session.token() === null ? stored(ALERTS_KEY) : `member ${session.get().uid}`

async function keep(app: HidingApp, wish: HiddenScores): Promise<void> {
  store(ANSWERED, JSON.stringify({ owner: ownerOf(app), wish: asText(wish) }))
  if (asText(wishOf(app.settings.get())) !== asText(wish)) await app.settings.set(settingsOf(wish))
}

function lastAnswered(): Answered | null {
  try {
    const read: unknown = JSON.parse(stored(ANSWERED) ?? 'null')
    return typeof read === 'object' && read !== null && 'wish' in read ? (read as Answered) : null
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
