import type { Page } from 'playwright'
import { onTestFailed } from 'vitest'

const MUCH = 2_000

/** A test that fails reports what its page showed, what it had said and what was still being waited for. */
export function reportFailure(page: Page, complaints: readonly string[]): void {
  const waiting = new Set<string>()
  const nameOf = (request: { method(): string; url(): string }) => `${request.method()} ${request.url()}`
  page.on('request', (request) => waiting.add(nameOf(request)))
  page.on('response', (response) => waiting.delete(nameOf(response.request())))
  page.on('requestfailed', (request) => waiting.delete(nameOf(request)))
  try {
    onTestFailed(async () => {
      if (page.isClosed()) return
      const shown = await page.evaluate(() => ({
        fields: [...document.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`),
        text: document.body.innerText,
      }))
      const { fields, text } = shown
      console.log({ at: page.url(), waiting: [...waiting], complaints, fields, text: text.slice(0, MUCH) })
    })
  } catch {
    // Visits before the first test belong to none.
  }
}
