import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../../tools/root.ts'

const PLACES = ['apps/web/src/app/i18n/*.en.ts', 'apps/web/src/{features,ui}/*/texts.en.ts']

/** First words of the keys of all texts: a key that has no text is shown as it is. */
export async function keyRoots(): Promise<ReadonlySet<string>> {
  const roots = new Set<string>()
  for (const file of globSync(PLACES, { cwd: ROOT })) {
    const { texts } = (await import(join(ROOT, file))) as { texts: object }
    for (const [key, text] of Object.entries(texts)) if (typeof text === 'object') roots.add(key)
  }
  return roots
}

/** Keys of texts that the page shows, or reports on hover or to screen readers, instead of their words. */
export async function bareKeysIn(page: Page, roots: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[title], [aria-label], [placeholder], [alt]')].flatMap((element) =>
      ['title', 'aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ])
  const isKey = (word: string) => /^[a-z]\w*([.:][A-Za-z_]\w*)+$/.test(word) && roots.has(word.split(/[.:]/)[0] ?? '')
  return texts.flatMap((text) => text.split(/\s+/)).filter(isKey)
}
