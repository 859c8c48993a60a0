import type { Page } from '@playwright/test'

/** How far the page extends beyond its screen to the side, with the widest element; null when it fits. */
export function sidewaysIn(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (beyond <= 0) return null
    const widest = [...document.querySelectorAll('main *, header *, footer *')].reduce<Element | null>(
      (most, one) =>
        most === null || one.getBoundingClientRect().right > most.getBoundingClientRect().right ? one : most,
      null,
    )
    return `${beyond} px: ${widest?.outerHTML.slice(0, 160)}`
  })
}

/** Elements that are moving at this moment, and whether the page would scroll smoothly. */
export function motionIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => ((effect as KeyframeEffect).target as Element).outerHTML.slice(0, 160))
    const glides = getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
    return glides ? [...moving, 'the page glides when it scrolls'] : moving
  })
}

/** Our class names on the page whose rules are not loaded. */
export function unstyledIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('')
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
    return [...used].filter((name) => /^_.+_[\w-]{5}_\d+$/.test(name) && !rules.includes(`.${name}`))
  })
}

/** Words that end in "…" for lack of room, or that are cut without one; except fields and text for screen readers only. */
export function cutIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *:not(input, select, textarea, option)')].filter(
      (one) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const says = [...one.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
        )
        const clamps = webkitLineClamp !== 'none' && hides(overflowY)
        if (!(says || clamps) || one.clientWidth <= 2 || !one.checkVisibility()) return false
        return (
          (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (clamps && one.scrollHeight > one.clientHeight + 2)
        )
      },
    )
    return [...new Set(cut.map((one) => `${one.className}: ${one.textContent}`))]
  })
}
