/**
 * The product as a separate process whose clock can be set: each message moves its time by a number of milliseconds, as when somebody sets
 * the clock of the machine.
 */
const RealDate = Date
let shift = 0
const shifted = () => RealDate.now() + shift

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(shifted())
    else super(...(given as [number]))
  }
  static override now = shifted
} as DateConstructor

process.on('message', (ms: number) => {
  shift += ms
})
await import('../../apps/server/src/main.ts')
