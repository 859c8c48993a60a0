import { expect, test } from 'vitest'
import { foldName } from './names.ts'

test.each([
  ['anna@müller.example', 'Anna@xn--mller-kva.example'],
  ['anna@müller.example', 'anna@MÜLLER.example'],
  ['anna@example.org', ' anna@EXAMPLE.org '],
])('%s and %s are one mailbox', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test('a username and an invalid domain stay as typed', () => {
  expect([foldName('xn--mller-kva'), foldName('a@'), foldName('a@b c')]).toEqual(['xn--mller-kva', 'a@', 'a@b c'])
})
