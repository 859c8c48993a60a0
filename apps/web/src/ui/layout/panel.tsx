import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '../states/states.tsx'

interface PanelProps {
  /** What is shown: another one begins without the fault of the one before. */
  of?: unknown
  children: ReactNode
}

/** A part of a page that stands on its own: one that cannot be drawn says so in its place, with a retry, and the rest of the page stays. */
export function Panel({ of, children }: PanelProps) {
  const client = useQueryClient()
  return (
    <CatchBoundary
      getResetKey={() => of}
      errorComponent={({ error, reset }) => (
        <ErrorState
          error={error}
          onRetry={() => {
            // Code of an earlier build is gone from the server: only the page as a whole comes back.
            if (isMissingCode(error)) return location.reload()
            // Nothing else looks at what the panel read, so it is read anew; what others show too is brought up to date.
            client.removeQueries({ type: 'inactive' })
            void client.invalidateQueries()
            reset()
          }}
        />
      )}
    >
      {children}
    </CatchBoundary>
  )
}

/** The browsers' own words for a file of code that did not arrive. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
