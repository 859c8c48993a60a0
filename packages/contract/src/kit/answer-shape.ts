/**
 * The types an answer needs to be drawn:
 *
 * - letters: the types one value may have: `s`tring, `n`umber, `b`oolean, `0` null, `*` anything
 * - a number: the part at this index of the table
 * - `[one]` a list, `[first, second]` a list of exactly these
 * - `{ '=': 2 }` this value, `{ '|': […] }` one of these, `{ '*': one }` any names, each with such a value
 * - everything else: an object with these fields; the name of an optional one ends in `?`
 */
export type Shape = string | number | readonly Shape[] | { readonly [field: string]: Shape }

export interface AnswerShapes {
  /** By the call's name: `GET /upcoming/{fromUtc}/{toUtc}`. */
  calls: Readonly<Record<string, Shape>>
  /** Parts that several answers have. */
  parts: readonly Shape[]
}
