import type { Page } from '@playwright/test'
import { COUNTRIES } from '../../../packages/football/src/index.ts'
import { namesOf } from '../../../packages/messages/src/names.ts'

/** Countries that share their name with a club. */
const CLUBS: readonly string[] = ['Monaco']

const ENGLISH = COUNTRIES.filter(
  ({ name }) => namesOf('pt', 'countries')[name] !== undefined && !CLUBS.includes(name),
).map(({ name }) => name)

/**
 * Countries whose English name appears alone on a Portuguese page, or as the label of a picture or choice. A national team is named by the
 * data.
 */
export function englishCountriesIn(page: Page): Promise<string[]> {
  return page.evaluate((english) => {
    const names = new Set(english)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.closest('script, style, a[href^="/team/"]') === null && names.has(textContent?.trim() ?? '')) {
        found.push(parentElement.outerHTML.slice(0, 160))
      }
    }
    for (const element of document.querySelectorAll('[title], [aria-label], [alt]')) {
      for (const key of ['title', 'aria-label', 'alt']) {
        if (names.has(element.getAttribute(key) ?? '')) found.push(element.outerHTML.slice(0, 160))
      }
    }
    return [...new Set(found)]
  }, ENGLISH)
}
