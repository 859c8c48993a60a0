/** A request of a call with its answer. Lists of recorded answers are shortened. */
export interface CallExample {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  answer: unknown
}
