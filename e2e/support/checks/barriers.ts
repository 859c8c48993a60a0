import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PLACES_NAMED = 3

/** Violations axe finds on the page: rule and element, the first few of each rule. */
export async function barriersIn(page: Page): Promise<string[]> {
  // Content outside the screen is laid out only when it comes near; until then it would be measured at its place for another width.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
    }
  })
  const { violations } = await new AxeBuilder({ page })
    // Only violations are described: a page of many matches passes in thousands of places.
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // Runs within the page, which has no frames; moving the results to a separate page takes three times as long.
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
