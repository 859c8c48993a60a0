import { setFlagsFromString } from 'node:v8'

/**
 * By how much the heap grows until it is collected, in percent. Drawing pages leaves much behind, and V8 would let a small heap grow fourfold;
 * filling an empty database has more to collect, which takes a twentieth of its time less often.
 */
const GROWTH = { usual: 50, filling: 100 } as const

export const setHeapGrowth = (when: keyof typeof GROWTH): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH[when]}`)
