import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchTextIsSendable, searchTextToSend, upcomingMatcher } from './search-text.ts'

const found = (text: string) => upcomingMatcher(text)('FC São Paulo', 'Estrela (B)', 'Série A', 'Brazil')

describe('searching the upcoming list', () => {
  test.each([
    ['a part of the home name', 'paulo', true],
    ['a part of the away name', 'ESTRELA', true],
    ['the league', 'série', true],
    ['the country', 'brazil', true],
    ['something else', 'benfica', false],
    ['accents left out', 'sao', true],
    ['a pattern', '^fc .*lo$', true],
    ['a choice', 'porto|estrela', true],
    ['an optional group', '(fc )?são', true],
    ['a class that is not a digit', '^\\D+$', true],
    ['a pattern does not reach from one name into the next', 'paulo.*estrela', false],
    ['nothing', '', true],
    ['a space', ' ', true],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toBe(expected)
  })

  test('a text that is no valid pattern is looked for literally', () => {
    expect(found('(')).toBe(true)
    expect(found('(B')).toBe(true)
    expect(found('[')).toBe(false)
    expect(found('*')).toBe(false)
  })

  test.each([
    '(a+)+$',
    '(a|aa)+$',
    '(a?){50}b',
    '.*.*.*.*.*.*x',
    'a?a?a?a?a?a?aaaaaa',
    'a{65000}',
    'a{1,65000}',
    `${'a*'.repeat(60)}b`,
  ])('%s, which could take for ever, is looked for literally', (text) => {
    const match = upcomingMatcher(text)
    expect(match('a'.repeat(90), 'a'.repeat(5000), '', '')).toBe(false)
    expect(match(text.slice(0, 100), '', '', '')).toBe(text.length <= 100)
  })

  test.each(['.*.*~', '(.|.)(.|.)(.|.)(.|.)~', '(.|.|.|.|.)~', '(.?)(.?)~', '(?=.*)(?=.*).~'])(
    '%s, whose ways through a name multiply, is looked for literally',
    (text) => {
      const match = upcomingMatcher(text)
      expect([match('some name~', '', '', ''), match(`FC ${text}`, '', '', '')]).toEqual([false, true])
    },
  )

  test('it never fails, and any name is found by itself', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 })
    fc.assert(
      fc.property(text, text, (typed, name) => {
        expect(typeof upcomingMatcher(typed)(name, name, name, name)).toBe('boolean')
      }),
    )
    const plain = fc.stringMatching(/^[A-Za-zÀ-ſ]{1,40}$/)
    fc.assert(fc.property(plain, (name) => upcomingMatcher(name.toUpperCase())('', name, '', '')))
  })
})

test('a search is sent in lower case, and not when it is empty or begins with a space', () => {
  expect([searchTextIsSendable('Porto'), searchTextIsSendable(''), searchTextIsSendable(' porto')]).toEqual([
    true,
    false,
    false,
  ])
  expect([searchTextToSend('FC Porto '), searchTextToSend(' x')]).toEqual(['fc porto ', null])
})
