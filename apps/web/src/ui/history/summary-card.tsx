import { format2, type PairRow, summarise } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import { type Fact, Facts } from './facts.tsx'
import { Figure } from './figure.tsx'
import { ForAgainst } from './for-against.tsx'
import { FormLine } from './form-line.tsx'
import type { ListKind } from './list-kinds.ts'
import { signed, signed2 } from './signed.ts'
import { countedPairs, percent, rateOf, type SureOf, sureOf } from './summary.model.ts'
import { WdlBar } from './wdl-bar.tsx'

interface SummaryCardProps {
  kind: Exclude<ListKind, { subject: 'cards' }>
  /** Newest first. */
  rows: readonly PairRow<{ local_id: number }>[]
  /** Id and name of the team whose results these are. */
  viewed: number
  team: string
  title: string
  /** `first half`, empty for the whole match. */
  part: string
  level?: 2 | 3 | undefined
}

/** Results, points and averages of the matches listed, from the point of view of the team, with how sure they are. */
export function SummaryCard({ kind, rows, viewed, team, title, part, level = 3 }: SummaryCardProps) {
  const { t } = useTranslation('history')
  const summary = summarise(rows, viewed)
  const counts = countedPairs(rows, viewed)
  const sure = sureOf(counts, rows)
  const { matches, win, draw, lost, diff, diff_av } = summary
  const count =
    matches === rows.length ? t('matches', { count: matches }) : t('matchesOf', { known: matches, count: rows.length })
  const { subject } = kind
  const points: Fact = {
    label: t('points'),
    value: matches === 0 ? '?' : String(summary.points),
    note: (
      <Figure sure={sure.points}>
        {t('perMatch', { value: format2(matches === 0 ? null : summary.points / matches) })}
      </Figure>
    ),
  }
  const difference: Fact = {
    label: t(`${subject}.diff`),
    value: signed(matches === 0 ? null : diff),
    note: <Figure sure={sure.diff}>{t('perMatch', { value: signed2(diff_av) })}</Figure>,
  }
  const rates = kind.subject === 'stats' && kind.statistic === 'penalties'
  const average = averageOf(kind, summary, sure, t(`${subject}.average`))
  const results = rows.flatMap(({ result }) => (result === null ? [] : [result]))
  return (
    <Card title={title} note={[count, part].filter(Boolean).join(' · ')} level={level}>
      <WdlBar win={win} draw={draw} lost={lost} team={team} more={subject === 'stats'} />
      <Facts
        facts={[
          ...(subject === 'stats' ? [] : [points]),
          difference,
          average,
          ...(rates ? [penaltyRate(counts, t('stats.penaltyRate'))] : []),
        ]}
      />
      {subject === 'stats' || results.length < 2 ? null : <FormLine results={results} />}
    </Card>
  )
}

function averageOf(
  kind: SummaryCardProps['kind'],
  { totalAvg, homeTotalAvg, awayTotalAvg }: ReturnType<typeof summarise>,
  sure: SureOf,
  label: string,
): Fact {
  // Both sides' possession is always the whole.
  const shared = kind.subject === 'stats' && kind.statistic === 'possession'
  return {
    label,
    value: <Figure sure={shared ? sure.own : sure.total}>{format2(shared ? homeTotalAvg : totalAvg)}</Figure>,
    note: (
      <ForAgainst own={format2(homeTotalAvg)} other={format2(awayTotalAvg)} sureOwn={sure.own} sureOther={sure.other} />
    ),
  }
}

function penaltyRate(counts: readonly { own: number; other: number }[], label: string): Fact {
  const [any, own, other] = [
    rateOf(counts.map((one) => one.own + one.other)),
    rateOf(counts.map((one) => one.own)),
    rateOf(counts.map((one) => one.other)),
  ]
  return {
    label,
    value: (
      <Figure sure={any?.sure ?? null} share>
        {percent(any?.share ?? null)}
      </Figure>
    ),
    note: (
      <ForAgainst
        own={percent(own?.share ?? null)}
        other={percent(other?.share ?? null)}
        sureOwn={own?.sure ?? null}
        sureOther={other?.sure ?? null}
        share
      />
    ),
  }
}
