import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyTemplate } from './copy-template.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-template-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const at = (...names: string[]) => join(root, ...names)
const write = (folder: string, text: string) => {
  mkdirSync(at(folder, 'base'), { recursive: true })
  writeFileSync(at(folder, 'base/1'), text)
}
const read = (folder: string) => readFileSync(at(folder, 'base/1'), 'utf8')

test('a new database is a copy of the template, also where an earlier copy was cut short', () => {
  write('template', 'empty')
  write('database.unfinished', 'half')
  writeFileSync(at('database.unfinished/base/2'), 'left over')
  copyTemplate(at('database'), at('template'))
  expect(read('database')).toBe('empty')
  expect(readdirSync(at('database/base'))).toEqual(['1'])
  expect(readdirSync(root).sort()).toEqual(['database', 'template'])
})

test('a database that is there stays as it is, and without a template there is none', () => {
  copyTemplate(at('database'), at('template'))
  expect(existsSync(at('database'))).toBe(false)
  write('template', 'empty')
  write('database', 'full')
  copyTemplate(at('database'), at('template'))
  expect(read('database')).toBe('full')
})
