import { useMemo, useSyncExternalStore } from 'react'
import { useSettings } from '../../app/app.ts'
import { store, stored } from '../../app/settings/settings.ts'
import { type Draft, readDraft, realChanges, writeDraft } from './draft.ts'

/** What is chosen and not saved outlives the page, so that leaving it loses nothing. */
const KEY = 'setting_draft'

const NOTHING: Draft = {}
let known: { text: string | null; draft: Draft } = { text: null, draft: NOTHING }
const listeners = new Set<() => void>()

function current(): Draft {
  const text = stored(KEY)
  if (text !== known.text) known = { text, draft: readDraft(text) }
  return known.draft
}

function keep(draft: Draft): void {
  store(KEY, writeDraft(draft))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The general settings as chosen, saved or not. */
export function useDraft() {
  const saved = useSettings()
  const draft = useSyncExternalStore(subscribe, current, () => NOTHING)
  const changes = useMemo(() => realChanges(draft, saved), [draft, saved])
  return {
    chosen: { ...saved, ...changes },
    changes,
    changed: Object.keys(changes).length > 0,
    choose: (change: Draft) => keep(realChanges({ ...changes, ...change }, saved)),
    discard: () => keep(NOTHING),
  }
}
