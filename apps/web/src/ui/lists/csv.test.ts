import { describe, expect, test } from 'vitest'
import { csvText, fileWord } from './csv.ts'

describe('a list as a file', () => {
  test('begins with the mark Excel looks for, and every line ends with CRLF', () => {
    expect(csvText(['Data', 'Golos'], [['2026-05-24', 2]])).toBe('\uFEFFData,Golos\r\n2026-05-24,2\r\n')
  })

  test('quotes commas, quotes and line breaks, and nothing else', () => {
    expect(csvText(['a'], [['Brighton, & Hove'], ['the "Gunners"'], ['two\nlines'], ['plain words']])).toBe(
      '\uFEFFa\r\n"Brighton, & Hove"\r\n"the ""Gunners"""\r\n"two\nlines"\r\nplain words\r\n',
    )
  })

  test('leaves what is not known empty, and shows a 0', () => {
    expect(csvText(['a', 'b'], [[null, 0]])).toBe('\uFEFFa,b\r\n,0\r\n')
  })

  test('is called after the team', () => {
    expect(fileWord('Atlético Madrid')).toBe('atletico-madrid')
    expect(fileWord('1. FC Köln')).toBe('1-fc-koln')
  })
})
