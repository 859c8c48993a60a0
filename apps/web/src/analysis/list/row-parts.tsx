import { Link } from '@tanstack/react-router'
import { type Match, type Side, shortTeamName } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { teamPath } from '../../app/paths.ts'
import { scoreText } from '../head-to-head.model.ts'
import styles from './history-row.module.css'

interface TeamNameProps {
  match: Match
  side: Side
  viewed: number | null
  /** The emphasised side; null for neither. */
  leader: Side | null
}

/** A team of a past match, who had more standing out; the listed team is plain text, every other name leads to its page. */
export function TeamName({ match, side, viewed, leader }: TeamNameProps) {
  const { id, name, shortCode } = match[side]
  const outcome = leader === null ? 'level' : leader === side ? 'won' : 'lost'
  const words = (
    <>
      <span className={styles.fullName}>{name}</span>
      <span className={styles.shortName} aria-hidden="true">
        {shortTeamName(name, shortCode)}
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
  match: Match
  onOpen(referee: { id: number; name: string }): void
}

/** The name leads to the referee's figures; a referee without an id is only named. */
export function Referee({ match: { referee }, onOpen }: RefereeProps) {
  const { id, name } = referee
  if (id === null || name === null) return <span className={styles.words}>{name ?? '?'}</span>
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
export function Marks({ match: { scores } }: { match: Match }) {
  const { t } = useTranslation('history')
  const { halfTime, extraTime, shootOut } = scores
  const [last, kind] = shootOut !== null ? [shootOut, 'shootout' as const] : [extraTime, 'extra' as const]
  const long = [
    extraTime === null ? '' : t('table.extra', { score: scoreText(extraTime) }),
    shootOut === null ? '' : t('table.shootout', { score: scoreText(shootOut) }),
  ]
  const half = halfTime === null ? null : scoreText(halfTime)
  return (
    <span className={styles.marks}>
      <span title={t('table.halfTime', { score: half ?? t('table.unknown') })}>{half ?? '?'}</span>
      {last === null ? null : (
        <span className={styles.mark} title={long.filter(Boolean).join(', ')}>
          {t(`table.${kind}Short`, { score: scoreText(last) })}
        </span>
      )}
    </span>
  )
}
