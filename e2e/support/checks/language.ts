import type { Page } from '@playwright/test'

/** Words of the English texts that no Portuguese text holds. */
const ENGLISH =
  /\b(goals?|corners?|cards?|home|away|head to head|last matches|match|matches|search|filters?|leagues?|seasons?|today|weather|stadium|referee|round|points|previous|next|log in|settings|favourites?|by time|show|hide|won|lost|drawn|per page|half|yellow|the|and|of|with|not built yet|back|draw|price|average|difference|clear|rain|snow|wind|clouds)\b/i

/** English words that people see, hear or read on hover. `names` come with the data and do not count. */
export async function englishIn(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.closest('script, style, noscript, body [lang]') === null) found.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')) {
      for (const key of ['title', 'aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(key) ?? '')
    }
    return found
  })
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length)
  const own = texts.map((text) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), text))
  return [...new Set(own.filter((text) => ENGLISH.test(text)))]
}
