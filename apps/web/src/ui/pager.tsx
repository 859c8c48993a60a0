import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { Button } from './button.tsx'
import styles from './pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  /** Number of pages when it is known. */
  pages?: number
  hasMore: boolean
  onPage(page: number): void
  busy?: boolean
}

/** Previous and next, with the page in between. Draws nothing when there is only one page. */
export function Pager({ page, pages, hasMore, onPage, busy }: PagerProps) {
  const { t } = useTranslation()
  if (page === 1 && !hasMore) return null
  return (
    <nav className={styles.pager} aria-label={pages ? t('pageOf', { page, pages }) : t('page', { page })}>
      <Button size="small" disabled={page === 1 || busy} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
        {t('previous')}
      </Button>
      <span className={styles.at} aria-live="polite">
        {pages ? t('pageOf', { page, pages }) : t('page', { page })}
      </span>
      <Button size="small" disabled={!hasMore || busy} onClick={() => onPage(page + 1)}>
        {t('next')}
        <IconChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  )
}
