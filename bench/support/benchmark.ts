/** One figure of a run. `target` and `met` only where the design asks for something. */
export interface Figure {
  name: string
  value: string
  target?: string
  met?: boolean
}

/** What a benchmark found: its figures, further tables and sentences that say how they came about. */
export interface Findings {
  figures: readonly Figure[]
  tables?: readonly { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }[]
  notes?: readonly string[]
}

/** What a benchmark is given. */
export interface Bench {
  /** Reports the person at the terminal what is being done. */
  say(text: string): void
  /** Work that has to be undone whatever happens: the run undoes it in the opposite order, also when it is interrupted. */
  undo(step: () => Promise<unknown> | unknown): void
  /** The same at the end of the whole run, for what later benchmarks use too. */
  undoAtEnd(step: () => Promise<unknown> | unknown): void
}

export interface Benchmark {
  name: string
  title: string
  /** What is measured against what, for the page of measurements. */
  about: string
  run(bench: Bench): Promise<Findings>
}

/** Undoes in the opposite order; every step is taken, whatever another one throws. */
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
