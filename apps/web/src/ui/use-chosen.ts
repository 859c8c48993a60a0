import { useState } from 'react'
import { afterPaint } from '../app/after-paint.ts'

/** A choice that does not hold by then, because something it needs could not be loaded, shows no longer. */
const SHOWN_MS = 2_000
/** A choice holds by then: less than a search waits for typing (use-typed.ts), so that it counts for a text typed after it. */
const HOLDS_MS = 150

/**
 * A choice that shows as soon as it is made; its effects on the page begin after the next paint.
 * @param value the present value; a change of it replaces the choice
 * @param apply makes the choice the present value
 */
export function useChosen<T extends string | number | boolean | undefined>(
  value: T,
  apply: (next: T) => void,
): [shown: T, choose: (next: T) => void] {
  const [chosen, setChosen] = useState<{ from: T; to: T } | null>(null)
  const choose = (to: T) => {
    setChosen({ from: value, to })
    afterPaint(() => {
      apply(to)
      setTimeout(setChosen, SHOWN_MS, null)
    }, HOLDS_MS)
  }
  return [chosen && chosen.from === value ? chosen.to : value, choose]
}
