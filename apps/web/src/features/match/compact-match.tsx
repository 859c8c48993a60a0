import type { MatchBasics } from '@touchline/contract'
import { formatDate, formatTime, isInPlay } from '@touchline/football'
import type { RefObject } from 'react'
import { LiveDot } from '../../ui/controls/chips.tsx'
import { CompactHeader, CompactMinute } from '../../ui/layout/compact-header.tsx'
import { LiveMinute } from '../../ui/match/live-minute.tsx'
import { useZone } from '../../ui/match/use-zone.ts'

interface CompactMatchProps {
  match: MatchBasics
  /** The header it replaces once that has scrolled away. */
  header: RefObject<HTMLElement | null>
}

/** The match in one line, there while its header is out of sight. */
export function CompactMatch({ match, header }: CompactMatchProps) {
  const zone = useZone()
  const { score, status, start_dt, kickoff_known } = match
  return (
    <CompactHeader
      header={header}
      home={{ name: match.local_name, code: match.local_short_code, crest: match.local_logo }}
      away={{ name: match.visitor_name, code: match.visitor_short_code, crest: match.visitor_logo }}
    >
      {score === null
        ? kickoff_known
          ? formatTime(start_dt, zone)
          : formatDate(start_dt, zone, 'DD/MM')
        : `${score.home}–${score.away}`}
      {isInPlay(status) ? (
        <CompactMinute>
          <LiveDot />
          <LiveMinute
            state={status}
            minute={match.minute}
            added={match.added_minute}
            estimated={match.minute_estimated}
          />
        </CompactMinute>
      ) : null}
    </CompactHeader>
  )
}
