import { BETTER, countedPairs, type PairRow, type PairSummary, summarise } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { Numbers } from '../../app/numbers.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { ListKind } from '../list/list-kinds.ts'
import { NotKnown } from '../list/not-known.tsx'
import { type Fact, Facts } from './facts.tsx'
import { Figure } from './figure.tsx'
import { ForAgainst } from './for-against.tsx'
import { FormLine } from './form-line.tsx'
import { signed, signed2 } from './signed.ts'
import { rateOf, type SureOf, sureOf } from './summary.model.ts'
import { WdlBar } from './wdl-bar.tsx'

interface SummaryCardProps {
  kind: Exclude<ListKind, { subject: 'cards' }>
  /** Newest first. */
  rows: readonly PairRow[]
  /** Id and name of the team whose results these are. */
  viewed: number
  team: string
  title: string
  /** `first half`, empty for the whole match. */
  part: string
  level?: 2 | 3 | undefined
  /** The matches are of one team: in their order they are its form. */
  ofOneTeam?: boolean
}

/** Results, points and averages of the matches listed, from the point of view of the team, with how sure they are. */
export function SummaryCard({ kind, rows, viewed, team, title, part, level = 3, ofOneTeam = true }: SummaryCardProps) {
  const { t } = useTranslation('history')
  const numbers = useNumbers()
  const summary = summarise(rows, viewed)
  const counts = countedPairs(rows, viewed)
  const sure = sureOf(counts, rows)
  const { matches, win, draw, lost, diff, averages } = summary
  const { subject } = kind
  if (matches === 0) {
    const what = kind.subject === 'stats' ? t(`statistic.${kind.statistic}`) : t(`${kind.subject}.caption`)
    return (
      <Card title={title} note={part} level={level}>
        <NotKnown what={what} />
      </Card>
    )
  }
  const count =
    matches === rows.length ? t('matches', { count: matches }) : t('matchesOf', { known: matches, count: rows.length })
  const points: Fact = {
    label: t('points'),
    value: String(summary.points),
    note: <Figure sure={sure.points}>{t('perMatch', { value: numbers.average(summary.points / matches) })}</Figure>,
  }
  const difference: Fact = {
    label: t(`${subject}.diff`),
    value: signed(diff),
    note: <Figure sure={sure.diff}>{t('perMatch', { value: signed2(averages.diff, numbers) })}</Figure>,
  }
  const rates = kind.subject === 'stats' && kind.statistic === 'penalties'
  const average = averageOf(kind, { pairSummary: summary, sure, label: t(`${subject}.average`), numbers })
  const results = rows.flatMap(({ match: { id, kickoff }, result }) =>
    result === null ? [] : [{ result, id, kickoff }],
  )
  return (
    <Card title={title} note={[count, part].filter(Boolean).join(' · ')} level={level}>
      <WdlBar
        win={win}
        draw={draw}
        lost={lost}
        team={team}
        sense={kind.subject === 'stats' ? BETTER[kind.statistic] : undefined}
      />
      <Facts
        facts={[
          ...(subject === 'stats' ? [] : [points]),
          difference,
          average,
          ...(rates ? [penaltyRate(counts, t('stats.penaltyRate'), numbers)] : []),
        ]}
      />
      {subject === 'stats' || !ofOneTeam || results.length < 2 ? null : <FormLine results={results} />}
    </Card>
  )
}

function averageOf(
  kind: SummaryCardProps['kind'],
  {
    pairSummary: {
      averages: { total, own, opponents },
    },
    sure,
    label,
    numbers: { average },
  }: { pairSummary: PairSummary; sure: SureOf; label: string; numbers: Numbers },
): Fact {
  // Both sides' possession is always the whole.
  const shared = kind.subject === 'stats' && kind.statistic === 'possession'
  return {
    label,
    value: <Figure sure={shared ? sure.own : sure.total}>{average(shared ? own : total)}</Figure>,
    note: <ForAgainst own={average(own)} other={average(opponents)} sureOwn={sure.own} sureOther={sure.other} />,
  }
}

function penaltyRate(counts: readonly { own: number; other: number }[], label: string, { percent }: Numbers): Fact {
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
