import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterPaint } from './app/after-paint.ts'
import { pageAwake } from './app/idle.ts'
import { getRouter } from './router.tsx'

/**
 * Hydrates the server's page. The framework's own entry does the same but includes its server functions, which a site with an API never
 * calls; it also hydrates the router within the first render, which then has to be repeated.
 */
async function wake(): Promise<void> {
  await nextTask()
  const router = await getRouter()
  await Promise.all([hydrate(router).finally(() => window.$_TSR?.h()), inSight()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

/** Lets come what waits for the page to be awake, also where it could not be woken. */
function markAwake(): void {
  void pageAwake().then(() => {
    document.documentElement.dataset.awake = ''
  })
}

/** Lets the browser handle waiting events before the page continues: the files of a page run in one task. */
const nextTask = (): Promise<void> => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

/** Resolves after the first paint of the server's HTML; a page in the background is not painted, and does not wait. */
function inSight(): Promise<void> {
  if (document.hidden || performance.getEntriesByName('first-contentful-paint').length > 0) return Promise.resolve()
  return new Promise((resolve) => afterPaint(resolve))
}

void wake().finally(markAwake)
