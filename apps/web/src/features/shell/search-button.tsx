import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './top-bar.module.css'

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }))

let open = false
const listeners = new Set<() => void>()

/** Opens or closes the search from anywhere; its code is loaded when it is first opened. */
export function showSearch(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

function useSearchOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
    () => false,
  )
}

/** The search field of the top bar; `/` and Ctrl-K (or Command-K) open it from everywhere but a text field. */
export function SearchButton() {
  const { t } = useTranslation()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const letter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if ((!slash && !letter) || isTyping(event.target)) return
      event.preventDefault()
      showSearch(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('search.prompt')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onClick={() => showSearch(true)}
    >
      <IconSearch size={17} aria-hidden="true" />
      <span>{t('search.prompt')}</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </button>
  )
}

/** The dialog itself, drawn once per page. */
export function Search() {
  const shown = useSearchOpen()
  if (!shown) return null
  return (
    <Suspense>
      <SearchDialog onClose={() => showSearch(false)} />
    </Suspense>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
