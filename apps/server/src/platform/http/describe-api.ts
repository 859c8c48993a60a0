import { examples } from '@touchline/contract/examples'
import { documented, fieldMeaning } from '@touchline/contract/published'
import { createJsonSchemaTransformObject } from 'fastify-type-provider-zod'

const PREFIX = '#/components/schemas/'
const describeShapes = createJsonSchemaTransformObject(documented)

interface Content {
  content?: Record<string, { example?: unknown }>
}
interface Operation {
  operationId?: string
  parameters?: { name: string; in: string; description?: string; example?: unknown }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
interface Description {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, unknown> }
}

const namesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** Names that the paths use, and those that the shapes behind them use. */
function usedNames({ paths, components }: Description): Set<string> {
  const used = new Set<string>()
  const waiting = namesIn(paths ?? {})
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    waiting.push(...namesIn(components?.schemas?.[name] ?? null))
  }
  return used
}

/**
 * Every shape comes twice, as it is sent (`…Input`) and as it is answered. Unreferenced ones are removed, and so is the suffix where a
 * shape is only sent.
 */
function keepUsedShapes(description: Description): Description {
  const used = usedNames(description)
  const nameOf = (name: string) => {
    const plain = name.replace(/Input$/, '')
    return used.has(plain) ? name : plain
  }
  const kept = Object.entries(description.components?.schemas ?? {})
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => [nameOf(name), schema] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const schemas = Object.fromEntries(kept)
  return JSON.parse(
    JSON.stringify({ ...description, components: { ...description.components, schemas } }),
    (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? PREFIX + nameOf(value.slice(PREFIX.length)) : value,
  ) as Description
}

function addExample(operation: Operation): void {
  const example = examples[operation.operationId ?? '']
  if (!example) return
  for (const parameter of operation.parameters ?? []) {
    const value = parameter.in === 'path' ? example.params?.[parameter.name] : example.query?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  const setExample = (part: Content | undefined, value: unknown) => {
    for (const media of Object.values(part?.content ?? {})) media.example = value
  }
  if (example.body !== undefined) setExample(operation.requestBody, example.body)
  setExample(operation.responses?.['200'], example.answer)
}

/** Adds the meaning of its name to every field of a schema that the contract does not describe. */
function addMeanings(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'properties') {
      for (const [name, field] of Object.entries(inner as Record<string, { description?: string }>))
        field.description ??= fieldMeaning(name)
    }
    addMeanings(inner)
  }
}

/** The whole description: the shapes by name, what every field means, and an example of every call. */
export function describeApi(given: Parameters<typeof describeShapes>[0]): ReturnType<typeof describeShapes> {
  const description = keepUsedShapes(describeShapes(given) as Description)
  addMeanings(description)
  for (const path of Object.values(description.paths ?? {})) {
    for (const operation of Object.values(path)) {
      for (const parameter of operation.parameters ?? [])
        parameter.description ??= fieldMeaning(parameter.name)?.replace(/; null .*/, '.')
      addExample(operation)
    }
  }
  return description as ReturnType<typeof describeShapes>
}
