import { useQuery } from '@tanstack/react-query'
import type { LegalPage as Page } from '@touchline/contract'
import { formatDay } from '@touchline/football'
import type { ReactNode } from 'react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { LegalText } from '../../ui/layout/legal-text.tsx'
import reading from '../../ui/layout/reading-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import styles from './legal.module.css'
import { legalQuery } from './load.ts'

interface LegalPageProps {
  page: Page
  /** Choices of the page, below its text. */
  children?: ReactNode
}

/** A legal text with its day; says when the operator has not put in an own one. */
export function LegalPage({ page, children }: LegalPageProps) {
  const { t } = useTranslation('legal')
  const language = useSetting('language')
  const { data, error, isFetching, refetch } = useQuery(legalQuery(page, language))
  if (!data) {
    return (
      <article className={reading.page}>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} height={36} />
        )}
      </article>
    )
  }
  return (
    <article className={reading.page}>
      <header>
        <h1 lang={data.language}>{data.title}</h1>
        <p className={styles.version}>
          <time dateTime={data.version}>{t('version', { date: formatDay(data.version, 'DD/MM/YYYY') })}</time>
        </p>
      </header>
      {data.own ? null : <p className={styles.notice}>{t('starting')}</p>}
      {data.language === language ? null : <p className={styles.notice}>{t('otherLanguage')}</p>}
      <div className={styles.text}>
        <LegalText html={data.html} language={data.language} />
      </div>
      {children}
    </article>
  )
}
