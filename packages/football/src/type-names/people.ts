import type { TypeName } from './type-name.ts'

/** Positions, and 28 where it is unknown. */
export const POSITION_NAMES: readonly TypeName[] = [
  { id: 24, code: 'GOALKEEPER', name: 'Goalkeeper' },
  { id: 25, code: 'DEFENDER', name: 'Defender' },
  { id: 26, code: 'MIDFIELDER', name: 'Midfielder' },
  { id: 27, code: 'ATTACKER', name: 'Attacker' },
  { id: 28, code: 'UNKNOWN', name: 'Unknown' },
]

export const DETAILED_POSITION_NAMES: readonly TypeName[] = [
  { id: 24, code: 'GOALKEEPER', name: 'Goalkeeper' },
  { id: 148, code: 'CENTRE_BACK', name: 'Centre-back' },
  { id: 149, code: 'DEFENSIVE_MIDFIELD', name: 'Defensive midfielder' },
  { id: 150, code: 'ATTACKING_MIDFIELD', name: 'Attacking midfielder' },
  { id: 151, code: 'CENTRE_FORWARD', name: 'Centre-forward' },
  { id: 152, code: 'LEFT_WING', name: 'Left winger' },
  { id: 153, code: 'CENTRAL_MIDFIELD', name: 'Central midfielder' },
  { id: 154, code: 'RIGHT_BACK', name: 'Right-back' },
  { id: 155, code: 'LEFT_BACK', name: 'Left-back' },
  { id: 156, code: 'RIGHT_WING', name: 'Right winger' },
  { id: 157, code: 'LEFT_MIDFIELD', name: 'Left midfielder' },
  { id: 158, code: 'RIGHT_MIDFIELD', name: 'Right midfielder' },
  { id: 163, code: 'SECONDARY_STRIKER', name: 'Second striker' },
]

export const COACH_POSITION_NAMES: readonly TypeName[] = [
  { id: 221, code: 'COACH', name: 'Coach' },
  { id: 226, code: 'ASSISTANT_COACH', name: 'Assistant Coach' },
  { id: 227, code: 'GOALKEEPING_COACH', name: 'Goalkeeping Coach' },
  { id: 228, code: 'FORWARD_COACH', name: 'Forward Coach' },
  { id: 560, code: 'CARETAKER_MANAGER', name: 'Caretaker Manager' },
]

export const REFEREE_ROLE_NAMES: readonly TypeName[] = [
  { id: 6, code: 'REFEREE', name: 'Referee' },
  { id: 7, code: 'REFEREE_TWO', name: '1st assistant referee' },
  { id: 8, code: 'REFEREE_THREE', name: '2nd assistant referee' },
  { id: 9, code: 'REFEREE_FOUR', name: 'Fourth official' },
]

/** Part of a player in a fixture's squad. */
export const LINEUP_NAMES: readonly TypeName[] = [
  { id: 11, code: 'LINEUP', name: 'Starting eleven' },
  { id: 12, code: 'BENCH', name: 'Bench' },
  { id: 13, code: 'SIDELINED', name: 'Missing' },
]
