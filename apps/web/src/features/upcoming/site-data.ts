import { LANGUAGES } from '@touchline/messages'
import type { App } from '../../app/app.ts'

/** The site and who runs it as schema.org describes them, as JSON that is safe inside of a script element. */
export function siteData({ brand, look, publicUrl }: Pick<App['page'], 'brand' | 'look' | 'publicUrl'>): string {
  const url = `${publicUrl}/`
  const [site, owner] = [`${url}#site`, `${url}#owner`]
  const graph = [
    { '@type': 'WebSite', '@id': site, name: brand, url, inLanguage: LANGUAGES, publisher: { '@id': owner } },
    { '@type': 'Organization', '@id': owner, name: brand, url, logo: `${url}apple-touch-icon.png?v=${look.revision}` },
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
