/** One figure of a run. `target` and `met` only where the design sets a target. */
export interface Figure {
  name: string
  value: string
  target?: string
  met?: boolean
}

/** The result of a benchmark: its figures, further tables and sentences that explain them. */
export interface Findings {
  figures: readonly Figure[]
  tables?: readonly { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }[]
  notes?: readonly string[]
}

/** The tools of a benchmark. */
export interface Bench {
  /** Tells the person at the terminal about progress. */
  say(text: string): void
  /** Clean-up that must happen: the run does it in reverse order, also when it is interrupted. */
  undo(step: () => Promise<unknown> | unknown): void
  /** The same at the end of the whole run, for what later benchmarks use too. */
  undoAtEnd(step: () => Promise<unknown> | unknown): void
}

export interface Benchmark {
  name: string
  title: string
  /** The compared things, for the page of measurements. */
  about: string
  run(bench: Bench): Promise<Findings>
}

/** Undoes in reverse order; every step runs, whatever another one throws. */
export function undoing() {
  const steps: (() => Promise<unknown> | unknown)[] = []
  return {
    add: (step: () => Promise<unknown> | unknown) => void steps.push(step),
    all: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step()
        } catch (error) {
          console.error('Tidying up after a benchmark failed:', error)
        }
      }
    },
  }
}
