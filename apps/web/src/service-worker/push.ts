/** The parts of a worker's scope that messages need. */
export interface PushScope {
  location: { origin: string; hostname: string }
  navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: object): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
  fetch(address: string, init: RequestInit): Promise<Response>
  addEventListener(kind: 'push', listener: (event: PushMessageEvent) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: NotificationPressEvent) => void): void
}

interface Window {
  url: string
  focus(): Promise<Window>
  navigate(url: string): Promise<unknown>
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface PushMessageEvent extends WaitingEvent {
  data: { json(): unknown } | null
}

interface NotificationPressEvent extends WaitingEvent {
  action: string
  notification: { data: unknown; close(): void }
}

/** A declarative message: browsers that support it show it without a worker. */
interface Message {
  notification?: { title?: string; navigate?: string; [option: string]: unknown }
  app_badge?: number
}

/** The link of a notification, and the data to mute its match. */
interface PressData {
  navigate?: string
  mute?: string
}

/** Shows messages and opens their links. */
export function handlePush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, read(event))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(press(scope, event.action, (event.notification.data ?? {}) as PressData))
  })
}

function read({ data }: PushMessageEvent): Message {
  try {
    return (data?.json() ?? {}) as Message
  } catch {
    return {}
  }
}

/** Every message is shown, also one that cannot be read: browsers end subscriptions whose messages show nothing. */
async function show(scope: PushScope, { notification = {}, app_badge }: Message): Promise<void> {
  const { title = scope.location.hostname, navigate, ...options } = notification
  await scope.registration.showNotification(title, {
    icon: '/apple-touch-icon.png',
    ...options,
    // Else a browser shows nothing new where the place of an older notification is taken.
    ...(options.tag !== undefined && { renotify: true }),
    data: { navigate, ...(options.data as object | undefined) },
  })
  const { navigator } = scope
  if (app_badge === undefined) return
  await (app_badge > 0 ? navigator.setAppBadge?.(app_badge) : navigator.clearAppBadge?.())?.catch(() => undefined)
}

async function press(scope: PushScope, action: string, { navigate = '/', mute }: PressData): Promise<void> {
  if (action === 'mute' && mute !== undefined) {
    const headers = { 'content-type': 'application/json' }
    await scope.fetch(`/api/alerts/mute/${encodeURIComponent(mute)}`, { method: 'POST', headers, body: '{}' })
    return
  }
  const target = new URL(navigate, scope.location.origin)
  // Only addresses of this site are opened, whatever a message says.
  const address = target.origin === scope.location.origin ? target.href : scope.location.origin
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) await scope.clients.openWindow(address)
  else await (await open.focus()).navigate(address).catch(() => scope.clients.openWindow(address))
}
