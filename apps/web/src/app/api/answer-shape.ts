import type { Shape } from '@touchline/contract'

const LETTERS: Record<string, string> = { string: 's', number: 'n', boolean: 'b' }

/** Whether a value has a shape. Fields beyond those of the shape are fine: a newer server may add some. */
export function fits(value: unknown, shape: Shape | undefined, parts: readonly Shape[]): boolean {
  if (shape === undefined) return true
  if (typeof shape === 'number') return fits(value, parts[shape], parts)
  if (typeof shape === 'string') {
    return shape.includes('*') || shape.includes(value === null ? '0' : (LETTERS[typeof value] ?? '-'))
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return false
    const [each] = shape
    if (shape.length === 1) return value.every((one) => fits(one, each, parts))
    return value.length === shape.length && shape.every((one, place) => fits(value[place], one, parts))
  }
  const { '|': choices, '=': exactly, '*': every } = shape
  if (choices !== undefined) return (choices as readonly Shape[]).some((one) => fits(value, one, parts))
  if (exactly !== undefined) return value === exactly
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (every !== undefined) return Object.values(value).every((one) => fits(one, every, parts))
  for (const field in shape) {
    const maybe = field.endsWith('?')
    const inner = (value as Record<string, unknown>)[maybe ? field.slice(0, -1) : field]
    if (inner === undefined ? !maybe : !fits(inner, shape[field], parts)) return false
  }
  return true
}

/** A value that has a shape, null for one that has not. Only the types 0 and 1 refuse: an answer with another one, or none, is open. */
export function readAs<Value>(value: Value, shape: Shape | undefined, parts: readonly Shape[]): Value | null {
  if (fits(value, shape, parts)) return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { type } = value as { type?: unknown }
  const opened = { ...value, type: 2 }
  return type !== 0 && type !== 1 && fits(opened, shape, parts) ? opened : null
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)
