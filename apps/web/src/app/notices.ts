import { createStore, useStore } from './store.ts'

/** A short notice at the bottom of the screen: a finished action, or a failure. */
export interface Notice {
  text: string
  /** A failure: announced at once, and shown longer. */
  failed?: boolean
  /** The way back, or another attempt. */
  action?: { label: string; run(): void }
}

const notice = createStore<Notice | null>(null)

/** Shows a notice in place of the previous one; null removes it. */
export const say = notice.set

/** The present notice; the component follows it. */
export const useNotice = (): Notice | null => useStore(notice, () => null)
