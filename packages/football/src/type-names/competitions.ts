import type { TypeName } from './type-name.ts'

export const TRANSFER_NAMES: readonly TypeName[] = [
  { id: 218, code: 'LOAN', en: 'Loan', pt: 'Empréstimo' },
  { id: 219, code: 'TRANSFER', en: 'Transfer', pt: 'Transferência' },
  { id: 220, code: 'FREE_TRANSFER', en: 'Free Transfer', pt: 'Transferência livre' },
  { id: 9688, code: 'END_OF_LOAN', en: 'End of loan', pt: 'Fim de empréstimo' },
]

export const STAGE_NAMES: readonly TypeName[] = [
  { id: 223, code: 'GROUP_STAGE', en: 'Group stage', pt: 'Fase de grupos' },
  { id: 224, code: 'KNOCK_OUT', en: 'Knock-out', pt: 'Eliminatórias' },
  { id: 225, code: 'QUALIFYING', en: 'Qualifying', pt: 'Qualificação' },
]

export const TROPHY_NAMES: readonly TypeName[] = [
  { id: 1, code: 'WINNER', en: 'Winner', pt: 'Vencedor' },
  { id: 2, code: 'RUNNER_UP', en: 'Runner-up', pt: 'Finalista vencido' },
]

/** Parts of a match, as periods and scores name them. */
export const PERIOD_NAMES: readonly TypeName[] = [
  { id: 1, code: '1ST_HALF', en: '1st half', pt: '1.ª parte' },
  { id: 2, code: '2ND_HALF', en: '2nd half', pt: '2.ª parte' },
  { id: 3, code: 'ET', en: 'Extra time', pt: 'Prolongamento' },
  { id: 5, code: 'PENALTY_SHOOTOUT', en: 'Penalty shoot-out', pt: 'Desempate por penáltis' },
  { id: 39, code: 'ET_2ND_HALF', en: '2nd half of extra time', pt: '2.ª parte do prolongamento' },
  { id: 1525, code: 'CURRENT', en: 'Current score', pt: 'Resultado atual' },
  { id: 5314, code: 'ET_1ST_HALF', en: '1st half of extra time', pt: '1.ª parte do prolongamento' },
  { id: 48996, code: '2ND_HALF_ONLY', en: '2nd half alone', pt: 'Só a 2.ª parte' },
]
