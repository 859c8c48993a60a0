import type { Page } from '@playwright/test'

/** Words that are cut off by a box, and selected tabs that are not whole in their row. */
export function outsideIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Reactions to a resize are done two frames later.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    const hides = (one: Element) => /hidden|clip/.test(getComputedStyle(one).overflowX)
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const around = text.parentElement
      const seen = around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!around || !seen || text.textContent?.trim() === '') continue
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      let box: Element | null = around
      while (box && !hides(box) && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement
      if (width === 0 || !box || !hides(box) || box.clientWidth <= 2) continue
      const edge = box.getBoundingClientRect()
      // Content wholly outside is hidden on purpose, such as the name of a team whose short code is shown.
      const isPartly = left < edge.right - 1 && right > edge.left + 1 && top < edge.bottom - 1 && bottom > edge.top + 1
      if (isPartly && (right > edge.right + 1 || left < edge.left - 1)) found.add(text.textContent ?? '')
    }
    for (const tab of document.querySelectorAll('[role="tab"][aria-selected="true"]')) {
      const [own, row] = [tab, tab.parentElement].map((one) => one?.getBoundingClientRect())
      if (own && row && (own.left < row.left - 1 || own.right > row.right + 1)) found.add(`tab ${tab.textContent}`)
    }
    return [...found]
  })
}

/** Words of usual length that break without a hyphen. */
export function brokenWordsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = 14
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('code, script, style')) continue
      range.selectNodeContents(text)
      if (range.getClientRects().length < 2) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1 && word.length <= longest && !word.includes('\u00ad')) found.add(word)
      }
    }
    return [...found]
  })
}

/** Words that are too faint on paper, where the ground of a page is white. */
export async function faintOnPaperIn(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => {
    const least = 4.5
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const seen = new Map<string, number[]>()
    /** Red, green, blue and how opaque it is, 0 to 255. */
    const parts = (colour: string) => {
      const known = seen.get(colour)
      if (known || !pixel) return known ?? []
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = colour
      pixel.fillRect(0, 0, 1, 1)
      const read = [...pixel.getImageData(0, 0, 1, 1).data]
      seen.set(colour, read)
      return read
    }
    const light = ([red = 0, green = 0, blue = 0]: number[]) => {
      const linear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4)
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const groundOf = (one: Element) => {
      for (let box: Element | null = one; box; box = box.parentElement) {
        const ground = parts(getComputedStyle(box).backgroundColor)
        if ((ground[3] ?? 0) > 200) return ground
      }
      return [255, 255, 255]
    }
    const faint = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement
      const words = walker.currentNode.textContent?.trim()
      if (!words || !around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Content over a drawing has its colours behind it.
      const isOnDrawing = getComputedStyle(around).position === 'absolute' || around.closest('svg')
      if (isOnDrawing || around.clientWidth === 1) continue
      const both = [groundOf(around), parts(getComputedStyle(around).color)].map(light)
      const [dark, bright] = [Math.min(...both), Math.max(...both)]
      if ((bright + 0.05) / (dark + 0.05) < least) faint.add(`${around.className}: ${words}`)
    }
    return [...faint]
  })
  await page.emulateMedia({ media: null })
  return found
}
