import type { Locator } from '@playwright/test'

/** Every text of an element since it was watched, each once in order, a space between two of its words. */
export interface WatchedWords {
  soFar(): Promise<string[]>
}

/** Notes every change of an element's text, however short it was in sight. */
export async function watchWords(element: Locator): Promise<WatchedWords> {
  const handle = await element.evaluateHandle((node) => {
    const said: string[] = []
    const note = () => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '')
      const text = words.filter(Boolean).join(' ')
      if (text !== said.at(-1)) said.push(text)
    }
    note()
    new MutationObserver(note).observe(node, { subtree: true, childList: true, characterData: true })
    return said
  })
  return { soFar: () => handle.jsonValue() }
}

/** The patterns that the texts match, in the order of the texts; a repeated one counts at its first place. */
export function stepsIn(texts: readonly string[], steps: Readonly<Record<string, RegExp>>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [name, pattern] of Object.entries(steps)) if (pattern.test(text)) found.add(name)
  }
  return [...found]
}
