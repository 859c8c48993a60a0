import { shortTeamName } from '@touchline/football'
import styles from './fitting-name.module.css'

/** A team's whole name where it fits, its short code where it does not; never a part of a name. */
export function FittingName({ name, code }: { name: string; code: string | null }) {
  return (
    <span className={styles.place} title={name}>
      <span className={styles.lines}>
        <span className="rigid">{name}</span>
        <span className={styles.short} aria-hidden="true">
          {shortTeamName(name, code)}
        </span>
      </span>
    </span>
  )
}
