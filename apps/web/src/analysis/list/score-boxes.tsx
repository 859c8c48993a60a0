import type { Cards, Result } from '@touchline/football'
import styles from './score-boxes.module.css'

interface ScoreBoxesProps {
  /** Null is unknown and shown as `?`. */
  home: number | null
  away: number | null
  /** How the viewed team did, which gives the colour; none without. */
  result: Result | null
}

/** Two numbers side by side in the colour of the viewed team's result. */
export function ScoreBoxes({ home, away, result }: ScoreBoxesProps) {
  return (
    <span className={styles.boxes} data-result={result ?? undefined}>
      <span className={styles.box}>{home ?? '?'}</span>
      <span className="visually-hidden">–</span>
      <span className={styles.box}>{away ?? '?'}</span>
    </span>
  )
}

interface CardBoxesProps extends Cards {
  /** Names the numbers for screen readers: `2 yellow, 0 red`. */
  label: string
}

/** A side's cards: yellow and red ones on the colour of the card. */
function CardBoxes({ yellow, red, label }: CardBoxesProps) {
  return (
    <span className={styles.cards}>
      <span className={styles.card} data-card="yellow" data-none={!yellow || undefined} aria-hidden="true">
        {yellow ?? '?'}
      </span>
      <span className={styles.card} data-card="red" data-none={!red || undefined} aria-hidden="true">
        {red ?? '?'}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

interface CardPairProps {
  home: Cards
  away: Cards
  /** The cards of a side in words. */
  label(cards: Cards): string
}

/** Both sides' cards, the home side's first. */
export function CardPair({ home, away, label }: CardPairProps) {
  return (
    <span className={styles.cardPair}>
      <CardBoxes {...home} label={label(home)} />
      <CardBoxes {...away} label={label(away)} />
    </span>
  )
}
