import { Skeleton } from '../../../ui/states/states.tsx'
import styles from './match-list.module.css'

/** Takes the place of the list while it is read. */
export function LoadingList() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={10} height={56} />
    </div>
  )
}
