import { parseTypes } from '@touchline/feeds/sportmonks/parse/reference/types.ts'
import { STATES, TYPE_FAMILIES } from '@touchline/football'
import { expect, it } from 'vitest'
import { stateRows, typeRows } from './types.ts'

it('types are read back as they are named', () => {
  const { types, problems } = parseTypes(typeRows())
  expect(problems).toEqual([])
  const named = new Map(types.map(({ id, name, developerName }) => [id, [name, developerName]]))
  expect(named.size).toBe(types.length)
  for (const families of Object.values(TYPE_FAMILIES)) for (const { id } of families) expect(named.has(id)).toBe(true)
  expect(TYPE_FAMILIES.injury.map(({ id }) => named.get(id))).toEqual(
    TYPE_FAMILIES.injury.map(({ name, code }) => [name, code]),
  )
})

it('states are listed with their short codes, the unused one is not', () => {
  const used = STATES.filter(({ id }) => id !== 24)
  expect(stateRows().map(({ id, short_name }) => [id, short_name])).toEqual(used.map(({ id, code }) => [id, code]))
})
