import { useQuery } from '@tanstack/react-query'
import type { Source } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import reading from '../../ui/layout/reading-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import { ADDRESSES, type Credited, SHIPPED } from './credited.ts'
import styles from './credits.module.css'
import { creditsQuery } from './credits-queries.ts'

/** The origins of this site's data, each source credited as it requires. */
export function CreditsPage() {
  const { t } = useTranslation('credits')
  const { data, error, isFetching, refetch } = useQuery(creditsQuery())
  return (
    <article className={reading.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <section className={styles.part}>
        <h2>{t('held')}</h2>
        {data ? (
          <Held sources={data.sources} />
        ) : error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={4} height={48} />
        )}
      </section>
      {data === undefined || data.without_key.length === 0 ? null : (
        <section className={styles.part}>
          <h2>{t('withoutKey')}</h2>
          <p>{t('withoutKeyLead')}</p>
          <Sources of={data.without_key.filter(isCredited)} words="adds" />
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('shipped')}</h2>
        <Sources of={SHIPPED} />
      </section>
    </article>
  )
}

function Held({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('credits')
  const real = sources.filter(isCredited)
  return (
    <>
      {sources.includes('demo') ? <p>{t('invented')}</p> : null}
      {sources.length === 0 ? <p>{t('empty')}</p> : null}
      <Sources of={real} />
    </>
  )
}

const isCredited = (source: Source): source is Exclude<Source, 'demo' | 'operator'> =>
  source !== 'demo' && source !== 'operator'

const isAddable = (source: Credited) => source === 'football-data-org' || source === 'the-odds-api'

/** @param words what the source provides, or would add */
function Sources({ of, words = 'of' }: { of: readonly Credited[]; words?: 'of' | 'adds' }) {
  const { t } = useTranslation('credits')
  if (of.length === 0) return null
  return (
    <ul className={styles.list}>
      {of.map((source) => {
        const { name, url, licence } = ADDRESSES[source]
        return (
          <li key={source}>
            <a href={url} className="link semibold" rel="noopener">
              {name}
            </a>
            {licence ? (
              <a href={licence.url} className={styles.licence} rel="license noopener" title={t('licence')}>
                {licence.name}
              </a>
            ) : null}
            <p>{words === 'adds' && isAddable(source) ? t(`adds.${source}`) : t(`of.${source}`)}</p>
          </li>
        )
      })}
    </ul>
  )
}
