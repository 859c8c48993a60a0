import type { WordName } from './type-name.ts'

/** What a pitch is made of. */
export const SURFACE_NAMES: readonly WordName[] = [
  { code: 'grass', en: 'Grass', pt: 'Relva natural' },
  { code: 'natural grass', en: 'Natural grass', pt: 'Relva natural' },
  { code: 'artificial turf', en: 'Artificial turf', pt: 'Relva sintética' },
  { code: 'artificial', en: 'Artificial turf', pt: 'Relva sintética' },
  { code: 'synthetic', en: 'Artificial turf', pt: 'Relva sintética' },
  { code: 'turf', en: 'Artificial turf', pt: 'Relva sintética' },
  { code: 'artificial grass', en: 'Artificial grass', pt: 'Relva sintética' },
  { code: 'hybrid', en: 'Hybrid grass', pt: 'Relva híbrida' },
  { code: 'hybrid grass', en: 'Hybrid grass', pt: 'Relva híbrida' },
  { code: 'gravel', en: 'Gravel', pt: 'Terra batida' },
]
