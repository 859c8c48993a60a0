import { expect, test } from 'vitest'
import { contrastOf } from '../match/colours.ts'
import { accentTokens, BRAND_THEMES, DEFAULT_ACCENT, isReadableAccent, nearestAccent, THEME_GROUNDS } from './accent.ts'

const HUES = [
  '#ff0000',
  '#ffd500',
  '#00c853',
  '#00bcd4',
  '#2962ff',
  '#d500f9',
  '#808080',
  '#000000',
  '#ffffff',
  '#7a3b00',
]

test.each(BRAND_THEMES)('the usual accent can be read in the %s theme, and is its own nearest', (theme) => {
  expect(isReadableAccent(theme, DEFAULT_ACCENT[theme])).toBe(true)
  expect(nearestAccent(theme, DEFAULT_ACCENT[theme])).toBe(DEFAULT_ACCENT[theme])
})

test('yellow is refused on white and black on black; the proposal keeps the hue', () => {
  expect(isReadableAccent('light', '#ffd500')).toBe(false)
  expect(isReadableAccent('dark', '#000000')).toBe(false)
  expect(nearestAccent('light', '#ffd500')).toBe('#806a00')
  expect(nearestAccent('dark', '#ffd500')).toBe('#ffd500')
})

test.each(BRAND_THEMES)('whatever hue is wished for, what is made of it can be read in the %s theme', (theme) => {
  const { page, card, raised, hover, pressed, text } = THEME_GROUNDS[theme]
  for (const wish of HUES) {
    const accent = nearestAccent(theme, wish)
    const tokens = accentTokens(theme, accent)
    const pairs = [
      ...[page, card, raised, hover].map((ground) => [accent, ground]),
      [tokens['on-accent'], accent],
      [tokens['on-accent'], tokens['accent-lit']],
      [tokens['accent-text'], tokens['accent-soft']],
      [text, tokens['accent-soft']],
      [accent, tokens['accent-soft']],
      [text, tokens.selection],
      [text, tokens['home-tint']],
    ]
    for (const [ink = '', ground = ''] of pairs)
      expect(contrastOf(ink, ground), `${wish}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const [shape = '', ground = ''] of [
      [accent, pressed],
      [tokens['accent-line'], card],
      [tokens['home-tint'], card],
    ])
      expect(contrastOf(shape, ground), `${wish}: ${shape} on ${ground}`).toBeGreaterThanOrEqual(3)
  }
})
