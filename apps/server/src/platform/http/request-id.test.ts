import { expect, test } from 'vitest'
import { requestIds } from './request-id.ts'

const given = (id: string) => ({ headers: { 'x-request-id': id } })
const OURS = /^[0-9a-f]{8}-[0-9a-z]+$/

test('a request has a number of its own, unlike any of another process', () => {
  const [one, other] = [requestIds({ trustProxy: false }), requestIds({ trustProxy: false })]
  const ids = [one(given('')), one(given('')), other(given('')), other(given(''))]
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(OURS)
})

test('the number a proxy gives is taken only where there is a proxy of ours, and only if it is one', () => {
  const id = 'a3f1c2d4e5b60718293a4b5c6d7e8f90'
  expect(requestIds({ trustProxy: false })(given(id))).toMatch(OURS)
  const behind = requestIds({ trustProxy: true })
  expect(behind(given(id))).toBe(id)
  for (const odd of ['', 'short', 'x'.repeat(65), 'one line\nanother line', '"level":"info"'])
    expect(behind(given(odd))).toMatch(OURS)
})
