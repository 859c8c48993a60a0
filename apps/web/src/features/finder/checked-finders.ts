import { type Finder, finderKey } from '@touchline/football'
import { useState } from 'react'

const KEY = 'checked_finders'

/** Keys of the finders whose later half was opened in this tab; none if the browser stores nothing. */
function checkedFinders(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function keep(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keys))
  } catch {
    // Counted until the page is left.
  }
}

interface Checked {
  isChecked: boolean
  /** How many different finders were checked, this one among them once it is. */
  count: number
  check(): void
}

/** Whether the later half of a finder was opened, and how many were before: each look makes the result less reliable. */
export function useChecked(finder: Finder): Checked {
  const [keys, setKeys] = useState(checkedFinders)
  const key = finderKey(finder)
  return {
    isChecked: keys.includes(key),
    count: keys.length,
    check: () => {
      const next = [...new Set([...checkedFinders(), key])]
      keep(next)
      setKeys(next)
    },
  }
}
