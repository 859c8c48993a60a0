import { z } from 'zod'
import * as definitions from './index.ts'
import type { Call } from './kit/call.ts'
import { noSubscription } from './kit/fields.ts'

export { fieldMeaning } from './kit/field-meanings.ts'

// The names that other programs see: those of the definitions themselves.

const pascalCase = (name: string) => name[0]?.toUpperCase() + name.slice(1)

const all = Object.entries<unknown>(definitions)
const calls = new Set<unknown>(definitions.contract)

const operationIds = new Map(all.filter(([, value]) => calls.has(value)).map(([name, value]) => [value, name]))

/** Name of the operation that a call is, unique within the API; undefined for a call that is not in the contract. */
export const operationId = (call: Call): string | undefined => operationIds.get(call)

const published: readonly Call[] = definitions.contract
/** Parameters are described one by one, never as a shape. */
const parameters = new Set<unknown>(published.flatMap(({ params, query }) => [params, query]))

/** Whether a schema deserves a name: one with parts, not a number or a text. */
const hasParts = (schema: unknown): schema is z.ZodType =>
  (schema instanceof z.ZodObject || schema instanceof z.ZodUnion || schema instanceof z.ZodArray) &&
  !parameters.has(schema)

/** Shapes of the API under the names that generated clients give their types. */
const shapes = z.registry<{ id: string }>()

function name(schema: z.ZodType | undefined, id: string): void {
  if (hasParts(schema) && !shapes.has(schema)) shapes.add(schema, { id })
}

name(noSubscription, 'NoSubscription')
for (const [exported, value] of all) {
  if (hasParts(value) && !(value instanceof z.ZodArray)) name(value, pascalCase(exported))
}
for (const call of published) {
  const id = pascalCase(operationId(call) ?? '')
  name(call.body, `${id}Body`)
  name(call.answer, `${id}Answer`)
  if (call.answer instanceof z.ZodUnion) {
    const [data, ...others] = (call.answer.options as z.ZodType[]).filter((option) => !shapes.has(option))
    // Several would need names by what parts them; they stay within the answer.
    if (others.length === 0) name(data, `${id}Data`)
  }
}

/** Names and descriptions of shapes in the documentation. */
export const documented = {
  schemaRegistry: shapes,
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      const description = z.globalRegistry.get(zodSchema)?.description
      if (description !== undefined) jsonSchema.description = description
    },
  },
}
