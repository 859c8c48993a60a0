import { IconChevronDown } from '@tabler/icons-react'
import type { MatchBasics } from '@touchline/contract'
import { useId } from 'react'
import { ForMembers } from '../../../analysis/for-members.tsx'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { usePrices } from '../../../app/site.ts'
import styles from './forecast-card.module.css'

const ForecastPart = lazyPart(() => import('./forecast-part.tsx'), 'ForecastPart')

interface ForecastCardProps {
  match: MatchBasics
  open: boolean
  onToggle(): void
}

/** The forecast of the match for subscribers, folded away until opened; only then it is read. */
export function ForecastCard({ match, open, onToggle }: ForecastCardProps) {
  const { t } = useTranslation('match')
  const body = useId()
  return (
    <section className={styles.card} aria-label={t('forecast.title')}>
      <header className={styles.head}>
        <h2 className="text-14 semibold">
          <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={body} onClick={onToggle}>
            <IconChevronDown size={16} stroke={2.2} className={styles.arrow} aria-hidden="true" />
            {t('forecast.title')}
          </button>
        </h2>
        <p className="muted text-12">{t(usePrices() ? 'forecast.about' : 'forecast.aboutPlain')}</p>
      </header>
      <div id={body} hidden={!open} className={styles.body}>
        {open ? (
          <ForMembers>
            <ForecastPart match={match} />
          </ForMembers>
        ) : null}
      </div>
    </section>
  )
}
