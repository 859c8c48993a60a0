import { ALERTS_KEY } from '../alerts/alerts-key.ts'
import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { languageTexts, loadTexts } from '../i18n/languages.ts'
import { say } from '../notices.ts'
import { stored } from '../settings/settings.ts'
import { type FollowChange, keyOf, nextChange, pending, type Thing } from './follow-changes.ts'
import { type Followable, LIST_OF, toggled } from './follow-lists.ts'
import { reportFollow } from './report-follow.ts'

/** How many teams, matches or players are followed at most. */
const MAX_FOLLOWED = 100

/**
 * Follows or unfollows something, and shows a notice with an undo. Shown at once; a member's change is sent to the account, whose answer is
 * the new list. When that fails the star is reverted and a notice says so.
 */
export async function toggleFollow(app: App, thing: Followable): Promise<void> {
  const { kind, id, name } = thing
  const isAdded = !isFollowed(app, thing)
  const list = toggled(app.settings.get()[LIST_OF[kind]], id)
  if (kind !== 'league' && isAdded && list.length > MAX_FOLLOWED) {
    const t = await textsFor(app)
    return say({ text: t('follow:most', { count: MAX_FOLLOWED }), failed: true })
  }
  const number = app.session.token() === null ? null : nextChange()
  const change = { kind, id, isAdded }
  if (number !== null) pending.set(keyOf(thing), change)
  await app.settings.set({ [LIST_OF[kind]]: list })
  const reporting = number === null ? isAdded || forgetAlerts(change) : reportFollow(app, change, number)
  const t = await textsFor(app)
  const undo = () => void (isFollowed(app, thing) === isAdded && toggleFollow(app, thing))
  const text = t(`follow:${kind === 'league' ? 'favourite' : 'thing'}.${isAdded ? 'added' : 'removed'}`, { name })
  say({ text, action: { label: t('undo'), run: undo } })
  const isStored = await reporting
  if (pending.get(keyOf(thing)) === change) pending.delete(keyOf(thing))
  if (isStored) return
  if (isFollowed(app, thing) === isAdded) {
    await app.settings.set({ [LIST_OF[kind]]: toggled(app.settings.get()[LIST_OF[kind]], id) })
  }
  const again = () => void toggleFollow(app, thing)
  say({ text: t('follow:failed'), failed: true, action: { label: t('retry'), run: again } })
}

/** Drops a visitor's alerts of a thing that is no longer followed; the server does so for members. @returns whether that is stored */
async function forgetAlerts({ kind: thing, id }: FollowChange): Promise<boolean> {
  const key = stored(ALERTS_KEY)
  if (key === null) return true
  const body = { key, thing, id, kinds: [] }
  return callApi('POST /alerts/wish', { body }).then(
    () => true,
    () => false,
  )
}

const isFollowed = ({ settings }: App, { kind, id }: Thing) => settings.get()[LIST_OF[kind]].includes(id)

async function textsFor({ settings }: App) {
  const { language } = settings.get()
  await loadTexts(language, ['follow'])
  return languageTexts(language).t
}
