import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { showSearch } from '../../app/search-open.ts'
import styles from './top-bar.module.css'

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
      aria-label={t('nav.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onClick={() => showSearch(true)}
    >
      <IconSearch size={17} aria-hidden="true" />
      <span>{t('nav.search')}</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </button>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  )
}
