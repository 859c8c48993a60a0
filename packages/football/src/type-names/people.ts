import type { TypeName } from './type-name.ts'

/** Positions, and 28 where it is unknown. */
export const POSITION_NAMES: readonly TypeName[] = [
  { id: 24, code: 'GOALKEEPER', en: 'Goalkeeper', pt: 'Guarda-redes' },
  { id: 25, code: 'DEFENDER', en: 'Defender', pt: 'Defesa' },
  { id: 26, code: 'MIDFIELDER', en: 'Midfielder', pt: 'Médio' },
  { id: 27, code: 'ATTACKER', en: 'Attacker', pt: 'Avançado' },
  { id: 28, code: 'UNKNOWN', en: 'Unknown', pt: 'Desconhecida' },
]

export const DETAILED_POSITION_NAMES: readonly TypeName[] = [
  { id: 24, code: 'GOALKEEPER', en: 'Goalkeeper', pt: 'Guarda-redes' },
  { id: 148, code: 'CENTRE_BACK', en: 'Centre-back', pt: 'Defesa central' },
  { id: 149, code: 'DEFENSIVE_MIDFIELD', en: 'Defensive midfielder', pt: 'Médio defensivo' },
  { id: 150, code: 'ATTACKING_MIDFIELD', en: 'Attacking midfielder', pt: 'Médio ofensivo' },
  { id: 151, code: 'CENTRE_FORWARD', en: 'Centre-forward', pt: 'Ponta de lança' },
  { id: 152, code: 'LEFT_WING', en: 'Left winger', pt: 'Extremo esquerdo' },
  { id: 153, code: 'CENTRAL_MIDFIELD', en: 'Central midfielder', pt: 'Médio centro' },
  { id: 154, code: 'RIGHT_BACK', en: 'Right-back', pt: 'Lateral direito' },
  { id: 155, code: 'LEFT_BACK', en: 'Left-back', pt: 'Lateral esquerdo' },
  { id: 156, code: 'RIGHT_WING', en: 'Right winger', pt: 'Extremo direito' },
  { id: 157, code: 'LEFT_MIDFIELD', en: 'Left midfielder', pt: 'Médio esquerdo' },
  { id: 158, code: 'RIGHT_MIDFIELD', en: 'Right midfielder', pt: 'Médio direito' },
  { id: 163, code: 'SECONDARY_STRIKER', en: 'Second striker', pt: 'Segundo avançado' },
]

export const COACH_POSITION_NAMES: readonly TypeName[] = [
  { id: 221, code: 'COACH', en: 'Coach', pt: 'Treinador' },
  { id: 226, code: 'ASSISTANT_COACH', en: 'Assistant Coach', pt: 'Treinador adjunto' },
  { id: 227, code: 'GOALKEEPING_COACH', en: 'Goalkeeping Coach', pt: 'Treinador de guarda-redes' },
  { id: 228, code: 'FORWARD_COACH', en: 'Forward Coach', pt: 'Treinador de avançados' },
  { id: 560, code: 'CARETAKER_MANAGER', en: 'Caretaker Manager', pt: 'Treinador interino' },
]

export const REFEREE_ROLE_NAMES: readonly TypeName[] = [
  { id: 6, code: 'REFEREE', en: 'Referee', pt: 'Árbitro' },
  { id: 7, code: 'REFEREE_TWO', en: '1st assistant referee', pt: '1.º árbitro assistente' },
  { id: 8, code: 'REFEREE_THREE', en: '2nd assistant referee', pt: '2.º árbitro assistente' },
  { id: 9, code: 'REFEREE_FOUR', en: 'Fourth official', pt: 'Quarto árbitro' },
]

/** Part of a player in a fixture's squad. */
export const LINEUP_NAMES: readonly TypeName[] = [
  { id: 11, code: 'LINEUP', en: 'Starting eleven', pt: 'Onze inicial' },
  { id: 12, code: 'BENCH', en: 'Bench', pt: 'Suplentes' },
  { id: 13, code: 'SIDELINED', en: 'Missing', pt: 'Indisponíveis' },
]
