import { z } from 'zod'
import { DAY_MS } from '../../packages/football/src/index.ts'

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const
type Severity = (typeof SEVERITIES)[number]
const SERIOUS: readonly Severity[] = ['critical', 'high']
/** Help that moved or closed is worse than none. */
export const LINKS_LOOKED_AT_EVERY_DAYS = 180

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(SEVERITIES),
      range: z.string(),
      /** Advisories, or names of other packages in the list that bring one in. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string().optional() })])),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
})
const failure = z.object({ message: z.string() })

export interface AuditRow {
  severity: Severity
  name: string
  /** Versions it is about. */
  range: string
  what: string
  fix: string
}

/** The result of `npm audit --json`: the packages with known vulnerabilities, worst first, or why there is no answer. */
export type AuditOutcome = { rows: AuditRow[]; serious: boolean } | { unavailable: string }

export function readAudit(output: string): AuditOutcome {
  const reported = parse(output)
  const read = report.safeParse(reported)
  if (!read.success) {
    const said = failure.safeParse(reported)
    return { unavailable: said.success ? said.data.message : output.trim().slice(0, 500) || 'npm said nothing' }
  }
  const rows = Object.entries(read.data.vulnerabilities).map(([name, { severity, range, via, fixAvailable }]) => ({
    severity,
    name,
    range,
    what: via
      .map((one) => (typeof one === 'string' ? `through ${one}` : [one.title, one.url].join(' ').trim()))
      .join('; '),
    fix:
      typeof fixAvailable === 'object'
        ? `${fixAvailable.name} ${fixAvailable.version}`
        : fixAvailable
          ? 'yes'
          : 'none yet',
  }))
  const rank = ({ severity, name }: AuditRow) => `${SEVERITIES.indexOf(severity)} ${name}`
  rows.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return { rows, serious: rows.some(({ severity }) => SERIOUS.includes(severity)) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Lines with aligned columns; the last column has no fixed width. */
export function tableOf(rows: readonly AuditRow[]): string[] {
  const cells = rows.map(({ severity, name, range, fix, what }) => [severity, name, range, `fix: ${fix}`, what])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

/** Links that nobody has checked for more than half a year. */
export function linksToCheck<L extends { checkedOn: string }>(links: readonly L[], now: Date): L[] {
  return links.filter(({ checkedOn }) => now.getTime() - Date.parse(checkedOn) > LINKS_LOOKED_AT_EVERY_DAYS * DAY_MS)
}
