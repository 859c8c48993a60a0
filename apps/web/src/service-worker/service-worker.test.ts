import { describe, expect, test } from 'vitest'
import { kindOf } from './kind.ts'
import { asKept, offlinePage } from './offline-page.ts'

const ORIGIN = 'https://touchline.test'

test.each([
  ['/', 'navigate', 'page'],
  ['/soccer?mid=5', 'navigate', 'page'],
  ['/account', 'navigate', null],
  ['/console/members', 'navigate', null],
  ['/account/reset-password?token=x', 'navigate', null],
  ['/activate?token=x', 'navigate', null],
  ['/api/upcoming/a/b', 'cors', null],
  ['/api/images/team/7', 'no-cors', 'picture'],
  ['/api/images/match/7', 'no-cors', null],
  ['/api/live/stream', 'cors', null],
  ['/assets/app-1a2b.js', 'cors', 'file'],
  ['/flags/pt.svg', 'no-cors', 'picture'],
  ['/calendar/me/secret.ics', 'navigate', null],
  ['https://other.test/assets/a.js', 'cors', null],
] as const)('%s (%s) is kept as %s', (path, mode, kind) => {
  expect(kindOf({ url: new URL(path, ORIGIN).href, mode, method: 'GET' }, ORIGIN)).toBe(kind)
})

test('requests that change something are never answered from here', () => {
  expect(kindOf({ url: `${ORIGIN}/login`, mode: 'navigate', method: 'POST' }, ORIGIN)).toBeNull()
})

test('a kept page says when it was kept', () => {
  const html = '<!DOCTYPE html><html lang="pt" data-palette="0"><head></head></html>'
  expect(asKept(html, '2026-03-07T15:00:00.000Z')).toContain('<html data-kept-at="2026-03-07T15:00:00.000Z" lang="pt"')
})

describe('without a connection', () => {
  const words = (title: string) => ({ title, text: 'text', pages: 'pages', none: 'none', again: 'again' })
  const texts = { en: words('No connection'), pt: words('Sem ligação') }

  test('the pages there are, with their titles and when they were kept, are listed in the language of the latest', () => {
    const html = '<html lang="pt"><title>Hoje &amp; amanhã</title>'
    const page = offlinePage([{ url: `${ORIGIN}/?a=1&b="`, html, at: '2026-03-07T15:00:00.000Z' }], texts)
    expect(page).toContain('<html lang="pt">')
    expect(page).toContain('Sem ligação')
    expect(page).toContain('href="https://touchline.test/?a=1&amp;b=&quot;">Hoje &amp; amanhã</a>')
    expect(page).toContain('<time datetime="2026-03-07T15:00:00.000Z">')
  })

  test('an empty list of pages says so', () => {
    expect(offlinePage([], texts)).toContain('<p>none</p>')
  })
})
