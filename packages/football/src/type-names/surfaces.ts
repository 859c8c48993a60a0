import type { WordName } from './type-name.ts'

/** Materials of pitches. */
export const SURFACE_NAMES: readonly WordName[] = [
  { code: 'grass', name: 'Grass' },
  { code: 'natural grass', name: 'Natural grass' },
  { code: 'artificial turf', name: 'Artificial turf' },
  { code: 'artificial', name: 'Artificial turf' },
  { code: 'synthetic', name: 'Artificial turf' },
  { code: 'turf', name: 'Artificial turf' },
  { code: 'artificial grass', name: 'Artificial grass' },
  { code: 'hybrid', name: 'Hybrid grass' },
  { code: 'hybrid grass', name: 'Hybrid grass' },
  { code: 'gravel', name: 'Gravel' },
]
