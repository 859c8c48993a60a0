import { type Sense, worthOf } from '@touchline/football'
import { wilsonInterval } from '@touchline/probability'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import styles from './wdl-bar.module.css'

interface WdlBarProps {
  win: number
  draw: number
  lost: number
  /** The team whose results these are. */
  team: string
  /** Set when counts were compared instead of results, more than the opponent, equal or fewer: which of them is better. */
  sense?: Sense | undefined
}

/** Wins, draws and losses as one bar, each part as wide as its share and with its number and word inside. */
export function WdlBar({ win, draw, lost, team, sense }: WdlBarProps) {
  const { t } = useTranslation('history')
  const { decimals, percent, inPercent } = useNumbers()
  const whole = (share: number) => decimals(share * 100, 0)
  const more = sense !== undefined
  const parts = (
    [
      { result: 'W', count: win, word: more ? t('more') : t('won', { count: win }) },
      { result: 'D', count: draw, word: more ? t('level', { count: draw }) : t('drawn', { count: draw }) },
      { result: 'L', count: lost, word: more ? t('fewer') : t('lost', { count: lost }) },
    ] as const
  ).filter(({ count }) => count > 0)
  const matches = win + draw + lost
  const shareText = (count: number) => {
    const sure = wilsonInterval(count, matches)
    if (sure === null) return undefined
    return `${percent(count / matches)}. ${t('interval', { low: percent(sure.low), high: percent(sure.high), count: matches })}`
  }
  const sure = parts.flatMap((part) => {
    const interval = wilsonInterval(part.count, matches)
    return interval === null ? [] : [{ ...part, ...interval }]
  })
  return (
    <>
      <div className={styles.bar} role="img" aria-label={t(more ? 'moreOrFewer' : 'wdl', { team, win, draw, lost })}>
        {parts.map(({ result, count, word }) => (
          <span
            key={result}
            className={styles.part}
            data-result={worthOf(result, sense ?? 'more') ?? undefined}
            data-compared={sense === 'neither' ? result : undefined}
            style={{ flexGrow: count }}
            title={shareText(count)}
          >
            <b>{count}</b> {word}
          </span>
        ))}
        {parts.length === 0 ? <span className={styles.part}>?</span> : null}
      </div>
      {sure.length === 0 ? null : (
        <p className={styles.shares}>
          {sure.map(({ result, count, word, low, high }) => (
            <span key={result} className="nowrap">
              {word} <b>{inPercent(whole(count / matches))}</b> ({whole(low)}–{whole(high)})
            </span>
          ))}
        </p>
      )}
    </>
  )
}
