import styles from './share-bar.module.css'

/** A thin bar as long as its share of the largest; hidden from screen readers. */
export function ShareBar({ of, most, className }: { of: number; most: number; className: string | undefined }) {
  return (
    <span className={`${styles.track} ${className ?? ''}`} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${(100 * of) / most}%` }} />
    </span>
  )
}
