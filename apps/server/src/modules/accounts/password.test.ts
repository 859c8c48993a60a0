import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

test('a password is kept as argon2id with its cost and a salt of its own, and only the same one matches', async () => {
  const [one, two] = await Promise.all([hashPassword('öffnen5'), hashPassword('öffnen5')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(two).not.toBe(one)
  expect(await passwordMatches('öffnen5', one)).toBe(true)
  expect(await passwordMatches('o\u0308ffnen5', one)).toBe(true)
  expect(await passwordMatches('öffnen6', one)).toBe(false)
})

test('without an account nothing matches, and a text that is no hash matches nothing', async () => {
  expect(await passwordMatches('', null)).toBe(false)
  expect(await passwordMatches('secret', 'secret')).toBe(false)
})

test('a hash of another cost is checked with that cost', async () => {
  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwordMatches('password', stored)).toBe(true)
})
