import { setFlagsFromString } from 'node:v8'

/**
 * By how much the heap grows until it is collected, in percent. Drawing pages leaves much behind, and V8 would let a small heap grow fourfold.
 * Filling an empty database leaves more, and collecting it less often saves a twentieth of the processor's time.
 */
const GROWTH = { usual: 50, filling: 120 } as const

export const setHeapGrowth = (when: keyof typeof GROWTH): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH[when]}`)
