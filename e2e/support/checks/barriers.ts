import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PLACES_NAMED = 3

/** What axe finds wrong with the page as it is now: rule and element, the first few of each rule. */
export async function barriersIn(page: Page): Promise<string[]> {
  // What is off the screen is laid out only when it comes near; until then it would be measured where it stood at another width.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
    }
  })
  const { violations } = await new AxeBuilder({ page })
    // Nothing but what is wrong is described: a page of many matches passes in thousands of places.
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // Looks from within the page, which has no frames; bringing what was found to a page of its own takes three times as long.
    .setLegacyMode(true)
    .analyze()
  const under = await page.evaluate(
    isUnderBar,
    selectorsOf(violations.find(({ id }) => id === 'target-size')?.nodes ?? []),
  )
  return violations.flatMap(({ id, nodes }) => {
    const wrong = id === 'target-size' ? nodes.filter((_, at) => !under[at]) : nodes
    return wrong.slice(0, PLACES_NAMED).map((node) => `${id}: ${node.html}`)
  })
}

const selectorsOf = (nodes: readonly { target: unknown[] }[]) => nodes.map(({ target }) => String(target[0]))

/** Runs in the page. Which elements are half under a bar that stays while the page scrolls: only their visible part is measured. */
function isUnderBar(selectors: string[]): boolean[] {
  const bars = [...document.querySelectorAll('body *')]
    .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
    .map((one) => one.getBoundingClientRect())
  return selectors.map((selector) => {
    const place = document.querySelector(selector)?.getBoundingClientRect()
    return place !== undefined && bars.some((bar) => bar.top < place.bottom && bar.bottom > place.top)
  })
}
