import { type HiddenMatch, MAX_HIDDEN } from '@touchline/football'
import { now } from '../clock.ts'
import type { SettingsStore } from '../settings/settings.ts'

/** Functions that hide and uncover scores. */
export function hidingOf(settings: Pick<SettingsStore, 'get' | 'set'>) {
  const without = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter((one) => !is(one))
  return {
    showMatch: (id: number) => {
      const { shown_match } = settings.get()
      void settings.set({ shown_match: [...without(shown_match, (one) => one === id), id].slice(-MAX_HIDDEN.shown) })
    },
    /** Covers a match that was uncovered alone, or names it. */
    hideMatch: (match: HiddenMatch) => {
      const { shown_match, hidden_match } = settings.get()
      void settings.set({
        shown_match: without(shown_match, (one) => one === match[0]),
        hidden_match: [...without(hidden_match, ([id]) => id === match[0]), match].slice(-MAX_HIDDEN.matches),
      })
    },
    toggleTeam: (id: number) => {
      const { hidden_team } = settings.get()
      const others = without(hidden_team, (one) => one === id)
      void settings.set({
        hidden_team: others.length < hidden_team.length ? others : [...others, id].slice(-MAX_HIDDEN.teams),
      })
    },
    hideAll: () => void settings.set({ hide_scores: 1, shown_match: [], shown_until: 0 }),
    stopHiding: () => void settings.set({ hide_scores: 0, hidden_team: [], hidden_match: [], shown_match: [] }),
    /** Uncovers matches that have kicked off; later ones stay hidden. @param covered matches some of which may have begun early */
    showAll: (covered: readonly { match_id: number; start_dt: string }[] = []) => {
      const shown_until = Math.round(now())
      const early = covered.filter(({ start_dt }) => Date.parse(start_dt) > shown_until)
      void settings.set({ shown_until, shown_match: early.map(({ match_id }) => match_id), hidden_match: [] })
    },
  }
}
