import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Crest } from '../entities/crest.tsx'
import { FittingName } from '../entities/fitting-name.tsx'
import styles from './compact-header.module.css'

interface CompactTeam {
  name: string
  code: string | null
  crest: string
}

interface CompactHeaderProps {
  home: CompactTeam
  away: CompactTeam
  /** Score or kick-off, and the minute. */
  children: ReactNode
  /** The header it replaces once that has scrolled away. */
  header: RefObject<HTMLElement | null>
}

/** Teams and score in one line under the top bar, there while the header itself is out of sight. A repetition, so silent. */
export function CompactHeader({ home, away, children, header }: CompactHeaderProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!header.current) return
    const watch = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watch.observe(header.current)
    return () => watch.disconnect()
  }, [header])
  return (
    <div className={styles.bar} data-shown={shown || undefined} aria-hidden="true">
      <div className={styles.inner}>
        <span className={styles.team}>
          <FittingName name={home.name} code={home.code} />
          <Crest name={home.name} src={home.crest} size={22} />
        </span>
        <b className={styles.middle}>{children}</b>
        <span className={styles.team}>
          <Crest name={away.name} src={away.crest} size={22} />
          <FittingName name={away.name} code={away.code} />
        </span>
      </div>
    </div>
  )
}

interface CompactMinuteProps {
  children: ReactNode
}

/** The minute in the compact header. */
export function CompactMinute({ children }: CompactMinuteProps) {
  return <span className={styles.minute}>{children}</span>
}
