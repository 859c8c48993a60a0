import type { TypeName } from './type-name.ts'

export const TRANSFER_NAMES: readonly TypeName[] = [
  { id: 218, code: 'LOAN', name: 'Loan' },
  { id: 219, code: 'TRANSFER', name: 'Transfer' },
  { id: 220, code: 'FREE_TRANSFER', name: 'Free Transfer' },
  { id: 9688, code: 'END_OF_LOAN', name: 'End of loan' },
]

export const STAGE_NAMES: readonly TypeName[] = [
  { id: 223, code: 'GROUP_STAGE', name: 'Group stage' },
  { id: 224, code: 'KNOCK_OUT', name: 'Knock-out' },
  { id: 225, code: 'QUALIFYING', name: 'Qualifying' },
]

export const TROPHY_NAMES: readonly TypeName[] = [
  { id: 1, code: 'WINNER', name: 'Winner' },
  { id: 2, code: 'RUNNER_UP', name: 'Runner-up' },
]

/** Parts of a match, as periods and scores name them. */
export const PERIOD_NAMES: readonly TypeName[] = [
  { id: 1, code: '1ST_HALF', name: '1st half' },
  { id: 2, code: '2ND_HALF', name: '2nd half' },
  { id: 3, code: 'ET', name: 'Extra time' },
  { id: 5, code: 'PENALTY_SHOOTOUT', name: 'Penalty shoot-out' },
  { id: 39, code: 'ET_2ND_HALF', name: '2nd half of extra time' },
  { id: 1525, code: 'CURRENT', name: 'Current score' },
  { id: 5314, code: 'ET_1ST_HALF', name: '1st half of extra time' },
  { id: 48996, code: '2ND_HALF_ONLY', name: '2nd half alone' },
]
