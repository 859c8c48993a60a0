import type { AnyRouter } from '@tanstack/react-router'
import './install.ts'

/** Starts the service worker, which caches visited pages. Browsers without one, or that forbid it, work without. */
export async function startWorker(router: AnyRouter): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const tell = () => serviceWorker.controller?.postMessage({ seen: location.href })
  // The first page was there before the worker, which caches later ones as they are answered.
  if (serviceWorker.controller === null) serviceWorker.addEventListener('controllerchange', tell, { once: true })
  router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (fromLocation !== undefined && hrefChanged) tell()
  })
}
