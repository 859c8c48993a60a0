import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '@touchline/football'
import { SOURCE_LANGUAGE } from '@touchline/messages'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { recordPath } from '../../app/paths.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import reading from '../../ui/layout/reading-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import styles from './numbers.module.css'
import { numbersQuery } from './numbers-queries.ts'
import { SignalTable } from './signal-table.tsx'

/** The parts of the page; a number elsewhere links to the one it is explained in. */
const PARTS = ['price', 'grid', 'own', 'inPlay', 'shares', 'signals', 'record', 'limits', 'sources'] as const
type PartName = (typeof PARTS)[number]

const LIMITS = ['many', 'news', 'leagues', 'cards', 'advice'] as const

/** Works the methods come from. */
const SOURCES = [
  'Clarke, S., Kovalchik, S. & Ingram, M. (2017). Adjusting bookmaker’s odds to allow for overround. American Journal of Sports Science 5(6).',
  'Constantinou, A. & Fenton, N. (2012). Solving the problem of inadequate scoring rules for assessing probabilistic football forecast models. Journal of Quantitative Analysis in Sports 8(1).',
  'Constantinou, A. & Fenton, N. (2013). Determining the level of ability of football teams by dynamic ratings based on the relative discrepancies in scores between adversaries. Journal of Quantitative Analysis in Sports 9(1).',
  'Dixon, M. & Coles, S. (1997). Modelling association football scores and inefficiencies in the football betting market. Applied Statistics 46(2).',
  'Epstein, E. (1969). A scoring system for probability forecasts of ranked categories. Journal of Applied Meteorology 8(6).',
  'Liang, K.-Y. & Zeger, S. (1986). Longitudinal data analysis using generalized linear models. Biometrika 73(1).',
  'Wilson, E. (1927). Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association 22(158).',
]

/** How the numbers of the site are made, how sure they are and where they end. */
export function NumbersPage() {
  const { t } = useTranslation('numbers')
  const { whole } = useNumbers()
  const { data, error, isFetching, refetch } = useQuery(numbersQuery())
  const fact = (content: ReactNode) =>
    error && !data ? (
      <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : data ? (
      content
    ) : (
      <Skeleton lines={8} height={40} />
    )
  const rated = data?.rated ?? null
  return (
    <article className={`${reading.page} ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <nav aria-label={t('contents')}>
        <ul className={styles.contents}>
          {PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="link">
                {t(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Part name="price">
        <p>{t('price.method')}</p>
        <p>{t('price.measured')}</p>
        <p>{t('price.band')}</p>
      </Part>
      <Part name="grid">
        <p>{t('grid.method')}</p>
        <p>{t('grid.nothing')}</p>
      </Part>
      <Part name="own">
        <p>{t('own.method')}</p>
        <p>{t('own.second')}</p>
        {rated === null ? null : (
          <p className={styles.fact}>
            {t('own.rated', {
              matches: whole(rated.matches),
              leagues: whole(rated.leagues),
              from: formatDay(rated.from, 'DD/MM/YYYY'),
              to: formatDay(rated.to, 'DD/MM/YYYY'),
            })}
          </p>
        )}
      </Part>
      <Part name="inPlay">
        <p>{t('inPlay.method')}</p>
        <p>{t('inPlay.measured')}</p>
        <p>{t('inPlay.limits')}</p>
      </Part>
      <Part name="shares">
        <p>{t('shares.past')}</p>
        <p>{t('shares.expected')}</p>
      </Part>
      <Part name="signals">
        <p>{t('signals.method')}</p>
        {fact(data && <SignalTable own={data.signals} />)}
        <p>{t('signals.conclusion')}</p>
      </Part>
      <Part name="record">
        <p>
          {t('record.method')}{' '}
          <Link {...recordPath} className="link">
            {t('record.see')}
          </Link>
        </p>
        <p>{t('record.betting')}</p>
      </Part>
      <Part name="limits">
        <ul className={styles.list}>
          {LIMITS.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
        <p>
          <Link to="/help" className="link">
            {t('limits.help')}
          </Link>
        </p>
      </Part>
      <Part name="sources">
        <p>{t('sources.data')}</p>
        <ul className={styles.list} lang={SOURCE_LANGUAGE}>
          {SOURCES.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Part>
    </article>
  )
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation('numbers')
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.part}>
      <h2 id={`${name}-title`}>{t(`${name}.title`)}</h2>
      {children}
    </section>
  )
}
