import { expect, it } from 'vitest'
import { parseJson } from './json.ts'

const read = (value: unknown) => parseJson(new TextEncoder().encode(JSON.stringify(value)))

it('refuses a text, or a name of a field, that is longer than any name', () => {
  expect(read({ name: 'a'.repeat(4_999) })).toEqual({ name: 'a'.repeat(4_999) })
  expect(read({ list: [{ name: 'a'.repeat(5_000) }] })).toBeNull()
  expect(read({ ['a'.repeat(5_000)]: 1 })).toBeNull()
})

it('takes a long list of numbers between two texts', () => {
  const answer = { unit: '°C', hours: Array.from({ length: 3_000 }, (_, hour) => hour), zone: 'GMT' }
  expect(read(answer)).toEqual(answer)
})
