import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { FIGURES, type FigureName, type Figures } from './figures.ts'

/** Figures of one process, reported in the format of Prometheus. */
export interface Metrics {
  contentType: string
  /** One answer over HTTP; the route is a pattern, never an address. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  /** One turn of a job. */
  turned(job: string, succeeded: boolean): void
  /** Reads figures at each request; a source that fails or takes too long reports nothing that time. */
  watch(read: () => Promise<Figures> | Figures): void
  text(): Promise<string>
}

/** Seconds. Few of them, because each is reported for every route and status. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 5]
const TIMEOUT_MS = 2_000

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time to the end of an answer; calls made while a page is drawn count too.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const success = new Gauge({
    name: 'touchline_job_last_success_timestamp_seconds',
    help: 'When this process last finished a turn of a job, also one that left the work to another process.',
    labelNames: ['job'],
    registers,
  })
  const failures = new Counter({
    name: 'touchline_job_failures_total',
    help: 'Turns of a job that failed.',
    labelNames: ['job'],
    registers,
  })
  const figures = new Map<string, Counter | Gauge>(
    Object.entries(FIGURES).map(([name, [type, help, label]]) => [
      name,
      new (type === 'counter' ? Counter : Gauge)({ name, help, registers, labelNames: label ? [label] : [] }),
    ]),
  )
  const readers: (() => Promise<Figures> | Figures)[] = []

  const refresh = async () => {
    for (const [name, figure] of figures) {
      if (labelOf(name)) figure.reset()
      else figure.remove()
    }
    const reported = await Promise.all(readers.map((read) => inTime(read)))
    for (const [name, value] of reported.flatMap((one) => Object.entries(one) as [FigureName, Figures[FigureName]][])) {
      const label = labelOf(name)
      if (typeof value === 'number') figures.get(name)?.inc(value)
      else if (label) for (const [of, one] of Object.entries(value ?? {})) figures.get(name)?.inc({ [label]: of }, one)
    }
  }

  return {
    contentType: registry.contentType,
    answered: ({ seconds, method, route, status }) => answers.observe({ method, route, status }, seconds),
    turned: (job, succeeded) => {
      if (succeeded) success.setToCurrentTime({ job })
      else failures.inc({ job })
    },
    watch: (read) => void readers.push(read),
    text: async () => {
      await refresh()
      return registry.metrics()
    },
  }
}

const labelOf = (name: string): string | undefined =>
  (FIGURES as Readonly<Record<string, readonly string[]>>)[name]?.[2]

async function inTime(read: () => Promise<Figures> | Figures): Promise<Figures> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Figures>((resolve) => {
    timer = setTimeout(() => resolve({}), TIMEOUT_MS)
  })
  const asked = Promise.resolve()
    .then(read)
    .catch(() => ({}))
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
