import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

/**
 * Wakes the page the server drew. The framework's own entry does the same and brings along what its server functions need, which a
 * site with an API of its own never calls.
 */
async function wake(): Promise<void> {
  const router = await getRouter()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}

void wake()
