import type { Side } from '@touchline/football'
import type { CSSProperties, ReactNode } from 'react'
import styles from './pitch-half.module.css'
import { placeInHalf } from './pitch-places.ts'

interface PitchPlayer {
  key: string
  node: ReactNode
}

interface PitchHalfProps {
  /** Side by side the home team plays to the right and the away team to the left. */
  side: Side
  label: string
  /** From the goalkeeper on, each row from the left as seen from behind the team. */
  rows: readonly (readonly PitchPlayer[])[]
}

/**
 * One team in its half of the pitch. Two halves make one pitch: where their container `pitch` is wide they are side by side, on narrow
 * screens each is upright and the team plays upwards.
 */
export function PitchHalf({ side, label, rows }: PitchHalfProps) {
  return (
    <div className={styles.half} data-side={side}>
      <div className={styles.lines} aria-hidden="true">
        <span className={styles.box} />
        <span className={styles.area} />
        <span className={styles.circle} />
      </div>
      <ul className={styles.players} aria-label={label}>
        {rows.flatMap((row, at) =>
          row.map(({ key, node }, index) => {
            const { along, across } = placeInHalf(at, { rows: rows.length, index, players: row.length })
            const style = {
              '--along': along,
              '--across': across,
              '--players': row.length,
              '--rows': rows.length,
            } as CSSProperties
            return (
              <li key={key} className={styles.place} style={style}>
                {node}
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}
