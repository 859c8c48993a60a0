import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'

const FROM = '127.0.0.1'

test('a password is stored as argon2id with its cost and a unique salt, and only the same one matches', async () => {
  const [one, two] = await Promise.all([hashPassword('öffnen5', FROM), hashPassword('öffnen5', FROM)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(two).not.toBe(one)
  expect(await passwordMatches('öffnen5', one, FROM)).toBe(true)
  expect(await passwordMatches('o\u0308ffnen5', one, FROM)).toBe(true)
  expect(await passwordMatches('öffnen6', one, FROM)).toBe(false)
})

test('without an account nothing matches, and a text that is no hash matches nothing', async () => {
  expect(await passwordMatches('', null, FROM)).toBe(false)
  expect(await passwordMatches('secret', 'secret', FROM)).toBe(false)
})

test('a hash of another cost is checked with that cost', async () => {
  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwordMatches('password', stored, FROM)).toBe(true)
})

test('an address that has many passwords checked is not in front of others, and is refused what it has too many of', async () => {
  const stored = await hashPassword('secret1', FROM)
  const done: string[] = []
  const checks = Array.from({ length: 150 }, () =>
    passwordMatches('secret2', stored, '203.0.113.7').then(
      () => done.push('flood'),
      ({ statusCode }) => done.push(String(statusCode)),
    ),
  )
  await passwordMatches('secret1', stored, FROM).then(() => done.push('other'))
  expect(done.filter((one) => one === 'flood').length).toBeLessThan(10)
  await Promise.all(checks)
  expect(done.filter((one) => one === '429').length).toBeGreaterThanOrEqual(48)
})
