import type { MatchBasics } from '@touchline/contract'
import { formatDate, formatTime, isInPlay } from '@touchline/football'
import { type RefObject, useEffect, useState } from 'react'
import { LiveDot } from '../../ui/chips.tsx'
import { Crest } from '../../ui/crest.tsx'
import { useZone } from '../../ui/match-date.tsx'
import styles from './compact-header.module.css'
import { LiveMinute } from './header-middle.tsx'

interface CompactHeaderProps {
  match: MatchBasics
  /** The header it stands for once that has scrolled away. */
  header: RefObject<HTMLElement | null>
}

/** Teams and score in one line under the top bar, there while the header itself is out of sight. A repetition, so silent. */
export function CompactHeader({ match, header }: CompactHeaderProps) {
  const zone = useZone()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!header.current) return
    const watch = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    watch.observe(header.current)
    return () => watch.disconnect()
  }, [header])
  const { score, status, start_dt, kickoff_known } = match
  return (
    <div className={styles.bar} data-shown={shown || undefined} aria-hidden="true">
      <div className={styles.inner}>
        <span className={styles.team}>
          <span className={styles.name}>{match.local_name}</span>
          <Crest name={match.local_name} src={match.local_logo} size={22} />
        </span>
        <b className={styles.middle}>
          {score === null
            ? kickoff_known
              ? formatTime(start_dt, zone)
              : formatDate(start_dt, zone, 'DD/MM')
            : `${score.home}–${score.away}`}
          {isInPlay(status) ? (
            <span className={styles.minute}>
              <LiveDot />
              <LiveMinute match={match} />
            </span>
          ) : null}
        </b>
        <span className={styles.team}>
          <Crest name={match.visitor_name} src={match.visitor_logo} size={22} />
          <span className={styles.name}>{match.visitor_name}</span>
        </span>
      </div>
    </div>
  )
}
