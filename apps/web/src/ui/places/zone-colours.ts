import type { StandingZone } from '@touchline/contract'

/** Colours of the zones of a table. */
export const ZONE_COLOURS: Record<StandingZone, string> = {
  champions: 'var(--text)',
  champions_league: 'var(--accent)',
  champions_league_qualifying: 'var(--ice)',
  europa_league: 'var(--orange)',
  conference_league: 'var(--teal)',
  title_round: 'var(--accent)',
  europe_round: 'var(--orange)',
  promotion: 'var(--sky)',
  promotion_play_off: 'var(--lilac)',
  relegation_play_off: 'var(--rose)',
  relegation_round: 'var(--rose)',
  relegation: 'var(--loss)',
  other: 'var(--away)',
}
