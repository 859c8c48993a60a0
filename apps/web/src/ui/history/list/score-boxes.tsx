import type { Cards, Result } from '@touchline/football'
import styles from './score-boxes.module.css'

interface ScoreBoxesProps {
  /** Null is unknown and shown as `?`. */
  local: number | null
  visitor: number | null
  /** How the viewed team did, which gives the colour; none without. */
  result: Result | null
}

/** Two numbers side by side in the colour of the viewed team's result. */
export function ScoreBoxes({ local, visitor, result }: ScoreBoxesProps) {
  return (
    <span className={styles.boxes} data-result={result ?? undefined}>
      <span className={styles.box}>{local ?? '?'}</span>
      <span className="visually-hidden">–</span>
      <span className={styles.box}>{visitor ?? '?'}</span>
    </span>
  )
}

interface CardBoxesProps {
  /** −1 is unknown and shown as `?`. */
  yellow: number
  red: number
  /** Names the numbers for screen readers: `2 yellow, 0 red`. */
  label: string
}

/** A side's cards: yellow and red ones on the colour of the card. */
function CardBoxes({ yellow, red, label }: CardBoxesProps) {
  const text = (count: number) => (count < 0 ? '?' : count)
  return (
    <span className={styles.cards}>
      <span className={styles.card} data-card="yellow" data-none={yellow <= 0 || undefined} aria-hidden="true">
        {text(yellow)}
      </span>
      <span className={styles.card} data-card="red" data-none={red <= 0 || undefined} aria-hidden="true">
        {text(red)}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

interface CardPairProps {
  local: Cards
  visitor: Cards
  /** The cards of a side in words. */
  label(cards: Cards): string
}

/** Both sides' cards, the home side's first. */
export function CardPair({ local, visitor, label }: CardPairProps) {
  return (
    <span className={styles.cardPair}>
      <CardBoxes {...local} label={label(local)} />
      <CardBoxes {...visitor} label={label(visitor)} />
    </span>
  )
}
