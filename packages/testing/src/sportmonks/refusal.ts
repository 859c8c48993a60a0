/** A refusal of the provider, with its status and body. */
export interface Refusal {
  status: number
  body: Readonly<Record<string, unknown>>
}

export function refuse(status: number, message: string, more: Readonly<Record<string, unknown>> = {}): Refusal {
  return { status, body: { message, ...more } }
}

export const isRefusal = (value: object): value is Refusal => 'status' in value && 'body' in value

export const NO_RESULT =
  "No result(s) found matching your request. Either the query did not return any results or you don't have access to it via your current subscription."
