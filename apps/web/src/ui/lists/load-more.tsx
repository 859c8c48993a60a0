import { useEffect, useRef } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import styles from './load-more.module.css'

interface LoadMoreProps {
  /** The next page is on its way. */
  busy: boolean
  onMore(): void
  /** False at the end of the list: a text replaces the button. */
  more?: boolean
  /** Rows in sight. */
  shown?: number
  /** The next page could not be read; shown rows stay, and a click tries again. */
  failed?: boolean
}

/** The foot of a growing list: loads the next page, shows how many rows there are and when they are all. */
export function LoadMore({ busy, onMore, more = true, shown, failed = false }: LoadMoreProps) {
  const { t } = useTranslation()
  const foot = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // The button is locked while it loads and gone at the end of the list: the focus stays at this place.
  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    const lost = document.activeElement === document.body || document.activeElement === foot.current
    if (lost) (foot.current?.querySelector('button') ?? foot.current)?.focus({ preventScroll: true })
  })
  return (
    <div className={styles.foot} ref={foot} tabIndex={-1}>
      {failed && !busy ? (
        <p className={styles.failed} role="alert">
          {t('loadMoreFailed')}
        </p>
      ) : null}
      {more ? (
        <Button
          busy={busy}
          onClick={() => {
            pressed.current = true
            foot.current?.focus({ preventScroll: true })
            onMore()
          }}
        >
          {t(failed && !busy ? 'retry' : 'loadMore')}
        </Button>
      ) : null}
      {shown === undefined ? null : (
        <p className="muted text-13 tabular" role="status">
          {t(more ? 'listShown' : 'listEnd', { count: shown })}
        </p>
      )}
    </div>
  )
}
