import type { MatchBasics } from '@touchline/contract'
import { type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import type { MaybeCovered } from '../../app/cover/cover.ts'

/** Address of a match's picture for shared links, without the score where that is hidden. */
export function matchPicture(match: Pick<MatchBasics, 'match_id'> & MaybeCovered, language: Language): string {
  const query = new URLSearchParams({
    ...(language !== SOURCE_LANGUAGE && { lang: language }),
    ...(match.under_cover && { scores: '0' }),
  })
  return `/api/images/match/${match.match_id}${query.size === 0 ? '' : `?${query}`}`
}
