import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

/**
 * Wakes the page the server drew. The framework's own entry does the same and brings along what its server functions need, which a
 * site with an API of its own never calls.
 */
async function wake(): Promise<void> {
  const [router] = await Promise.all([getRouter(), inSight()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

/** Once what the server drew has been painted; a page in the background is not, and does not wait. */
function inSight(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

void wake()
