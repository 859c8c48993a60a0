import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Page } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../button.tsx'
import styles from './page-links.module.css'

interface PageLinksProps {
  page: Pick<Page<unknown>, 'items' | 'page' | 'hasPrevious' | 'hasNext'>
  perPage: number
  found: number
  onPage(page: number): void
}

/** Previous leads to older matches and is not there on the oldest page, Next to newer ones and is not there on the newest. */
export function PageLinks({ page, perPage, found, onPage }: PageLinksProps) {
  const { t } = useTranslation('history')
  const { t: common } = useTranslation()
  if (!page.hasPrevious && !page.hasNext) return null
  const from = page.page * perPage + 1
  const to = from + page.items.length - 1
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {page.hasPrevious ? (
        <Button size="small" title={t('pages.older')} onClick={() => onPage(page.page + 1)}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {common('previous')}
        </Button>
      ) : (
        <span />
      )}
      <span className={styles.range} aria-live="polite">
        {t('pages.range', { from, to, count: found })}
      </span>
      {page.hasNext ? (
        <Button size="small" title={t('pages.newer')} onClick={() => onPage(page.page - 1)}>
          {common('next')}
          <IconChevronRight size={16} aria-hidden="true" />
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
