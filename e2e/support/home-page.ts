import type { Locator, Page } from '@playwright/test'
import { namesOf } from '../../packages/messages/src/names.ts'
import type { UpcomingMatch } from './api.ts'

type Named = Pick<UpcomingMatch, 'local_name' | 'visitor_name'>

const namePt = (name: string) => namesOf('pt', 'teams')[name] ?? name

/** The match with its clubs called as in Portuguese. */
export const inPortuguese = <Match extends Named>(match: Match): Match => ({
  ...match,
  local_name: namePt(match.local_name),
  visitor_name: namePt(match.visitor_name),
})

export const nameOf = ({ local_name, visitor_name }: Named) => `${local_name} – ${visitor_name}`

export const list = (page: Page): Locator => page.getByRole('tabpanel')
export const rows = (page: Page): Locator => list(page).getByRole('listitem')
export const rowOf = (page: Page, match: Named): Locator =>
  rows(page).filter({ has: page.getByRole('link', { name: `${nameOf(match)}, ` }) })

/** Names of all matches in the list, in their order. */
export const listedNames = (page: Page): Promise<string[]> =>
  list(page).getByRole('listitem').getByRole('link', { name: ' – ' }).allTextContents()

/** Names of the leagues that head the groups, in their order. */
export const groupNames = (page: Page): Promise<string[]> =>
  list(page).getByRole('heading', { level: 2 }).allTextContents()

export const searchField = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^(Search in upcoming|Pesquisar nos próximos)$/ })

/** The visitor's own settings as the browser keeps them. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Runs in the page. */
function wordsIn(found: Element | Element[]): string[] {
  return [found].flat().map((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim().replace(/\s+/g, ' ') ?? '')
    return words.filter(Boolean).join(' ')
  })
}

/** Every text inside an element with a plain space between words and texts, also where the browser has put off drawing it. */
export const wordsOf = async (element: Locator): Promise<string> => (await element.evaluate(wordsIn)).join(' ')

/** The same of all elements there are at this moment. */
export const wordsOfEach = (elements: Locator): Promise<string[]> => elements.evaluateAll(wordsIn)
