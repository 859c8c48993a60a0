import styles from './record.module.css'

/** A figure with the interval it may lie in, where there is one. */
export const Figure = ({ value, interval }: { value: string; interval: string | null }) => (
  <>
    <span className="bright semibold nowrap">{value}</span>{' '}
    {interval === null ? null : <span className={styles.interval}>({interval})</span>}
  </>
)
