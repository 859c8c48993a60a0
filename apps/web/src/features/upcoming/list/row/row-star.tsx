import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import styles from './row-star.module.css'

interface RowStarProps {
  id: number
  /** The two teams. */
  name: string
  followed: boolean
  byTeam: boolean
}

/** The star of a match at the beginning of its row; the list handles the click. */
export function RowStar({ id, name, followed, byTeam }: RowStarProps) {
  const { t } = useTranslation()
  const words = t(followed ? 'follow.remove' : 'follow.add', { name })
  return (
    <button
      type="button"
      className={styles.star}
      data-follow={id}
      data-team={byTeam || undefined}
      aria-pressed={followed}
      aria-label={words}
      title={words}
    />
  )
}
