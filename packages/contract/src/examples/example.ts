/** What a call may be sent and what it then answers. Lists of recorded answers are cut short. */
export interface CallExample {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: unknown
  answer: unknown
}
