import { z } from 'zod'
import { contract } from '../index.ts'
import type { AnswerShapes, Shape } from './answer-shape.ts'

/** The part of JSON Schema that answers are described in. */
interface Schema {
  type?: string | string[]
  const?: string | number | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
}

const LETTERS: Record<string, string> = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: '0' }
/** Shorter shapes are inlined. */
const WORTH_SHARING = 24

/** The shape of every call's answer, by the call's name; parts that come more than once are in one table. */
export function answerShapes(): AnswerShapes {
  const whole = contract.map(({ method, path, answer }) => {
    const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Schema
    return [`${method} ${path}`, shapeOf(schema)] as const
  })
  const times = new Map<string, number>()
  for (const [, shape] of whole) count(shape, times)
  const parts: Shape[] = []
  const places = new Map<string, number>()
  const share = (shape: Shape): Shape => {
    const text = JSON.stringify(shape)
    if (text.length < WORTH_SHARING || (times.get(text) ?? 0) < 2) return withParts(shape, share)
    const place = places.get(text) ?? parts.push(withParts(shape, share)) - 1
    places.set(text, place)
    return place
  }
  return { calls: Object.fromEntries(whole.map(([name, shape]) => [name, share(shape)])), parts }
}

function count(shape: Shape, times: Map<string, number>): void {
  const text = JSON.stringify(shape)
  times.set(text, (times.get(text) ?? 0) + 1)
  withParts(shape, (part) => {
    count(part, times)
    return part
  })
}

/** The shape with each of its parts replaced. */
function withParts(shape: Shape, change: (part: Shape) => Shape): Shape {
  if (typeof shape !== 'object') return shape
  if (isList(shape)) return shape.map(change)
  if (shape['|'] !== undefined) return { '|': (shape['|'] as readonly Shape[]).map(change) }
  if (shape['='] !== undefined) return shape
  return Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, change(part)]))
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape)

function shapeOf({ type = '', anyOf, oneOf, items, prefixItems, ...schema }: Schema): Shape {
  const choices = (anyOf ?? oneOf)?.map(shapeOf)
  if (choices) return choices.every((one) => typeof one === 'string') ? choices.join('') : { '|': choices }
  if (schema.const !== undefined && typeof schema.const !== 'boolean') return { '=': schema.const }
  if (prefixItems) return prefixItems.map(shapeOf)
  if (type === 'array') {
    const each = items ? shapeOf(items) : '*'
    return schema.minItems === schema.maxItems ? Array.from({ length: schema.minItems ?? 1 }, () => each) : [each]
  }
  if (Array.isArray(type)) return type.map((one) => LETTERS[one] ?? '*').join('')
  if (type !== 'object') return LETTERS[type] ?? '*'
  const { properties, required = [], additionalProperties } = schema
  if (!properties) return { '*': typeof additionalProperties === 'object' ? shapeOf(additionalProperties) : '*' }
  const fields = Object.entries(properties)
  return Object.fromEntries(
    fields.map(([name, field]) => [required.includes(name) ? name : `${name}?`, shapeOf(field)]),
  )
}

if (import.meta.main) process.stdout.write(JSON.stringify(answerShapes()))
