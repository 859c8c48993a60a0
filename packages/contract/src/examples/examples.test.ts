import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type Call, contract } from '../index.ts'
import { operationId } from '../published.ts'
import { examples } from './index.ts'

const calls = (contract as readonly Call[]).map((call) => [operationId(call) ?? '', call] as const)

/** The errors of a schema for a value; empty when it is valid. */
const against = (schema: z.ZodType | undefined, value: unknown) => schema?.safeParse(value).error?.issues ?? []

test('every call has its own operation id, and no example belongs to a removed call', () => {
  const ids = calls.map(([id]) => id)
  expect(new Set(ids).size).toBe(contract.length)
  expect(Object.keys(examples).toSorted()).toEqual(ids.toSorted())
})

test.each(calls)('the example of %s is what the call takes and answers', (id, call) => {
  const { params = {}, query = {}, body, answer } = examples[id] ?? { answer: undefined }
  expect(against(call.params, params)).toEqual([])
  expect(against(call.query, query)).toEqual([])
  expect(against(call.body, body)).toEqual([])
  expect(against(call.answer, answer)).toEqual([])
  expect([Object.keys(params), Object.keys(query)].flat().filter((name) => !isKnown(call, name))).toEqual([])
})

const isKnown = ({ params, query }: Call, name: string) => name in { ...params?.shape, ...query?.shape }
