import styles from './brand-mark.module.css'

interface BrandMarkProps {
  name: string
  /** The operator's logo; null shows that of the product. */
  logo: { src: string; width: number; height: number; ground: 'any' | 'light' | 'dark' } | null
}

/** A logo this wide has the name in it. */
const WORD_RATIO = 2.5
const HEIGHT = 28
const MAX_WIDTH = 150

/** The logo of the site next to its name. */
export function BrandMark({ name, logo }: BrandMarkProps) {
  if (logo === null) {
    return (
      <>
        <svg
          className="accent"
          width="28"
          height="22"
          viewBox="0 0 28 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <rect x="1.5" y="1.5" width="25" height="19" rx="3.5" />
          <path d="M14 1.5V7m0 8v5.5" />
          <circle cx="14" cy="11" r="4" />
        </svg>
        <span>{name}</span>
      </>
    )
  }
  const ratio = logo.width / logo.height
  const height = Math.min(HEIGHT, MAX_WIDTH / ratio)
  return (
    <>
      <img
        className={styles.logo}
        data-ground={logo.ground}
        src={logo.src}
        alt=""
        width={Math.round(height * ratio)}
        height={Math.round(height)}
      />
      {ratio < WORD_RATIO ? <span>{name}</span> : null}
    </>
  )
}
