import { useState } from 'react'
import { afterPaint } from '../app/after-paint.ts'

/**
 * A choice that shows as soon as it is made; what it changes on the page begins once that has been painted.
 * @param value what holds; a change of it replaces what was chosen
 * @param apply makes the choice hold
 */
export function useChosen<T extends string | number | boolean | undefined>(
  value: T,
  apply: (next: T) => void,
): [shown: T, choose: (next: T) => void] {
  const [chosen, setChosen] = useState<{ next: T; instead: T } | null>(null)
  if (chosen && chosen.instead !== value) setChosen(null)
  const choose = (next: T) => {
    setChosen({ next, instead: value })
    afterPaint(() => apply(next))
  }
  return [chosen ? chosen.next : value, choose]
}
