import type { StandingScope, TableRulesShown } from '@touchline/contract'
import { formatDay } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { RuleSources } from '../rule-sources.tsx'
import { hasHalved, type LeagueTable, pointsNotes } from './standing.model.ts'
import styles from './table-notes.module.css'
import { useRuleWords } from './use-rule-words.ts'

interface TableNotesProps {
  table: LeagueTable
  scope: StandingScope
  /** Whether the rules are shown here; several tables of a stage share theirs. */
  hasRules: boolean
}

/** Notes on a table: decisions, points carried over, the order of the rules and its sources. */
export function TableNotes({ table, scope, hasRules }: TableNotesProps) {
  const { t } = useTranslation('league')
  const { made } = table
  if (made === null) return null
  const missing = scope === 'first_half' ? made.without_half_time : 0
  return (
    <div className={styles.notes}>
      {scope === 'overall' ? <Decisions table={table} /> : null}
      {missing > 0 ? <p>{t('notes.withoutHalfTime', { count: missing })}</p> : null}
      {scope === 'overall' && !made.explained ? <p>{t('notes.reported')}</p> : null}
      {hasRules ? <RulesNotes table={table} scope={scope} /> : null}
    </div>
  )
}

/** The rules of a table's order. */
export function RulesNotes({ table, scope }: Omit<TableNotesProps, 'hasRules'>) {
  const { t } = useTranslation('league')
  const { made } = table
  if (made === null) return null
  if (scope !== 'overall') return <p>{t('notes.partOrder')}</p>
  return (
    <>
      {hasHalved(table) && made.rules.carry ? (
        <p>
          <b>{t('notes.carried')}</b> {t(`notes.carry.${made.rules.carry}`)}
        </p>
      ) : null}
      {made.rules.shoot_out === null ? null : <p>{t('notes.shootOut', made.rules.shoot_out)}</p>}
      {made.rules.extra_time === null ? null : <p>{t('notes.extraTime', made.rules.extra_time)}</p>}
      {made.sums === null ? null : <p>{t(`notes.sums.${made.sums}`)}</p>}
      {made.rules.split_after === null ? null : <p>{t('notes.split', { count: made.rules.split_after })}</p>}
      <Order rules={made.rules} />
    </>
  )
}

function Decisions({ table }: { table: LeagueTable }) {
  const { t, nameIn } = useTranslation('league')
  const last = table.rows.filter(({ participant_id }) => table.made?.put_last.includes(participant_id))
  const reasonOf = (reason: string | null) =>
    ` (${reason === null ? t('notes.reasons.unknown') : nameIn('league', `notes.reasons.${reason}`, reason)})`
  return (
    <>
      {pointsNotes(table).map(({ letter, team, points, from, reason }) => (
        <p key={`${letter} ${points} ${from}`}>
          <b className="warning">{letter}</b>{' '}
          {t(points < 0 ? 'notes.taken' : 'notes.given', { team, count: Math.abs(points) })}
          {from === null ? '' : ` ${t('notes.on', { day: formatDay(from, 'DD/MM/YYYY') })}`}
          {reasonOf(reason)}.
        </p>
      ))}
      {last.map(({ participant_id, participant }) => (
        <p key={participant_id}>{t('notes.last', { team: participant.name })}</p>
      ))}
    </>
  )
}

function Order({ rules: { order, sources, general, per_match } }: { rules: TableRulesShown }) {
  const { t } = useTranslation('league')
  const words = useRuleWords()
  return (
    <p>
      <b>{t('notes.order')}</b>{' '}
      {[t(per_match ? 'rules.pointsAMatch' : 'rules.points'), ...(order.length > 0 ? [words.order(order)] : [])].join(
        ', ',
      )}
      .{general ? ` ${t('notes.general')}` : null}
      <RuleSources sources={sources} />
    </p>
  )
}
