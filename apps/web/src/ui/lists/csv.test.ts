import { describe, expect, test } from 'vitest'
import { csvOf } from '../table/column.ts'
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

  test('makes text harmless that a spreadsheet would run, and leaves numbers alone', () => {
    const names = [
      '=HYPERLINK("http://evil.example/")',
      '+354 United',
      '@SUM(1+1) Reykjavik',
      '-2+3',
      '\t=1',
      'a;=1',
      '＝1',
    ]
    const cells = csvText(
      [],
      names.map((name) => [name]),
    ).split('\r\n')
    expect(cells.slice(1, -1)).toEqual([
      `"'=HYPERLINK(""http://evil.example/"")"`,
      "'+354 United",
      "'@SUM(1+1) Reykjavik",
      "'-2+3",
      "'\t'=1",
      "a;'=1",
      "'＝1",
    ])
    expect(csvText(['+/-'], [[-1.5], ['-1.5'], ['+2'], ['3–1'], ['Saint-Étienne']])).toBe(
      "\uFEFF'+/-\r\n-1.5\r\n-1.5\r\n+2\r\n3–1\r\nSaint-Étienne\r\n",
    )
  })

  test('for programs has the ASCII names of the columns, and only columns that have one', () => {
    const columns = [
      { name: 'Época', field: 'season', csv: () => 2026 },
      { name: 'Resultado', csv: () => '3–1' },
    ]
    expect(csvOf(columns, [{}], true)).toEqual({ head: ['season'], rows: [[2026]] })
    expect(csvOf(columns, [{}])).toEqual({ head: ['Época', 'Resultado'], rows: [[2026, '3–1']] })
  })

  test('is called after the team', () => {
    expect(fileWord('Atlético Madrid')).toBe('atletico-madrid')
    expect(fileWord('1. FC Köln')).toBe('1-fc-koln')
  })
})
