import { expect, test } from 'vitest'
import { nameInMail } from './mail-html.ts'

test.each([
  ['Win: http://evil.test/333', 'Win: http: / / evil. test/ 333'],
  ['www.evil.test', 'www. evil. test'],
  ['evil。test', 'evil。 test'],
  ['anna＠evil．test', 'anna＠ evil． test'],
  ['mailto:a@b.pt', 'mailto: a@ b. pt'],
  ['\\\\evil\\share', '\\ \\ evil\\ share'],
])('the name %s is no address in a mail', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

test.each(['AnnaBall', 'J. Smith', 'São Tomé', "O'Brien-1 Jr."])('the name %s stays as it is', (name) => {
  expect(nameInMail(name)).toBe(name)
})
