import { expect, test } from 'vitest'
import { readTransferSearch } from './transfer.search.ts'

test('the address may name one type of transfer; what is none is forgotten', () => {
  expect([218, 219, 220, 9688, '218'].map((type) => readTransferSearch({ type }).type)).toEqual([
    ...[218, 219, 220, 9688, 218],
  ])
  expect(['', 'loan', 1, null, [218, 219]].map((type) => readTransferSearch({ type }).type)).toEqual(
    Array.from({ length: 5 }),
  )
})
