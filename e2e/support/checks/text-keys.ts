import type { Page } from '@playwright/test'
import { readMessages } from '../../../packages/messages/src/catalog.ts'

/** The namespaces of all messages: a key that has no message is shown as it is, `league.table.caption`. */
export const keyRoots = (): ReadonlySet<string> => new Set(Object.keys(readMessages('en')))

/** Keys of texts that the page shows, or reports on hover or to screen readers, instead of their words. */
export async function bareKeysIn(page: Page, roots: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')].flatMap((element) =>
      ['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])
  const isKey = (word: string) =>
    /^[a-z][\w-]*([.:][A-Za-z_][\w-]*)+$/.test(word) && roots.has(word.split(/[.:]/)[0] ?? '')
  return texts.flatMap((text) => text.split(/\s+/)).filter(isKey)
}
