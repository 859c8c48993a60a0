import { globSync, readFileSync } from 'node:fs'
import { contrastOf, DEFAULT_ACCENT, RESULT_COLOURS, THEME_GROUNDS } from '@touchline/football'
import { beforeAll, describe, expect, test } from 'vitest'

let css = ''
beforeAll(() => {
  css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
})

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** The colours a rule gives to tokens, in one theme. */
function coloursOf(selector: string, theme: Theme): Map<string, string> {
  const escaped = selector.replaceAll(/[[\]]/g, '\\$&')
  const rules = [...css.matchAll(new RegExp(`(?:^|,\\n)${escaped} \\{([^}]*)\\}`, 'gm'))].map(([, rule = '']) => rule)
  const usual = rules.join('').replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1')
  const found = [...usual.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)]
  return new Map(
    found.map(([, name = '', light, dark, both]) => [name, (both ?? (theme === 'light' ? light : dark)) as string]),
  )
}

const PALETTES = ['[data-palette="0"]', '[data-palette="1"]'] as const
const RESULTS = ['win', 'draw', 'loss'] as const

/** Text colours on backgrounds: 4.5 to 1 by WCAG 2, AA. */
const WORDS: readonly (readonly [inks: string, grounds: string])[] = [
  ['text soft muted', 'page card raised raised-lit hover pressed floating'],
  ['dim', 'page card raised hover floating'],
  ['accent', 'page card raised hover'],
  ['on-accent', 'accent accent-lit'],
  ['accent-text muted text accent', 'accent-soft'],
  ['info-text', 'info-soft'],
  ['caution text', 'caution-soft'],
  ['caution', 'card'],
  ['live-text', 'live-soft live-tint card page'],
  ['text muted', 'live-tint'],
  ['coach', 'coach-soft card'],
  ['orange-text bronze-text own-goal', 'card hover'],
  ['text', 'selection home-tint away-tint level-tint bar-ground'],
  ['muted accent', 'bar-ground'],
  ['on-mark', 'mark'],
  ['ink', 'yellow-card rating-1 rating-2 rating-3 rating-4 rating-5'],
  ['white', 'red-card sent-on sent-off grass grass-mown'],
]

/** Shapes visible by colour: 3 to 1. */
const SHAPES: readonly (readonly [shapes: string, grounds: string])[] = [
  ['accent away level home-tint away-tint level-tint orange teal sky ice lilac rose pink olive', 'card'],
  ['live star red-card mark', 'card'],
  ['star', 'raised'],
  ['box-line', 'card'],
  ['accent', 'pressed'],
]

const RESULT_WORDS = RESULTS.flatMap((result) => [
  [`on-${result}`, result] as const,
  [`${result}-text`, 'card hover raised'] as const,
])
const FORM_WORDS = [0, 1, 2, 3].map((form) => [`form-${form}-text`, `form-${form}`] as const)

/** The pairs whose contrast is less than it has to be. */
function tooFaint(colours: Map<string, string>, pairs: readonly (readonly [string, string])[], least: number) {
  return pairs.flatMap(([inks, grounds]) =>
    inks.split(' ').flatMap((ink) =>
      grounds.split(' ').flatMap((ground) => {
        const [one, other] = [colours.get(ink), colours.get(ground)]
        if (one === undefined || other === undefined) return [`no ${ink} or no ${ground}`]
        const contrast = contrastOf(one, other)
        return contrast < least ? [`${ink} on ${ground}: ${contrast.toFixed(2)}`] : []
      }),
    ),
  )
}

describe.each(THEMES)('in the %s theme', (theme) => {
  test('text has enough contrast to be read', () => {
    expect(tooFaint(coloursOf(':root', theme), WORDS, 4.5)).toEqual([])
  })

  test('shapes have enough contrast with their background', () => {
    expect(tooFaint(coloursOf(':root', theme), SHAPES, 3)).toEqual([])
  })

  test.each(PALETTES)('results and form can be read in %s', (palette) => {
    const colours = new Map([...coloursOf(':root', theme), ...coloursOf(palette, theme)])
    expect(tooFaint(colours, [...RESULT_WORDS, ...FORM_WORDS], 4.5)).toEqual([])
  })
})

test.each(THEMES)('accents of operators are checked on the grounds of the %s theme', (theme) => {
  const colours = coloursOf(':root', theme)
  for (const [name, colour] of Object.entries({ ...THEME_GROUNDS[theme], accent: DEFAULT_ACCENT[theme] }))
    expect(colours.get(name), name).toBe(colour)
})

test('wins, draws and losses are drawn in the colours the API names', () => {
  const colours = coloursOf('[data-palette="0"]', 'dark')
  expect({ W: colours.get('win'), D: colours.get('draw'), L: colours.get('loss') }).toEqual(RESULT_COLOURS)
})

test('no other style sheet names a colour, so that each has one for both themes', () => {
  const source = new URL('../../', import.meta.url).pathname
  const named = globSync('**/*.css', { cwd: source })
    .filter((file) => !file.endsWith('tokens.css'))
    .filter((file) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(readFileSync(source + file, 'utf8')))
  expect(named).toEqual([])
})
