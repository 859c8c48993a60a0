import { fits } from '../../../apps/web/src/app/api/answer-shape.ts'
import { contract, type Shape } from '../../../packages/contract/src/index.ts'
import { answerShapes } from '../../../packages/contract/src/kit/answer-shapes.ts'

/** How an answer of the API is spoilt: a status and a body; null breaks the connection. */
export type Spoilt = { status: number; type: string; body: string } | null

const json = (value: unknown): Spoilt => ({ status: 200, type: 'application/json', body: JSON.stringify(value) })

/** The kinds of answers that cannot be used. `right` is the text the server really gives. */
export const FAULTS: Readonly<Record<string, (right: string) => Spoilt>> = {
  'an empty object': () => json({}),
  'a type without its data': () => json({ type: 2 }),
  null: () => json(null),
  'a page instead of data': () => ({ status: 200, type: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  'other types': (right) => json(otherTypes(JSON.parse(right))),
  'a server error': () => ({ status: 500, type: 'text/html', body: '<h1>500</h1>' }),
  'no connection': () => null,
}

/** The answer for viewers without access: no fault, except for public calls. */
export const notPaid = (): Spoilt => json({ type: 0 })

const { calls: SHAPES, parts: PARTS } = answerShapes()

/** The right answer with empty lists; lists with a fixed number of items keep them. */
export const emptied = (call: string, right: string): Spoilt => json(withoutItems(JSON.parse(right), SHAPES[call]))

function withoutItems(value: unknown, shape: Shape | undefined): unknown {
  if (typeof shape === 'number') return withoutItems(value, PARTS[shape])
  if (shape === undefined || typeof shape === 'string') return value
  if (Array.isArray(value) && Array.isArray(shape)) {
    return shape.length === 1 ? [] : value.map((one, place) => withoutItems(one, shape[place] as Shape))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(shape)) return value
  const { '|': choices, ...fields } = shape as Readonly<Record<string, Shape>>
  if (choices)
    return withoutItems(
      value,
      (choices as readonly Shape[]).find((one) => fits(value, one, PARTS)),
    )
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutItems(one, fields[key] ?? fields[`${key}?`])]),
  )
}

/** Numbers in place of text and the other way round; `type` stays where it selects the shape. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(otherTypes)
  if (typeof value === 'string') return 7
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner], _, { length }) => [
        key,
        key === 'type' && length > 1 ? inner : otherTypes(inner),
      ]),
    )
  }
  return value === null ? { nothing: true } : 'seven'
}

const CALLS = contract.map(({ method, path }) => ({
  name: `${method} ${path}`,
  method,
  // A word of the path goes before a parameter in its place.
  words: path.split('/').filter((part) => !part.startsWith('{')).length,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}))

/** The name in the contract of a request to the API; undefined for pictures and the live stream. */
export function callOf(method: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://any.test')
  const fitting = CALLS.filter((call) => call.method === method && call.pattern.test(pathname))
  return fitting.toSorted((one, other) => other.words - one.words)[0]?.name
}
