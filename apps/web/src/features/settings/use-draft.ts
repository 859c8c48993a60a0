import { useMemo } from 'react'
import { useSettings } from '../../app/app.ts'
import { store, stored } from '../../app/settings/settings.ts'
import { createStore, useStore } from '../../app/store.ts'
import { type Draft, readDraft, realChanges, writeDraft } from './draft.ts'

/** Unsaved choices outlive the page, so that leaving it loses nothing. */
const KEY = 'setting_draft'

const NOTHING: Draft = {}

/** The stored text of the draft, also as other tabs write it. */
const text = createStore(typeof window === 'undefined' ? null : stored(KEY), () => {
  const read = () => text.set(stored(KEY))
  read()
  window.addEventListener('storage', read)
  return () => window.removeEventListener('storage', read)
})

function keep(draft: Draft): void {
  store(KEY, writeDraft(draft))
  text.set(stored(KEY))
}

/** The general settings as chosen, saved or not. */
export function useDraft() {
  const saved = useSettings()
  const written = useStore(text, () => null)
  const draft = useMemo(() => readDraft(written), [written])
  const changes = useMemo(() => realChanges(draft, saved), [draft, saved])
  return {
    chosen: { ...saved, ...changes },
    changes,
    changed: Object.keys(changes).length > 0,
    choose: (change: Draft) => keep(realChanges({ ...changes, ...change }, saved)),
    discard: () => keep(NOTHING),
  }
}
