import { Link } from '@tanstack/react-router'
import type { HeadToHeadRecord } from '@touchline/contract'
import { shortTeamName } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { teamPath } from '../../../app/paths.ts'
import { dashed, winnerOf } from '../head-to-head.model.ts'
import styles from './history-row.module.css'

interface TeamNameProps {
  record: HeadToHeadRecord
  side: 'local' | 'visitor'
  viewed: number | null
}

/** A team of a past match, the winner standing out; the listed team is plain text, every other name leads to its page. */
export function TeamName({ record, side, viewed }: TeamNameProps) {
  const id = record[`${side}_id`]
  const name = record[`${side}_name`]
  const winner = winnerOf(record)
  const outcome = winner === null ? 'level' : winner === side ? 'won' : 'lost'
  const words = (
    <>
      <span className={styles.fullName}>{name}</span>
      <span className={styles.shortName} aria-hidden="true">
        {shortTeamName(name, record[`${side}_short_code`])}
      </span>
    </>
  )
  return id === viewed ? (
    <span className={styles.name} data-outcome={outcome} title={name}>
      {words}
    </span>
  ) : (
    <Link {...teamPath(id)} className={styles.name} data-outcome={outcome} title={name} preload={false}>
      {words}
    </Link>
  )
}

interface RefereeProps {
  record: HeadToHeadRecord
  onOpen(referee: { id: number; name: string }): void
}

/** The name leads to the referee's figures; a referee without an id is only named. */
export function Referee({ record: { referee_id: id, referee_common_name: name }, onOpen }: RefereeProps) {
  if (id === null || name === null) return <span className={styles.cut}>{name ?? '?'}</span>
  return (
    <button
      type="button"
      className={styles.referee}
      aria-haspopup="dialog"
      title={name}
      onClick={() => onOpen({ id, name })}
    >
      {name}
    </button>
  )
}

/** Half-time score, and where the match went on: extra time, shoot-out. */
export function Marks({ record }: { record: HeadToHeadRecord }) {
  const { t } = useTranslation('history')
  const { ht_score, et_score, ps_score } = record.scores
  const [last, kind] = ps_score !== null ? [ps_score, 'shootout' as const] : [et_score, 'extra' as const]
  const long = [
    et_score === null ? '' : t('table.extra', { score: dashed(et_score) }),
    ps_score === null ? '' : t('table.shootout', { score: dashed(ps_score) }),
  ]
  return (
    <span className={styles.marks}>
      {ht_score === null ? (
        <span title={t('table.halfTime', { score: t('table.unknown') })}>?</span>
      ) : (
        <span title={t('table.halfTime', { score: dashed(ht_score) })}>{dashed(ht_score)}</span>
      )}
      {last === null ? null : (
        <span className={styles.mark} title={long.filter(Boolean).join(', ')}>
          {t(`table.${kind}Short`, { score: dashed(last) })}
        </span>
      )}
    </span>
  )
}
