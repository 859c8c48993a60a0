/** Numbers drawn from a seed: the same seed gives the same seasons on every machine. */
export interface RandomNumbers {
  /** 0 ≤ x < 1, 32 bits. */
  uniform(): number
  /** Mean 0, standard deviation 1. */
  normal(): number
}

/** Chris Doty-Humphrey's sfc32, whose four words of state keep millions of draws apart; normal ones by Marsaglia's polar method. */
export function randomNumbers(seed: number): RandomNumbers {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = seed | 0
  let counter = 1
  let spare: number | null = null
  const uniform = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  const normal = () => {
    if (spare !== null) {
      const kept = spare
      spare = null
      return kept
    }
    for (;;) {
      const x = 2 * uniform() - 1
      const y = 2 * uniform() - 1
      const square = x * x + y * y
      if (square >= 1 || square === 0) continue
      const factor = Math.sqrt((-2 * Math.log(square)) / square)
      spare = y * factor
      return x * factor
    }
  }
  for (let at = 0; at < 16; at++) uniform()
  return { uniform, normal }
}
