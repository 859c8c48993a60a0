import { boundedText } from '../kit/text.ts'

/** The secret by which the server knows the browser of a visitor. */
export const browserKey = boundedText(43)
  .regex(/^[\w-]{43}$/, 'must be the secret of a browser')
  .nullable()
  .default(null)
  .describe("The secret of a visitor's browser; null for who is signed in, and for a browser that has none yet.")
