import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './wdl-bar.module.css'

interface WdlBarProps {
  win: number
  draw: number
  lost: number
  /** The team whose results these are. */
  team: string
}

/** Won, drawn and lost matches as one bar, each part as wide as its share and with its number and word inside. */
export function WdlBar({ win, draw, lost, team }: WdlBarProps) {
  const { t } = useTranslation('history')
  const parts = [
    { result: 'W', count: win, word: t('won', { count: win }) },
    { result: 'D', count: draw, word: t('drawn', { count: draw }) },
    { result: 'L', count: lost, word: t('lost', { count: lost }) },
  ].filter(({ count }) => count > 0)
  return (
    <div className={styles.bar} role="img" aria-label={t('wdl', { team, win, draw, lost })}>
      {parts.map(({ result, count, word }) => (
        <span key={result} className={styles.part} data-result={result} style={{ flexGrow: count }}>
          <b>{count}</b> {word}
        </span>
      ))}
      {parts.length === 0 ? <span className={styles.part}>?</span> : null}
    </div>
  )
}
