/** Why a browser gives no push messages; null where it does. */
export type PushObstacle = 'unsupported' | 'install' | 'denied' | null

/** Address of the worker that shows messages. */
const WORKER = '/service-worker.js'

const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** On iPhones only sites on the home screen receive messages. */
export function pushObstacle(): PushObstacle {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isIos() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The browser's subscription; null without one. */
export async function currentSubscription(): Promise<BrowserSubscription | null> {
  if (pushObstacle() !== null) return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  return partsOf((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the person and subscribes. @returns null where they refuse @throws Error of the browser's push service */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // One of another key is of no use: nobody can send to it any more.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return partsOf(await pushManager.subscribe(options))
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

const keyOf = ({ options }: PushSubscription) => base64url(options.applicationServerKey)

function partsOf(subscription: PushSubscription | null): BrowserSubscription | null {
  if (subscription === null) return null
  const [p256dh, auth] = [base64url(subscription.getKey('p256dh')), base64url(subscription.getKey('auth'))]
  return { endpoint: subscription.endpoint, p256dh, auth }
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** How a person knows this browser among others: Firefox, Android. */
export function browserLabel(agent = navigator.userAgent): string {
  const named = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => agent.includes(mark))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ')
}
