import { useQuery } from '@tanstack/react-query'
import type { MatchBasics } from '@touchline/contract'
import { isOver } from '@touchline/football'
import { useMemo } from 'react'
import { useSettings } from '../../app/app.ts'
import { asOfSearch } from './match.changes.ts'
import type { MatchSearch } from './match.search.ts'
import { basicsQuery } from './match-queries.ts'

/** A finished match with the positions and the coaches from before its kick-off, unless today is chosen. */
export function useAsOf(match: MatchBasics, search: MatchSearch): MatchBasics {
  const before = asOfSearch(search, isOver(match.status)) === 'kickoff'
  const found = useQuery({ ...basicsQuery(match.match_id, useSettings(), 'kickoff'), enabled: before }).data?.[0]
  return useMemo(() => {
    if (!before || found === undefined) return match
    const { local_pos, visitor_pos, local_coach, visitor_coach, local_coach_name, visitor_coach_name } = found
    return { ...match, local_pos, visitor_pos, local_coach, visitor_coach, local_coach_name, visitor_coach_name }
  }, [before, found, match])
}
