import type { Browser, Page } from '@playwright/test'
import type { ownRenderer } from '../worlds/own-renderer.ts'
import { spoiltSite } from '../worlds/spoilt-site.ts'
import { callOf, type Spoilt } from './faults.ts'
import { watchQuiet } from './quiet.ts'

/** Replaces the right answer to a call, made by the server that renders the page or by the browser; undefined leaves it as it is. */
export type Spoil = (call: string, right: string, by: 'server' | 'browser') => Spoilt | undefined

/** A visitor to pages with corrupted answers, on the rendering server and in the browser alike. */
export interface FaultWalker {
  page: Page
  spoil(next: Spoil): void
  /** Errors nobody caught. */
  uncaught: string[]
  quiet(withinMs: number): Promise<void>
  leave(): Promise<void>
}

/** @param storage the browser's storage at each opening of a page */
export async function faultWalker(
  browser: Browser,
  {
    draw,
    url,
    storage,
  }: { draw: Awaited<ReturnType<typeof ownRenderer>>; url: string; storage: Readonly<Record<string, string>> },
): Promise<FaultWalker> {
  const rights = new Map<string, { status: number; text: string }>()
  let spoil: Spoil = () => undefined

  async function answer(path: string, init: RequestInit = {}, by: 'server' | 'browser' = 'server'): Promise<Response> {
    const call = callOf(init.method ?? 'GET', path)
    const known = rights.get(path)
    const right = known ?? (await ask(path, init))
    if (call === undefined || right.status !== 200) return new Response(right.text, { status: right.status })
    if (init.method !== 'POST') rights.set(path, right)
    const spoilt = spoil(call, right.text, by)
    if (spoilt === null) throw new TypeError('No connection')
    const { status, type, body } = spoilt ?? { status: 200, type: 'application/json', body: right.text }
    return new Response(body, { status, headers: { 'content-type': type } })
  }

  async function ask(path: string, init: RequestInit) {
    const response = await fetch(new URL(path, url), init)
    return { status: response.status, text: await response.text() }
  }

  const site = await spoiltSite(url, {
    page: (address) => draw(address, (path, init) => answer(path, init)),
    call: (address, init) => answer(address, init, 'browser'),
  })
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  await context.addInitScript(arrive, storage)
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return {
    page,
    uncaught,
    quiet: watchQuiet(page),
    spoil: (next) => {
      spoil = next
    },
    leave: async () => {
      await context.close()
      await site.close()
    },
  }
}

/** Runs in the page: nothing is left of the page before, and the seconds between attempts at a call pass sooner. */
function arrive(storage: Readonly<Record<string, string>>) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const wait = window.setTimeout
  window.setTimeout = ((run: () => void, ms = 0, ...given: unknown[]) =>
    wait(run, ms >= 1000 ? ms / 20 : ms, ...given)) as typeof window.setTimeout
}

/** The visible state of a page at a moment. */
export interface Sight {
  /** There is a page, with the bar around it where it has one. */
  framed: boolean
  /** The notice in place of a page that could not be rendered at all. */
  lost: boolean
  /** Lines that say what could not be loaded, with a retry. */
  failed: number
  /** The way to the plans is in place of gated content. */
  refused: boolean
  waiting: number
}

const RETRY = 'Try again'

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate((retry) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, dialog button')]
    return {
      framed: (document.querySelector('main')?.childElementCount ?? 0) > 0,
      lost: [...document.querySelectorAll('h1')].some((title) => title.textContent === 'Something went wrong'),
      failed: buttons.filter((button) => button.textContent?.trim() === retry).length,
      refused: document.querySelector('main [role="alert"] a[href="/subscription"]') !== null,
      waiting: document.querySelectorAll('[data-testid="spinner"]').length,
    }
  }, RETRY)

/** Presses every retry in sight. */
export const retryAll = (page: Page): Promise<void> =>
  page.evaluate((retry) => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button, dialog button')) {
      if (button.textContent?.trim() === retry && !button.disabled) button.click()
    }
  }, RETRY)
