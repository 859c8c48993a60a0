import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import { type Brand, DEFAULT_NAME } from '../../platform/brand.ts'

const PNG = 'image/png'
const PAGE = '#0e1217'

interface ManifestOptions {
  language: Language
  /** Whether prices are shown: the pictures of pages have some. */
  prices: boolean
}

/** The web app manifest: how the site looks as an app, and the ways into it. */
export function viewManifest({ name, revision, logo, accents }: Brand, { language, prices }: ManifestOptions) {
  const common = textsOf(language, 'common')
  const t = textsOf(language, 'manifest')
  const picture = (file: string) => `/${file}?v=${revision}`
  // The pictures of pages show the look of the product.
  const isUsual = name === DEFAULT_NAME && logo === null && accents.light === null && accents.dark === null
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: picture('icon-192.png'), sizes: '192x192' }],
  })
  const screenshot = (form_factor: 'wide' | 'narrow', of: 'home' | 'match', sizes: string) => ({
    ...{ src: `/screenshots/${of}-${form_factor}.png`, sizes, type: PNG },
    ...{ form_factor, label: t(of) },
  })
  return {
    id: '/',
    name,
    short_name: name,
    description: common(prices ? 'description' : 'descriptionPlain'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAGE,
    theme_color: PAGE,
    categories: ['sports'],
    icons: [
      { src: picture('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: picture('icon-192.png'), sizes: '192x192', type: PNG },
      { src: picture('icon-512.png'), sizes: '512x512', type: PNG },
      { src: picture('icon-maskable.png'), sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(common('nav.matches'), '/'),
      shortcut(common('nav.inplay'), '/inplay'),
      shortcut(textsOf(language, 'me')('title'), '/me'),
      shortcut(common('nav.finder'), '/finder'),
    ],
    ...(isUsual &&
      prices && {
        screenshots: [
          screenshot('wide', 'home', '1280x800'),
          screenshot('wide', 'match', '1280x800'),
          screenshot('narrow', 'home', '390x844'),
          screenshot('narrow', 'match', '390x844'),
        ],
      }),
    share_target: {
      ...{ action: '/share', method: 'GET', enctype: 'application/x-www-form-urlencoded' },
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
