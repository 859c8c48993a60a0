import { expect, test } from 'vitest'
import { type Bench, type Findings, undoing } from '../../bench/support/benchmark.ts'
import { load } from '../../bench/support/machine.ts'
import { printRun } from '../../bench/support/report.ts'
import { recordScenario } from './reliability-page.ts'

const SHARE = Number(process.env.ENDURANCE_SHARE || 1)

/** This many rounds, clients or requests, or a share of them for a shorter run. */
export const rounds = (full: number, atLeast = 1) => Math.max(atLeast, Math.round(full * SHARE))

export interface Scenario {
  /** The name of its file, without its ending. */
  name: string
  /** The fact it holds. */
  title: string
  /** A description for the page. */
  about: string
  run(bench: Bench): Promise<Findings>
}

/** A scenario as a test: its figures are written into the page of reliability, and it fails where one of them misses its target. */
export function trial({ run, ...about }: Scenario): void {
  test(about.title, async () => {
    const undo = undoing()
    const before = load()
    const started = performance.now()
    try {
      const bench = { say: (text: string) => console.log(`  … ${text}`), undo: undo.add, undoAtEnd: undo.add }
      const findings = await run(bench)
      const notes = [...(findings.notes ?? []), ...(SHARE < 1 ? [`A shorter run: \`--share ${SHARE}\`.`] : [])]
      const record = {
        benchmark: about,
        findings: { ...findings, notes },
        took: performance.now() - started,
      }
      printRun(record)
      await recordScenario(record, before)
      const missed = findings.figures.filter(({ met }) => met === false)
      expect(missed.map(({ name, value, target }) => `${name}: ${value}, wanted ${target}`)).toEqual([])
    } finally {
      await undo.all()
    }
  })
}
