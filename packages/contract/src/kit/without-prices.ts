import { z } from 'zod'

/** Marks an entry of a list that is left out. */
export const LEFT_OUT = Symbol('left out')

/** The answer in place of a field: a value, or a function of the field. */
type Replacement = unknown
type Replacements = Readonly<Record<string, Replacement>>

const marked = new WeakMap<z.core.$ZodType, Replacements | typeof LEFT_OUT>()

/**
 * Marks an object whose fields tell prices, bookmakers or results of prices, and says what to answer instead where prices are not shown: the
 * same as without any price. `LEFT_OUT` leaves the whole entry out of its list. For a query or body it is the only value allowed then. The
 * result of `extend` has no marks.
 */
export function withoutPrices<S extends z.ZodType>(schema: S, replacements: Replacements | typeof LEFT_OUT): S {
  if (replacements !== LEFT_OUT) {
    const shape = objectOf(schema)?.def.shape ?? {}
    const unknown = Object.keys(replacements).filter((name) => !(name in shape))
    if (unknown.length > 0) throw new Error(`No such fields: ${unknown.join(', ')}`)
  }
  marked.set(objectOf(schema) ?? schema, replacements)
  return schema
}

const objectOf = (schema: z.core.$ZodType): z.ZodObject | null => (schema instanceof z.ZodObject ? schema : null)

export type Strip = (value: unknown) => unknown

/** The marks of a schema, also of one that was described or refined afterwards; null without any. */
export function marksOf(schema: z.core.$ZodType): Replacements | typeof LEFT_OUT | null {
  const own = marked.get(schema)
  if (own !== undefined) return own
  return schema._zod.parent === undefined ? null : marksOf(schema._zod.parent)
}

/** Takes prices out of values of a schema; null where there are none to take. */
export function priceStripper(schema: z.core.$ZodType | undefined): Strip | null {
  return schema === undefined ? null : stripperOf(schema, new Map())
}

function stripperOf(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Strip | null>): Strip | null {
  const found = known.get(schema)
  if (found !== undefined) return found
  // A schema within itself has nothing more to take than what is found on the way to it.
  known.set(schema, null)
  const made = makeStripper(schema, (inner) => stripperOf(inner, known))
  known.set(schema, made)
  return made
}

type Make = (schema: z.core.$ZodType) => Strip | null

function makeStripper(schema: z.core.$ZodType, make: Make): Strip | null {
  const marks = marksOf(schema)
  if (marks === LEFT_OUT) return () => LEFT_OUT
  if (schema instanceof z.ZodObject) return objectStripper(schema, marks ?? {}, make)
  if (schema instanceof z.ZodArray) return listStripper(make(schema.def.element))
  if (schema instanceof z.ZodTuple) {
    const strips = schema.def.items.map(make)
    return strips.every((strip) => strip === null)
      ? null
      : (value) => (value as unknown[]).map((item, at) => strips[at]?.(item) ?? item)
  }
  if (schema instanceof z.ZodRecord) {
    const strip = make(schema.def.valueType)
    return (
      strip &&
      ((value) => Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, strip(one)] as const)))
    )
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return unionStripper(schema, make)
  if (schema instanceof z.ZodUnion) {
    if (schema.def.options.some((option) => make(option) !== null))
      throw new Error('A union of prices needs a discriminator')
    return null
  }
  if (schema instanceof z.ZodPipe) return make(schema.def.in)
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType
  const strip = inner && make(inner)
  return strip ? (value) => (value === null || value === undefined ? value : strip(value)) : null
}

function objectStripper({ def: { shape } }: z.ZodObject, marks: Replacements, make: Make): Strip | null {
  const replaced = Object.entries(marks)
  const inner = Object.entries(shape).flatMap(([name, field]) => {
    const strip = name in marks ? null : make(field)
    return strip === null ? [] : [[name, strip] as const]
  })
  if (replaced.length === 0 && inner.length === 0) return null
  return (value) => {
    const copy = { ...(value as Record<string, unknown>) }
    for (const [name, replacement] of replaced) {
      if (!(name in copy)) continue
      copy[name] = typeof replacement === 'function' ? replacement(copy[name]) : replacement
    }
    for (const [name, strip] of inner) if (name in copy) copy[name] = strip(copy[name])
    return copy
  }
}

const listStripper = (strip: Strip | null): Strip | null =>
  strip && ((value) => (value as unknown[]).map(strip).filter((item) => item !== LEFT_OUT))

function unionStripper(schema: z.ZodDiscriminatedUnion, make: Make): Strip | null {
  const name = schema.def.discriminator
  const options = (schema.def.options as z.core.$ZodType[]).map((option) => ({
    values: option._zod.propValues?.[name] ?? new Set<unknown>(),
    strip: make(option),
  }))
  if (options.every(({ strip }) => strip === null)) return null
  return (value) => {
    const kind = (value as Record<string, unknown>)[name]
    return (options.find(({ values }) => values.has(kind as string))?.strip ?? ((same: unknown) => same))(value)
  }
}
