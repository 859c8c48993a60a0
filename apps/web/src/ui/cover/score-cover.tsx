import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { HiddenMatch } from '@touchline/football'
import { useApp } from '../../app/app.ts'
import { pressCover } from '../../app/cover/press-cover.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './score-cover.module.css'

interface ScoreCoverProps {
  id: number
  home: string
  away: string
  size?: 'row' | 'head' | 'line'
}

/** Shown in place of a hidden score; a click uncovers it. */
export function ScoreCover({ id, home, away, size = 'row' }: ScoreCoverProps) {
  const { t } = useTranslation()
  const app = useApp()
  const words = t('cover.show', { home, away })
  return (
    <button
      type="button"
      className={styles.cover}
      data-size={size}
      aria-label={words}
      title={words}
      onClick={() => void pressCover(app, id)}
    >
      <IconEye size={size === 'head' ? 26 : 16} stroke={1.8} aria-hidden="true" />
    </button>
  )
}

interface CoverAgainProps {
  match: HiddenMatch
  home: string
  away: string
}

/** Covers a score again that was uncovered alone. */
export function CoverAgain({ match, home, away }: CoverAgainProps) {
  const { t } = useTranslation()
  const app = useApp()
  return (
    <button
      type="button"
      className={styles.again}
      aria-label={t('cover.hideOf', { home, away })}
      onClick={() => void pressCover(app, match)}
    >
      <IconEyeOff size={15} stroke={1.8} aria-hidden="true" />
      {t('cover.hide')}
    </button>
  )
}
