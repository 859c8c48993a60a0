import { useEffect } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './match-list.module.css'

/** A star that was just pressed. */
export interface StarChange {
  league_id: number
  league: string
  added: boolean
}

interface FavouriteNoticeProps {
  change: StarChange | null
  onUndo(league_id: number): void
  /** Has to stay the same function: another one starts the time anew. */
  onClose(): void
}

const SHOWN_MS = 5000

/** Says for a moment what the star did, with the way back: the group has just moved or gone from under the pointer. */
export function FavouriteNotice({ change, onUndo, onClose }: FavouriteNoticeProps) {
  const { t } = useTranslation('upcoming')
  useEffect(() => {
    if (!change) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [change, onClose])
  return (
    <div className={styles.notice} role="status">
      {change ? (
        <>
          {t(change.added ? 'star.added' : 'star.removed', { league: change.league })}
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onUndo(change.league_id)
              onClose()
            }}
          >
            {t('star.undo')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
