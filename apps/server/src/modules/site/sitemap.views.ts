import type { ChangedMatch, MatchDay } from './sitemap.queries.ts'

/** An address of the site with the instant of its last change, where that is known. */
interface Place {
  path: string
  changedAt?: Date
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Permanent pages; personal ones and those behind the login are in no sitemap. */
const LASTING = [
  '/',
  '/compare',
  '/finder',
  '/record',
  '/subscription',
  '/help',
  '/numbers',
  '/credits',
  '/contacts',
  '/terms',
  '/privacy',
  '/legal',
  '/accessibility',
]

/** Pages behind the login mark themselves as not to be listed: crawlers have to read them to learn that, and the name for shared links. */
export function viewRobots(publicUrl: string): string {
  return ['User-agent: *', 'Allow: /api/images/', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}

/** The parts of the sitemap: one of the lasting pages and days, one for the matches of each day. */
export function viewSitemapIndex(publicUrl: string, days: readonly MatchDay[]): string {
  const parts = [
    { path: '/sitemap-pages.xml' },
    ...days.map(({ key, changedAt }) => ({ path: `/sitemap-${key}.xml`, changedAt })),
  ]
  return list('sitemapindex', { entry: 'sitemap', publicUrl, places: parts })
}

/** @param days other than today, whose page is the first one */
export function viewPages(publicUrl: string, days: readonly string[]): string {
  const paths = [...LASTING, ...days.map((day) => `/matches/${day}`)]
  return list('urlset', { entry: 'url', publicUrl, places: paths.map((path) => ({ path })) })
}

export function viewMatches(publicUrl: string, matches: readonly ChangedMatch[]): string {
  return list('urlset', {
    entry: 'url',
    publicUrl,
    places: matches.map(({ key, changedAt }) => ({ path: `/soccer?mid=${key}`, changedAt })),
  })
}

/** Our own addresses need no XML escaping, except the operator's part. */
function list(
  root: string,
  { entry, publicUrl, places }: { entry: string; publicUrl: string; places: readonly Place[] },
): string {
  const origin = publicUrl.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const lines = places.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${entry}><loc>${origin}${path}</loc>${changed}</${entry}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`
}
