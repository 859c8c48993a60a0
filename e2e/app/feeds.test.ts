import { expect, test } from '../support/fixtures.ts'
import { findPlaces } from '../support/places.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isAddress = (text: unknown) => typeof text === 'string' && URL.canParse(text)

/** Content of a feed, read by the XML parser of the browser. */
interface AtomParts {
  root: string
  faults: number
  self: string[]
  parts: { ids: string[]; titles: string[]; updated: string[]; authors: number; links: string[] }[]
}

test('feeds hold what readers of Atom (RFC 4287) and of JSON Feed ask for', async ({ page }) => {
  const { team, league } = await findPlaces(DEMO_URL)
  await page.goto('/help')
  for (const feed of [`team/${team}`, `league/${league}`, 'record']) {
    const atom = await page.evaluate(async (address): Promise<AtomParts> => {
      const parsed = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml')
      const root = parsed.documentElement
      const own = (of: Element, name: string) => [...of.children].filter(({ localName }) => localName === name)
      const texts = (of: Element, name: string) => own(of, name).map(({ textContent }) => textContent ?? '')
      const links = (of: Element) => own(of, 'link').map((link) => link.getAttribute('href') ?? '')
      const self = own(root, 'link').filter((link) => link.getAttribute('rel') === 'self')
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        faults: parsed.getElementsByTagName('parsererror').length,
        self: self.map((link) => link.getAttribute('href') ?? ''),
        parts: [root, ...own(root, 'entry')].map((part) => ({
          ids: texts(part, 'id'),
          titles: texts(part, 'title'),
          updated: texts(part, 'updated'),
          authors: own(part, 'author').length,
          links: links(part),
        })),
      }
    }, `/feeds/${feed}.atom`)
    const [head, ...entries] = atom.parts
    expect([feed, atom.root, atom.faults]).toEqual([feed, 'http://www.w3.org/2005/Atom feed', 0])
    expect(atom.self).toEqual([expect.stringMatching(new RegExp(`/feeds/${feed}\\.atom$`))])
    expect(head?.authors).toBe(1)
    for (const { ids, titles, updated, links } of atom.parts) {
      expect([ids.length, titles.length, updated.length]).toEqual([1, 1, 1])
      expect([isAddress(ids[0]), titles[0] !== '', links.every(isAddress)]).toEqual([true, true, true])
      expect(updated[0]).toMatch(MOMENT)
    }
    expect(new Set(entries.map(({ ids: [id] }) => id)).size).toBe(entries.length)
    if (feed !== 'record') expect(entries.length).toBeGreaterThan(2)

    const json = await (await fetch(new URL(`/feeds/${feed}.json`, DEMO_URL))).json()
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1(\.1)?$/)
    expect([typeof json.title, isAddress(json.feed_url), json.items.length]).toEqual(['string', true, entries.length])
    for (const { id, url, content_html, date_published } of json.items) {
      expect([typeof id, isAddress(url), typeof content_html]).toEqual(['string', true, 'string'])
      expect(date_published).toMatch(MOMENT)
    }
  }
})
