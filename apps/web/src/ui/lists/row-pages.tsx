import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button } from '../controls/button.tsx'
import styles from './row-pages.module.css'
import { usePageTurn } from './use-page-turn.ts'

interface RowPagesProps {
  /** Rows in all. */
  count: number
  perPage: number
  /** From 1; one beyond the last counts as the last. */
  page: number
  onPage(page: number): void
}

/** The page that is really there, from 1, and the rows on it: from the first up to, not including, the second. */
export function rowsOfPage(count: number, perPage: number, page: number): { page: number; from: number; to: number } {
  const there = Math.min(Math.max(page, 1), Math.max(Math.ceil(count / perPage), 1))
  return { page: there, from: (there - 1) * perPage, to: Math.min(there * perPage, count) }
}

/** Moves through the pages of rows that are all here; nothing where one page holds them. */
export function RowPages({ count, perPage, page, onPage }: RowPagesProps) {
  const { t } = useTranslation()
  const { whole } = useNumbers()
  const { nav, turn } = usePageTurn(onPage)
  if (count <= perPage) return null
  const { page: there, from, to } = rowsOfPage(count, perPage, page)
  return (
    <nav className={styles.pages} aria-label={t('rowPages')} ref={nav} tabIndex={-1}>
      <Button size="small" disabled={there === 1} onClick={() => turn(there - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
        {t('previous')}
      </Button>
      <span className="muted text-13 text-centre" aria-live="polite">
        {t('rowRange', { from: whole(from + 1), to: whole(to), all: whole(count) })}
      </span>
      <Button size="small" disabled={to >= count} onClick={() => turn(there + 1)}>
        {t('next')}
        <IconChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  )
}
