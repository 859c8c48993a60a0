import { type CardSummary, format2 } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import { signed } from './signed.ts'
import styles from './summary-card.module.css'
import { Facts } from './summary-card.tsx'

interface CardsSummaryProps {
  summary: CardSummary
  listed: number
  part: string
}

/** Averages of yellow and of red cards of the matches listed, from the point of view of the home team. */
export function CardsSummary({ summary, listed, part }: CardsSummaryProps) {
  const { t } = useTranslation('history')
  const { matches } = summary
  const count =
    matches === listed ? t('matches', { count: matches }) : t('matchesOf', { known: matches, count: listed })
  const note = [count, part].filter(Boolean).join(' · ')
  const facts = (diff: number, total: number | null, own: number | null, other: number | null) =>
    [
      [t('cards.average'), format2(total), t('forAgainst', { own: format2(own), other: format2(other) })],
      [t('cards.diff'), signed(diff), ''],
    ] as const
  return (
    <div className={styles.columns}>
      <Card title={t('cards.yellow')} note={note} level={3}>
        <Facts facts={facts(summary.diff_yc, summary.totalYC, summary.homeTotalYC, summary.awayTotalYC)} />
      </Card>
      <Card title={<span title={t('cards.redInfo')}>{t('cards.red')}</span>} note={note} level={3}>
        <Facts facts={facts(summary.diff_rc, summary.totalRC, summary.homeTotalRC, summary.awayTotalRC)} />
      </Card>
    </div>
  )
}
