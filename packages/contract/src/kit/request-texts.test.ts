import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, contract } from '../index.ts'
import { boundedText } from './text.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** A text a request may hold. */
interface Text {
  path: string[]
  max: number | undefined
}

function textsOf(schema: JsonSchema, path: string[] = []): Text[] {
  const { type, enum: choices, const: only, maxLength: max, properties = {}, items, anyOf = [] } = schema
  const own = type === 'string' && choices === undefined && only === undefined ? [{ path, max }] : []
  const inner = Object.entries(properties).flatMap(([name, field]) => textsOf(field, [...path, name]))
  return [
    ...own,
    ...inner,
    ...(items ? textsOf(items, [...path, '0']) : []),
    ...anyOf.flatMap((one) => textsOf(one, path)),
  ]
}

/** Characters of which no pattern takes thousands, and such as make slow ones slow. */
const ATTACKS = ['a', '0', ' ', '.', '/', '1,', '\u0000', '\u202e']

/** The value with this text at this place. */
const placed = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text)

/** Faults in the texts of a part of a request. */
function faultsOf(name: string, schema: z.ZodType): string[] {
  const texts = textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return texts.flatMap(({ path, max }) => {
    const field = `${name} ${path.join('.')}`
    if (max === undefined) return [`${field} has no greatest length`]
    return ATTACKS.flatMap((attack) => {
      const issues = schema.safeParse(placed(path, attack.repeat(max + 1))).error?.issues ?? []
      const codes = issues.filter((issue) => issue.path.join('.') === path.join('.')).map(({ code }) => code)
      return codes.join() === 'too_big' ? [] : [`${field} of ${JSON.stringify(attack)}: ${codes.join()}`]
    })
  })
}

test('every text of every request has a greatest length, and a longer one meets no pattern and no other rule', () => {
  const faults = contract.flatMap((call: Call) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      call[part] === undefined ? [] : faultsOf(`${call.method} ${call.path} ${part}`, call[part]),
    ),
  )
  expect(faults).toEqual([])
})

test('a text without a greatest length is found, and one whose pattern runs although it is too long', () => {
  const body = z.object({
    good: boundedText(5).regex(/^b*$/),
    endless: z.string(),
    list: z.array(z.object({ late: z.string().max(5).regex(/^b*$/).optional() })),
  })
  const faults = faultsOf('POST /made-up body', body)
  expect(faults).toContain('POST /made-up body endless has no greatest length')
  expect(faults).toContain('POST /made-up body list.0.late of "a": too_big,invalid_format')
  expect(faults.filter((fault) => fault.includes('good'))).toEqual([])
})
