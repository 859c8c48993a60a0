import { median } from './figures.ts'

/** What the fixed work took on the machine of 24 November 2026, where limits in seconds were set; docs/measurements.md says how it is known. */
const THAT_DAY_MS = 5.6
const EVERY_MS = 400
const WARM_UPS = 30
const ENTRIES = 6_000

/** Hash tables, texts and garbage, as most of the product's work is. */
function fixedWork(): number {
  const known = new Map<string, { id: number; values: number[] }>()
  for (let at = 0; at < ENTRIES; at++) known.set(`fixture/${(at * 7919) % ENTRIES}`, { id: at, values: [at, at / 3] })
  const copy = JSON.parse(JSON.stringify([...known])) as [string, { id: number }][]
  copy.sort(([one], [other]) => (one < other ? -1 : 1))
  return copy.reduce((sum, [key, { id }]) => sum + key.length * id, 0)
}

/** Milliseconds of processor time: what else wants the processor meanwhile does not count. */
function spentOnWork(): number {
  const before = process.threadCpuUsage()
  fixedWork()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Watches how fast the machine is while something is measured on it: of one kind some are twice as fast as others, and one of them changes
 * from minute to minute.
 * @returns the way to end; it gives the speed: 1 is that of the machine on which limits in seconds were set, 2 twice as fast
 */
export function watchSpeed(): () => number {
  for (let time = 0; time < WARM_UPS; time++) fixedWork()
  const spent = [spentOnWork()]
  const watching = setInterval(() => spent.push(spentOnWork()), EVERY_MS)
  return () => {
    clearInterval(watching)
    return THAT_DAY_MS / median(spent)
  }
}
