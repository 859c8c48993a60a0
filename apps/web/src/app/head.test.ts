import type { Language } from '@touchline/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from './app.ts'
import { pageHead } from './head.ts'
import { loadLanguage } from './i18n/languages.ts'
import type { Theme } from './settings/settings.fields.ts'

const app = (language: Language, theme: Theme = 'dark') =>
  ({
    page: { brand: 'Touchline', look: { revision: '1' }, publicUrl: 'https://t.test', prices: true },
    settings: { get: () => ({ language, theme }) },
  }) as App

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('pt')
})

describe('the head of a page', () => {
  test('the title is page and brand, the brand alone without a page', () => {
    expect(pageHead(app('en'), { title: 'Plans' }).meta).toContainEqual({ title: 'Plans | Touchline' })
    expect(pageHead(app('en'), {}).meta).toContainEqual({ title: 'Touchline' })
  })

  test('canonical is the page in its language, and every language is named with the default', () => {
    const { links } = pageHead(app('pt'), { title: 'Jogo', path: '/soccer?mid=5' })
    expect(links.map((link) => [link.rel, 'hrefLang' in link ? link.hrefLang : '', link.href])).toEqual([
      ['canonical', '', 'https://t.test/soccer?mid=5&lang=pt'],
      ['alternate', 'en', 'https://t.test/soccer?mid=5'],
      ['alternate', 'es', 'https://t.test/soccer?mid=5&lang=es'],
      ['alternate', 'pt', 'https://t.test/soccer?mid=5&lang=pt'],
      ['alternate', 'x-default', 'https://t.test/soccer?mid=5'],
    ])
  })

  test('shared links name the language and the others there are', () => {
    const { meta } = pageHead(app('pt'), {})
    expect(meta).toContainEqual({ property: 'og:locale', content: 'pt_PT' })
    expect(meta).toContainEqual({ property: 'og:locale:alternate', content: 'en_GB' })
  })

  test('drawn pictures have the colours of the page', () => {
    const image = (theme: Theme, given: string) =>
      pageHead(app('en', theme), { image: given }).meta.find((one) => 'property' in one && one.property === 'og:image')
        ?.content
    const picture = '/api/images/match/5?scores=0'
    expect([image('light', picture), image('dark', picture), image('light', '/share.png')]).toEqual([
      'https://t.test/api/images/match/5?scores=0&theme=light',
      'https://t.test/api/images/match/5?scores=0',
      'https://t.test/share.png',
    ])
  })

  test('personal pages stay out of search engines and name no canonical address', () => {
    const { meta, links } = pageHead(app('en'), { title: 'Settings', path: '/setting', hidden: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(links).toEqual([])
  })
})
