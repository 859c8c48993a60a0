import { hidesAny } from '@touchline/football'
import { LANGUAGES, type Language, languageOf, SOURCE_LANGUAGE } from '@touchline/messages'
import type { App } from './app.ts'
import { wishOf } from './cover/cover.ts'
import { languageTexts } from './i18n/languages.ts'

/** Metadata of a page for the document's head. */
export interface HeadOf {
  /** Name of the page; without one only the brand is shown. */
  title?: string
  description?: string
  /** Path with the parameters that belong to the page's identity, `/soccer?mid=5`: canonical and translations are built on it. */
  path?: string
  /** Absolute or site-relative address of a picture of 1200 × 630 for shared links. */
  image?: string
  /** Path of the feed of the page without its ending, `/feeds/team/5`. */
  feed?: string | undefined
  /** Keeps pages behind login and personal ones out of search engines. */
  hidden?: boolean
}

/** Texts of the page's language, for `head` functions and loaders. */
export function textsOf(app: App) {
  return languageTexts(app.settings.get().language).t
}

/** A language as Open Graph names it, `pt_PT`. */
const localeOf = (language: Language) => languageOf(language).locale.replace('-', '_')

/** Title, description, canonical, translations and Open Graph of a page, for a route's `head`. */
export function pageHead(app: App, { title, description, path, image, feed, hidden }: HeadOf) {
  const { brand, publicUrl, prices } = app.page
  const { language } = app.settings.get()
  const about = description ?? textsOf(app)(prices ? 'description' : 'descriptionPlain')
  const full = title ? `${title} | ${brand}` : brand
  const address = path === undefined ? undefined : translated(publicUrl, path, language)
  return {
    meta: [
      { title: full },
      { name: 'description', content: about },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title ?? brand },
      { property: 'og:locale', content: localeOf(language) },
      ...LANGUAGES.filter((other) => other !== language).map((other) => ({
        property: 'og:locale:alternate',
        content: localeOf(other),
      })),
      { property: 'og:description', content: about },
      { property: 'og:image', content: new URL(pictured(app, image), `${publicUrl}/`).href },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title ?? brand },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(address ? [{ property: 'og:url', content: address }] : []),
    ],
    links: [
      ...(feed === undefined ? [] : feedLinks(app, feed, full)),
      ...(address === undefined || path === undefined || hidden
        ? []
        : [
            { rel: 'canonical', href: address },
            ...LANGUAGES.map((other) => ({
              rel: 'alternate',
              hrefLang: other,
              href: translated(publicUrl, path, other),
            })),
            { rel: 'alternate', hrefLang: 'x-default', href: translated(publicUrl, path, SOURCE_LANGUAGE) },
          ]),
    ],
  }
}

/** Drawn pictures come in the colours of the page; what the device says of "as the system" is not known here. */
function pictured(app: App, image = `/share.png?v=${app.page.look.revision}`): string {
  if (app.settings.get().theme !== 'light' || !image.startsWith('/api/images/')) return image
  return `${image}${image.includes('?') ? '&' : '?'}theme=light`
}

/** For programs that read feeds; without scores where these are hidden. */
function feedLinks(app: App, feed: string, title: string) {
  const settings = app.settings.get()
  const query = new URLSearchParams({
    lang: settings.language,
    ...(hidesAny(wishOf(settings)) && { scores: '0' }),
  })
  return (['atom', 'json'] as const).map((ending) => ({
    rel: 'alternate',
    type: FEED_TYPES[ending],
    title,
    href: `${app.page.publicUrl}${feed}.${ending}?${query}`,
  }))
}

const FEED_TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const

interface Loaded {
  match: { context: { app: App } }
}

type Describe = (t: ReturnType<typeof textsOf>, page: App['page']) => HeadOf

/** The `head` of a route that depends on nothing the route has loaded. */
export const headOf =
  (describe: Describe) =>
  ({ match: { context } }: Loaded) =>
    pageHead(context.app, describe(textsOf(context.app), context.app.page))

/** The head of a page behind login that is titled after its subject once that is known. */
export const memberHead =
  (title: MemberTitle) =>
  ({ match: { context }, loaderData }: Loaded & { loaderData?: { name?: string | null } | null | undefined }) =>
    pageHead(context.app, { title: loaderData?.name ?? textsOf(context.app)(`titles.${title}`), hidden: true })

type MemberTitle = 'coach' | 'country' | 'league' | 'player' | 'team'

/** Address of a page in a language: the source language without, every other with `lang`. */
function translated(publicUrl: string, path: string, language: Language): string {
  const url = new URL(path, `${publicUrl}/`)
  if (language === SOURCE_LANGUAGE) url.searchParams.delete('lang')
  else url.searchParams.set('lang', language)
  return url.href
}
