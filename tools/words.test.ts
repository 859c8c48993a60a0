import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

/** Stiff words, with the plain ones to use instead. */
const PLAIN: readonly (readonly [stiff: RegExp, plain: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to'],
  [/^What\b/, 'a noun: "Columns of a row", not "What a row shows"'],
  [/^(?:Who|Whose|Whoever|Of)\b/, 'a sentence that begins with its subject'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bof what\b/i, 'of the …'],
  [/\bin (?:its|their) turn\b/i, 'then'],
  [/\b(?:is|are|was|were) meant\b/i, 'means, is intended'],
  [/\bholds? for\b/i, 'applies to'],
  [/\bstands? (?:beside|for|there)\b/i, 'is next to, means, is there'],
  [/\bso many\b/i, 'this many, a number of'],
  [/\b(?:thrice|nought)\b/i, 'three times, zero'],
]

/** Comments of a source text with their line, joined to one line and without names in backticks. */
function commentsOf(file: string, text: string): { line: number; words: string }[] {
  return parseSync(file, text).comments.map(({ start, value }) => ({
    line: text.slice(0, start).split('\n').length,
    words: value
      .replace(/`[^`]*`/g, '`…`')
      .replace(/\s*\n\s*\*?\s*/g, ' ')
      .replace(/^[*\s]+/, '')
      .trim(),
  }))
}

const stiffWords = (file: string, text: string): string[] =>
  commentsOf(file, text).flatMap(({ line, words }) =>
    PLAIN.filter(([stiff]) => stiff.test(words)).map(
      ([stiff, plain]) => `${file}:${line} ${stiff.exec(words)?.[0]} → ${plain}: ${words.slice(0, 80)}`,
    ),
  )

test('comments use the plain words of web documentation', () => {
  const files = globSync('{*,{apps,packages,e2e,endurance,bench,tools,docs}/**/*}.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).filter((file) => !/\.gen\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap((file) => stiffWords(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('a stiff word is found with its line, in comments alone', () => {
  const text = "const anew = 'anew'\n\n/** Made `anew`. */\n/** Made anew. */\n// What a row shows.\n"
  expect(stiffWords('sample.ts', text)).toEqual([
    'sample.ts:4 anew → again: Made anew.',
    'sample.ts:5 What → a noun: "Columns of a row", not "What a row shows": What a row shows.',
  ])
})
