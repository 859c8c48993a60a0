import { expect, test } from 'vitest'
import { sharedPlace } from './shared.ts'

const ORIGIN = 'https://touchline.test'
const shared = (given: Record<string, string>) => sharedPlace(new URLSearchParams(given), ORIGIN)

test.each([
  ['a page of this site', { url: `${ORIGIN}/soccer?mid=5` }, { own: '/soccer?mid=5', words: '' }],
  ['one within a message', { text: `Look: ${ORIGIN}/team/7` }, { own: '/team/7', words: 'Look:' }],
  ['the site itself', { url: ORIGIN }, { own: '/', words: '' }],
  ['words', { text: 'Arsenal' }, { own: null, words: 'Arsenal' }],
  [
    'a page of another site with a title',
    { title: 'Arsenal', url: 'https://other.test/x' },
    { own: null, words: 'Arsenal' },
  ],
  ['what only looks like this site', { url: `${ORIGIN}.evil.test/` }, { own: null, words: '' }],
  ['what is no address', { url: 'http://[' }, { own: null, words: '' }],
  ['nothing', {}, { own: null, words: '' }],
])('%s', (_, given, expected) => {
  expect(shared(given)).toEqual(expected)
})
