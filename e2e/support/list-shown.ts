import type { Page } from '@playwright/test'

type Pair = readonly [number | null, number | null]

/** A row of a list of past matches as it is seen: yellow and red cards together in a list of cards. */
export interface Row {
  league: string
  home: string
  pair: Pair
  /** Yellow cards, then red ones; empty in other lists. */
  colours: readonly Pair[]
}

/** A list of past matches with the cards above it, as a page shows them in English. */
export interface ListShown {
  rows: readonly Row[]
  /** There are more pages. */
  more: boolean
  /** Heads of all cards that count. */
  cards: readonly { title: string; note: string }[]
  /** Won, drawn, lost of the bar; null without one. */
  results: readonly number[] | null
  facts: Readonly<Record<string, string>>
  /** Values of the facts called per match, where several cards have one. */
  perMatch: readonly string[]
  /** How often, of how many. */
  rates: Readonly<Record<string, readonly number[]>>
  /** Sums of the parts of the chart, for the team and its opponents. */
  drawn: { counts: readonly number[]; partly: boolean } | null
}

/** The only list of the page; null where no match fits. */
export function listShown(page: Page): Promise<ListShown | null> {
  return page.evaluate(() => {
    const text = (one: Element | null | undefined) => one?.textContent?.trim() ?? ''
    const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)]
    const table = all('main table').find((one) => one.querySelector('td[data-column="home"]') !== null)
    if (table === undefined) return null
    const main = table.closest('main') as HTMLElement
    const count = (digits: string | undefined) => (digits === undefined || digits === '?' ? null : Number(digits))
    const added = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other)
    const rows = all('tbody tr', table).map((row) => {
      const shown = all('[data-card]', row).map((one) => count(text(one)))
      const [homeYellow = null, homeRed = null, awayYellow = null, awayRed = null] = shown
      const boxes = all('span', row)
        .map((one) => /^(\d+|\?)–(\d+|\?)$/.exec(text(one)))
        .find((found) => found !== null)
      return {
        league: text(row.querySelector('a[href^="/league/"]')),
        home: row.querySelector('td[data-column="home"] [title]')?.getAttribute('title') ?? '',
        pair:
          shown.length > 0
            ? ([added(homeYellow, homeRed), added(awayYellow, awayRed)] as const)
            : ([count(boxes?.[1]), count(boxes?.[2])] as const),
        colours: shown.length > 0 ? [[homeYellow, awayYellow] as const, [homeRed, awayRed] as const] : [],
      }
    })
    const bar = all('[role="img"]', main)
      .map((one) => /: (\d+) won, (\d+) drawn, (\d+) lost$/.exec(one.getAttribute('aria-label') ?? ''))
      .find((found) => found !== null)
    const facts = all('dl', main).flatMap((list) =>
      all('dt', list).map((term) => {
        const value = term.parentElement?.querySelector('dd')
        return [text(term), /^[−+]?\d+(\.\d\d)?/.exec(text(value))?.[0] ?? text(value)] as const
      }),
    )
    const rates = all('tbody tr', main).flatMap((row) => {
      const found = /^(\d+) of (\d+)/.exec(text(row.querySelector('td[data-column="record"]')))
      return found ? [[text(row.querySelector('th')), [Number(found[1]), Number(found[2])]] as const] : []
    })
    const parts = all('ol li', main).flatMap((part) => {
      const found = /: .+ (\d+), .+ (\d+)$/.exec(text(part.querySelector('.visually-hidden')))
      return found ? [[Number(found[1]), Number(found[2])]] : []
    })
    const of = (place: 0 | 1) => parts.reduce((sum, part) => sum + (part[place] ?? 0), 0)
    const heads = all('section > header', main).filter((head) => head.parentElement?.contains(table) === false)
    const counts = heads.filter((head) => head.parentElement?.querySelector('dl, td[data-column="record"], ol') != null)
    return {
      rows,
      more: all('nav[aria-label^="Pages of matches"] button', main).length > 0,
      cards: counts
        .filter(
          (head) => head.querySelector('h2, h3') !== null && head.parentElement?.querySelector('section') === null,
        )
        .map((head) => ({ title: text(head.querySelector('h2, h3')), note: text(head.querySelector('.dim')) })),
      results: bar ? bar.slice(1).map(Number) : null,
      facts: Object.fromEntries(facts),
      perMatch: facts.filter(([name]) => name === 'Per match').map(([, value]) => value),
      rates: Object.fromEntries(rates),
      drawn: parts.length === 0 ? null : { counts: [of(0), of(1)], partly: /known for \d+ of/.test(text(main)) },
    }
  })
}
