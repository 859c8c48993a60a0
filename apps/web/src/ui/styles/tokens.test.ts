import { readFileSync } from 'node:fs'
import { RESULT_COLOURS } from '@touchline/football'
import { expect, test } from 'vitest'

test('wins, draws and losses are drawn in the colours the API names', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const [usual = ''] = css.match(/\[data-palette="0"\] \{[^}]*/) ?? []
  const colourOf = (token: string) => new RegExp(`--${token}: (#\\w+);`).exec(usual)?.[1]
  expect({ W: colourOf('win'), D: colourOf('draw'), L: colourOf('loss') }).toEqual(RESULT_COLOURS)
})
