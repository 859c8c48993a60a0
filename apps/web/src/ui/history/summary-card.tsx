import { format2, type PairSummary } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import { signed, signed2 } from './signed.ts'
import styles from './summary-card.module.css'
import { WdlBar } from './wdl-bar.tsx'

interface SummaryCardProps {
  summary: PairSummary
  subject: 'goals' | 'corners'
  team: string
  opponent: string
  /** Matches in the list; more than the sums rest on where some are unknown. */
  listed: number
  /** `first half`, empty for the whole match. */
  part: string
}

/** Results, points and averages of the matches listed, from the point of view of the team. */
export function SummaryCard({ summary, subject, team, opponent, listed, part }: SummaryCardProps) {
  const { t } = useTranslation('history')
  const { matches, points, win, draw, lost, diff, diff_av, totalAvg, homeTotalAvg, awayTotalAvg } = summary
  const count =
    matches === listed ? t('matches', { count: matches }) : t('matchesOf', { known: matches, count: listed })
  const perMatch = (value: string) => t('perMatch', { value })
  const facts = [
    [t('points'), String(points), perMatch(format2(matches === 0 ? null : points / matches))],
    [t(`${subject}.diff`), signed(diff), perMatch(signed2(diff_av))],
    [
      t(`${subject}.average`),
      format2(totalAvg),
      t('forAgainst', { own: format2(homeTotalAvg), other: format2(awayTotalAvg) }),
    ],
  ] as const
  return (
    <Card title={t('against', { team, opponent })} note={[count, part].filter(Boolean).join(' · ')} level={3}>
      <WdlBar win={win} draw={draw} lost={lost} team={team} />
      <Facts facts={facts} />
    </Card>
  )
}

/** Rows of label, value and the same value seen another way. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string, note: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
