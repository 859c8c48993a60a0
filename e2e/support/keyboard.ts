import { expect, type Locator, type Page } from '@playwright/test'

const MAX_STOPS = 150

/** Presses a key and holds that the focus is somewhere and can be seen there. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  expect(await unseenFocus(page)).toBeNull()
}

/** Presses Tab until the place has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(place)) return
    await press(page, 'Tab')
  }
  throw new Error(`Tab does not lead to ${String(place)}`)
}

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement)

/**
 * The focused element if nothing shows its focus; null where it is visible. Its ring may be drawn by its container or by the element it
 * covers.
 */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (at === null || at === document.body) return 'nothing has the focus'
    const shown = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling, at.closest('label')]
    const ringed = shown.some((element) => {
      if (!element) return false
      return ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    })
    const { top, bottom, width } = at.getBoundingClientRect()
    const inView = bottom > 0 && top < innerHeight && width > 0
    return ringed && inView ? null : at.outerHTML.slice(0, 200)
  })
}
