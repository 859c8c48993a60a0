import { Link } from '@tanstack/react-router'
import type { ComparedTeams, StandingRow, TableRulesShown } from '@touchline/contract'
import { shortTeamName } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath } from '../../../app/paths.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './place-reason.module.css'
import { type ReasonLine, reasonLines } from './reason.model.ts'
import { useRuleWords } from './use-rule-words.ts'

interface PlaceReasonProps {
  row: StandingRow
  /** All of the table. */
  rows: readonly StandingRow[]
  rules: TableRulesShown
}

/** Why a team has its place among teams with as many points: the rules in order until one decides. */
export function PlaceReason({ row, rows, rules }: PlaceReasonProps) {
  const { t } = useTranslation('league')
  const words = useRuleWords()
  const other = rows.find(({ participant_id }) => participant_id === row.reason?.from_id)
  if (row.reason === null || other === undefined) return null
  const lines = reasonLines(row, other, rules)
  const ordinal = t('common:ordinal', { place: row.position })
  const ahead = row.reason.is_ahead ? row : other
  const isHeadToHead = ({ criterion }: ComparedTeams) => rules.order[criterion]?.kind === 'head-to-head'
  const others = rows.filter(({ participant_id }) =>
    row.reason?.compared.some(
      (one) => isHeadToHead(one) && one.team_ids.length > 2 && one.team_ids.includes(participant_id),
    ),
  )
  const behind = row.reason.is_ahead ? other : row
  const columns: Column<ReasonLine>[] = [
    { name: '#', wide: true, cell: ({ number }) => number ?? '', className: styles.number },
    { name: t('reason.rules'), rowHead: true, className: styles.rule, cell: (line) => words.line(line) },
    {
      ...{ name: row.participant.name, head: <TeamName row={row} />, align: 'right', className: styles.value },
      cell: ({ own }) => own ?? '–',
    },
    {
      ...{ name: other.participant.name, head: <TeamName row={other} />, align: 'right', className: styles.value },
      cell: ({ other: value }) => value ?? '–',
    },
    {
      key: 'verdict',
      name: t('reason.says'),
      className: styles.verdict,
      cell: ({ verdict, kind }) => (
        <>
          {verdict === 'decides' && kind === 'head-to-head' ? <Meetings row={row} /> : null}
          <span className={verdict === 'decides' ? 'accent bold' : undefined}>
            {t(`reason.verdict.${verdict}`, {
              team: shortTeamName(behind.participant.name, behind.participant.short_code),
            })}
          </span>
        </>
      ),
    },
  ]
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>
        {t(`reason.by.${row.reason.by}`, { place: ordinal, team: row.participant.name })}
        {row.playing || other.playing ? <span className="dim text-12">{t('reason.live')}</span> : null}
      </h3>
      <DataTable
        className={styles.table}
        caption={t('reason.caption', { ahead: ahead.participant.name })}
        columns={columns}
        rows={lines}
        keyOf={({ number, kind, part, verdict }, at) => `${number} ${kind} ${part} ${verdict} ${at}`}
        rowProps={({ verdict }) => ({ 'data-verdict': verdict })}
      />
      {others.length > 0 ? (
        <p className="dim text-12">
          {t('reason.among', { teams: others.map((one) => one.participant.name).join(', ') })}
        </p>
      ) : null}
    </div>
  )
}

function TeamName({ row: { participant } }: { row: StandingRow }) {
  return (
    <>
      <span className="wide-only">{participant.name}</span>
      <abbr className="narrow-only" title={participant.name}>
        {shortTeamName(participant.name, participant.short_code)}
      </abbr>
    </>
  )
}

/** The results of the two teams against each other, seen from the row's team. */
function Meetings({ row: { reason, participant_id } }: { row: StandingRow }) {
  const { t } = useTranslation('league')
  return reason?.meetings.map(({ fixture_id, starting_at, home_id, home_goals, away_goals }) => {
    const isHome = home_id === participant_id
    const score = isHome ? `${home_goals}–${away_goals}` : `${away_goals}–${home_goals}`
    const words = t(isHome ? 'reason.atHome' : 'reason.away', { score })
    return fixture_id === null ? (
      <span key={starting_at}>{words}</span>
    ) : (
      <Link key={fixture_id} {...fixturePath(fixture_id)} preload={false} className="link">
        {words}
      </Link>
    )
  })
}
