import { Presets, SingleBar } from 'cli-progress'
import { oneLine } from './printable.ts'

/** Shows how far long work is: a bar on a terminal, a line now and then elsewhere. */
export interface Progress {
  /** The number of finished steps and the name of the last. */
  step(done: number, last: string): void
  end(): void
}

const LINE_EVERY_MS = 5_000

export function showProgress(total: number, unit: string, print: (line: string) => void): Progress {
  return process.stdout.isTTY ? bar(total, unit) : lines(total, unit, print)
}

function bar(total: number, unit: string): Progress {
  const single = new SingleBar(
    { format: `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} to go | {last}`, hideCursor: true },
    Presets.shades_classic,
  )
  single.start(total, 0, { last: '' })
  return { step: (done, last) => single.update(done, { last: oneLine(last) }), end: () => single.stop() }
}

function lines(total: number, unit: string, print: (line: string) => void): Progress {
  let reported = Date.now()
  return {
    step: (done, last) => {
      if (done < total && Date.now() - reported < LINE_EVERY_MS) return
      reported = Date.now()
      print(`${done} of ${total} ${unit}${last === '' ? '' : `, last ${oneLine(last)}`}`)
    },
    end: () => undefined,
  }
}

/** Shows up to which day clubs are rated, now and then. */
export function showRated(print: (line: string) => void): (upTo: string) => void {
  let reported = Date.now()
  return (upTo) => {
    if (Date.now() - reported < LINE_EVERY_MS) return
    reported = Date.now()
    print(`clubs rated up to ${upTo}`)
  }
}
