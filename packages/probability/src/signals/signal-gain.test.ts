import { expect, test } from 'vitest'
import { logistic } from '../logit.ts'
import { mean } from '../score/scores.ts'
import { type SignalRow, signalGains } from './signal-gain.ts'

/** 0 to 1, the same draws for the same seed. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Yes-or-no matches whose log odds are those of the base plus `strength` times the signal. */
function drawn(count: number, strength: number, seed: number): SignalRow[] {
  const draw = draws(seed)
  return Array.from({ length: count }, () => {
    const [base, signal] = [2 * draw() - 1, 2 * draw() - 1]
    return { base: [1, base], signal, outcome: draw() < logistic(base + strength * signal) ? 1 : 0, cluster: 0 }
  })
}

test('a signal that matters gains, one that does not costs next to nothing', () => {
  const gain = (strength: number) =>
    mean(signalGains('yesOrNo', drawn(5000, strength, 3), drawn(5000, strength, 4)) ?? []) as number
  expect(gain(1)).toBeGreaterThan(0.02)
  expect(Math.abs(gain(0))).toBeLessThan(0.001)
})

test('a signal that is the truth beyond the price is found with three results', () => {
  const draw = draws(11)
  const rows = Array.from({ length: 4000 }, (): SignalRow => {
    const signal = 2 * draw() - 1
    const home = 0.4 + 0.3 * signal
    const at = draw()
    return { base: [1], signal, outcome: at < home ? 0 : at < home + 0.25 ? 1 : 2, cluster: 0 }
  })
  const gains = signalGains('result', rows.slice(0, 2000), rows.slice(2000)) ?? []
  expect(gains).toHaveLength(2000)
  expect(mean(gains)).toBeGreaterThan(0.03)
})

test('without matches to learn from nothing is said', () => {
  expect(signalGains('yesOrNo', [], drawn(3, 0, 1))).toBeNull()
  expect(signalGains('result', [], drawn(3, 0, 1))).toBeNull()
})
