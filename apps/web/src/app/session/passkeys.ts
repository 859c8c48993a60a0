/** Result of a question to the browser: its answer, or the reason why there is none. */
export type Answered<T> = { credential: T } | { failed: 'cancelled' | 'known' | 'impossible' }

/** Whether this browser has passkeys at this address; they need a name, which a bare IP address is not. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)

const REASONS: Readonly<Record<string, 'cancelled' | 'known'>> = {
  // Browsers report the same if the user cancels and if there is no passkey.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

async function answered<T>(asking: Promise<T>): Promise<Answered<T>> {
  try {
    return { credential: await asking }
  } catch (error) {
    return { failed: REASONS[(error as Error).name] ?? 'impossible' }
  }
}

/** Few need it, so that nothing of it is loaded before. */
const library = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey. @param options as the server sent them */
export async function makePasskey(options: string) {
  const { startRegistration } = await library()
  return answered(startRegistration({ optionsJSON: JSON.parse(options) }))
}

/** Lets the browser sign in with a passkey. @param options as the server sent them */
export async function answerWithPasskey(options: string) {
  const { startAuthentication } = await library()
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) }))
}
