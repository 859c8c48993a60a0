import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'

const PNG = 'image/png'
const PAGE = '#0e1217'

interface ManifestOptions {
  brand: string
  language: Language
  /** Whether prices are shown: the pictures of pages have some. */
  prices: boolean
}

/** The web app manifest: how the site looks as an app, and the ways into it. */
export function viewManifest({ brand, language, prices }: ManifestOptions) {
  const common = textsOf(language, 'common')
  const t = textsOf(language, 'manifest')
  const shortcut = (name: string, url: string) => ({ name, url, icons: [{ src: '/icon-192.png', sizes: '192x192' }] })
  const screenshot = (form_factor: 'wide' | 'narrow', of: 'home' | 'match', sizes: string) => ({
    ...{ src: `/screenshots/${of}-${form_factor}.png`, sizes, type: PNG },
    ...{ form_factor, label: t(of) },
  })
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: common(prices ? 'description' : 'descriptionPlain'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAGE,
    theme_color: PAGE,
    categories: ['sports'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: PNG },
      { src: '/icon-512.png', sizes: '512x512', type: PNG },
      { src: '/icon-maskable.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(common('nav.matches'), '/'),
      shortcut(common('nav.inplay'), '/inplay'),
      shortcut(textsOf(language, 'me')('title'), '/me'),
      shortcut(common('nav.finder'), '/finder'),
    ],
    ...(prices && {
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
