import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSealed, secretBox } from './secret-box.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const keyFile = () => join(folder, 'secret.key')
const faultOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    return (error as { fault?: string }).fault
  }
}

test('the key is made when it is first needed, for its owner alone, and serves every process of the folder', () => {
  expect(readdirSync(folder)).toEqual([])
  const sealed = secretBox({ folder }).seal('SMTP_URL', 'smtp://a:pässword@mail.example')
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
  expect(isSealed(sealed)).toBe(true)
  expect(sealed).not.toContain('ssword')
  expect(secretBox({ folder }).open('SMTP_URL', sealed)).toBe('smtp://a:pässword@mail.example')
})

test('the same text is sealed differently each time, and opens under its own name alone', () => {
  const box = secretBox({ folder })
  const [one, other] = [box.seal('A', 'text'), box.seal('A', 'text')]
  expect(one).not.toBe(other)
  expect(faultOf(() => box.open('B', one))).toBe('damaged')
})

test('a text that was changed does not open', () => {
  const box = secretBox({ folder })
  const sealed = box.seal('A', 'text')
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  expect(faultOf(() => box.open('A', `${sealed.slice(0, -2)}${last}${sealed.at(-1)}`))).toBe('damaged')
  expect(faultOf(() => box.open('A', 'sealed:1:short'))).toBe('damaged')
})

test('SECRET_KEY goes before the file, and another key is told from a lost one', () => {
  const given = secretBox({ key: 'k'.repeat(32), folder })
  const sealed = given.seal('A', 'text')
  expect(readdirSync(folder)).toEqual([])
  expect(faultOf(() => secretBox({ folder }).open('A', sealed))).toBe('no_key')
  secretBox({ folder }).seal('A', 'makes the file')
  expect(faultOf(() => secretBox({ folder }).open('A', sealed))).toBe('other_key')
  expect(secretBox({ key: 'k'.repeat(32) }).open('A', sealed)).toBe('text')
})

test('a file that holds no key is never overwritten', () => {
  writeFileSync(keyFile(), 'something else')
  const box = secretBox({ folder })
  expect(box.fault()).toContain('another key')
  expect(faultOf(() => box.seal('A', 'text'))).toBe('other_key')
  expect(readFileSync(keyFile(), 'utf8')).toBe('something else')
})
