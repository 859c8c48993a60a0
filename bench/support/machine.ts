import { cpus, loadavg, totalmem } from 'node:os'

/** The machine of a run in one line. */
export function machine(): string {
  const cores = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const model = cores[0]?.model.replaceAll(/\s+/g, ' ').trim() ?? 'unknown processor'
  return `${cores.length} × ${model}, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`
}

/** Processes that wanted a core over the last minute; load next to a benchmark makes its absolute figures worse. */
export const load = () => loadavg()[0] ?? 0

/** Milliseconds of a clock that all processes of the machine share and nobody sets. */
export const clockMs = () => Number(process.hrtime.bigint()) / 1e6
