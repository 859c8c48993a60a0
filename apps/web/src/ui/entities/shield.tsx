import { luma, shieldColours, textOn } from '@touchline/football'
import styles from './media.module.css'

interface ShieldProps {
  name: string
  colours?: readonly [primary: string, secondary: string] | null | undefined
  size?: number
}

/** A shield from two colours and initials. */
export function Shield({ name, colours, size = 20 }: ShieldProps) {
  const [primary, secondary] = colours ?? shieldColours(name)
  const letters = initials(name)
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 3 4v8.2c0 5 3.8 8.4 9 10.3z" fill={primary} />
      <path d="M12 1.5 21 4v8.2c0 5-3.8 8.4-9 10.3z" fill={primary} />
      <path d="M12 1.5 21 4v8.2c0 5-3.8 8.4-9 10.3z" fill={secondary} opacity=".22" />
      <path
        d="M12 1.5 3 4v8.2c0 5 3.8 8.4 9 10.3 5.2-1.9 9-5.3 9-10.3V4z"
        fill="none"
        stroke="var(--white)"
        strokeOpacity=".16"
      />
      <text
        x="12"
        y={letters.length > 1 ? 14.6 : 15.4}
        textAnchor="middle"
        fontSize={letters.length > 1 ? 8 : 10.5}
        fontWeight="800"
        fill={readable(secondary, primary)}
        stroke={primary}
        strokeWidth="1.6"
        paintOrder="stroke"
      >
        {letters}
      </text>
    </svg>
  )
}

const MIN_DIFFERENCE = 90

/** The second colour for the letters, unless it can hardly be reported from the first. */
function readable(colour: string, ground: string): string {
  return Math.abs((luma(colour) ?? 0) - (luma(ground) ?? 0)) < MIN_DIFFERENCE ? textOn(ground) : colour
}

const SKIPPED = new Set([
  'fc',
  'cf',
  'afc',
  'sc',
  'ac',
  'cd',
  'ud',
  'sl',
  'rc',
  'club',
  'de',
  'do',
  'da',
  'of',
  'the',
  'and',
])

/** One or two letters for a name: FC Porto is P, Manchester United MU. */
export function initials(name: string): string {
  const words = name.split(/[\s\-.&]+/).filter((word) => word !== '')
  const significant = words.filter((word) => !SKIPPED.has(word.toLowerCase()))
  return (significant.length > 0 ? significant : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
