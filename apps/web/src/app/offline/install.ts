import { createStore } from '../store.ts'

/** The event by which browsers offer to install a site. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

type Installing = 'unknown' | 'installed' | InstallOffer

const isInstalled = () => typeof window !== 'undefined' && matchMedia('(display-mode: standalone)').matches

/** Whether the site can be put on the home screen. The browser says so once: this is loaded with the worker, on every page. */
export const installing = createStore<Installing>(isInstalled() ? 'installed' : 'unknown')

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => installing.set(event as InstallOffer))
  window.addEventListener('appinstalled', () => installing.set('installed'))
}

/** Shows the browser's own question; an offer is good for one. */
export async function install(): Promise<void> {
  const offer = installing.get()
  if (typeof offer === 'string') return
  await offer.prompt()
  if (installing.get() === offer) installing.set('unknown')
}
