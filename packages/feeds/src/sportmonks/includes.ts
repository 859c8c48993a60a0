import type { FeedProblem } from './parsed.ts'

/** Codes of a refusal because of an include: not allowed, not found, not in the plan, does not exist. */
const INCLUDE_CODES = new Set([5000, 5001, 5002, 5013])
/** The whole call is outside the plan, with any includes. */
const CALL_OUTSIDE_PLAN = 5007

interface Refusal {
  status: number
  body: unknown
}

/** True when leaving out an include may help. A 403 that does not say why may be one too. */
export function mayBeInclude({ status, body }: Refusal): boolean {
  const fields = asRecord(body)
  if (typeof fields.code === 'number')
    return INCLUDE_CODES.has(fields.code) || (status === 403 && fields.code !== CALL_OUTSIDE_PLAN)
  return status === 403 || (status < 500 && typeof fields.message === 'string' && /\binclude\b/i.test(fields.message))
}

/**
 * The includes that a refusal names; none when it is unclear. A name may be a whole path (`lineups.details`) or one step of it, in any
 * case.
 */
export function namedIncludes(body: unknown, asked: readonly string[]): string[] {
  const names = new Set(wordsOf(body).map((word) => word.toLowerCase()))
  const whole = asked.map(pathOf).filter((path) => names.has(path.toLowerCase()))
  if (whole.length) return whole
  const found = new Map(
    asked.flatMap((include) => stepNamed(pathOf(include), names)).map((path) => [path.toLowerCase(), path]),
  )
  return found.size === 1 ? [...found.values()] : []
}

/** The includes without the refused ones and those nested below them. */
const without = (asked: readonly string[], refused: Iterable<string>): string[] =>
  asked.filter((include) => ![...refused].some((path) => isWithin(include, path)))

/**
 * Finds the refused includes by repeating the call with halves of them; each is refused on its own before it counts. Returns none when the
 * feed accepts all, or refuses only their sum.
 *
 * @param names known to be refused together
 */
export async function refusedAmong(
  names: readonly string[],
  accepted: (names: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  if (names.length === 1) return (await accepted(names)) ? [] : [...names]
  const middle = Math.ceil(names.length / 2)
  const refused: string[] = []
  for (const half of [names.slice(0, middle), names.slice(middle)]) {
    if (half.length === 1 || !(await accepted(half))) refused.push(...(await refusedAmong(half, accepted)))
  }
  return refused
}

/** Remembers refused includes by area of the feed and entity, and reports each once per entity. */
export function refusedIncludes(onProblem: (problem: FeedProblem) => void) {
  const known = new Map<string, Set<string>>()
  const reported = new Set<string>()
  const areaOf = (path: string, entity: string) => `${path.split('/').slice(0, 2).join('/')} ${entity}`
  return {
    allowed: (path: string, entity: string, asked: readonly string[]): string[] =>
      without(asked, known.get(areaOf(path, entity)) ?? new Set()),
    add(path: string, entity: string, includes: readonly string[]): void {
      const area = areaOf(path, entity)
      const refused = known.get(area) ?? new Set()
      known.set(area, refused)
      for (const include of outermost(includes.map(pathOf))) {
        refused.add(include)
        const key = `${entity}.${include}`
        if (reported.has(key)) continue
        reported.add(key)
        onProblem({
          kind: 'include',
          key,
          reason: `${include} of ${entity} is refused by the feed and left out from now on.`,
        })
      }
    },
  }
}

/** An include without the fields chosen of it. */
const pathOf = (include: string): string => include.split(':')[0] ?? include

function isWithin(include: string, path: string): boolean {
  return `${pathOf(include)}.`.toLowerCase().startsWith(`${path}.`.toLowerCase())
}

const outermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)))

/** The path up to its first step that is named. */
function stepNamed(path: string, names: ReadonlySet<string>): string[] {
  const steps = path.split('.')
  const end = steps.findIndex((step) => names.has(step.toLowerCase()))
  return end < 0 ? [] : [steps.slice(0, end + 1).join('.')]
}

/** Names in a refusal: quoted in its message, and in the fields made for names. */
function wordsOf(body: unknown): string[] {
  const { message, resource, include, includes, errors } = asRecord(body)
  const quoted =
    typeof message === 'string' ? [...message.matchAll(/['"`]([\w.]+)['"`]/g)].map((match) => match[1] ?? '') : []
  const listed = [resource, include, includes, errors].map((value) => JSON.stringify(value) ?? '').join(' ')
  return [...quoted, ...(listed.match(/[A-Za-z][\w.]*/g) ?? [])]
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
