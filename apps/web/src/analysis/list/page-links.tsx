import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from '../../ui/lists/row-pages.module.css'
import { usePageTurn } from '../../ui/lists/use-page-turn.ts'
import type { ListPages } from './list-pages.ts'

interface PageLinksProps {
  pages: ListPages
  /** Matches on the page. */
  shown: number
  /** The team of the matches. */
  team: string
}

/** Previous leads to older matches and is not there on the oldest page, Next to newer ones and is not there on the newest. */
export function PageLinks({ pages, shown, team }: PageLinksProps) {
  const { page, perPage, found, hasPrevious, hasNext, onPage } = pages
  const { t } = useTranslation('history')
  const { t: common } = useTranslation()
  const { whole } = useNumbers()
  const { nav, turn } = usePageTurn(onPage)
  if (!hasPrevious && !hasNext) return null
  const from = page * perPage + 1
  return (
    <nav className={styles.pages} aria-label={t('pages.label', { team })} ref={nav} tabIndex={-1}>
      {hasPrevious ? (
        <Button
          size="small"
          title={t('pages.older')}
          aria-keyshortcuts="Shift+ArrowLeft"
          onClick={() => turn(page + 1)}
        >
          <IconChevronLeft size={16} aria-hidden="true" />
          {common('previous')}
        </Button>
      ) : (
        <span />
      )}
      <span className="muted text-13" aria-live="polite">
        {t(shown === 1 ? 'pages.one' : 'pages.range', {
          from: whole(from),
          to: whole(from + shown - 1),
          count: whole(found),
        })}
      </span>
      {hasNext ? (
        <Button
          size="small"
          title={t('pages.newer')}
          aria-keyshortcuts="Shift+ArrowRight"
          onClick={() => turn(page - 1)}
        >
          {common('next')}
          <IconChevronRight size={16} aria-hidden="true" />
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}
