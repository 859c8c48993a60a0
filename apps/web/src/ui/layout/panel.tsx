import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '../states/states.tsx'

interface PanelProps {
  /** The subject: another one starts without the error of the previous one. */
  of?: unknown
  children: ReactNode
}

/** A part of a page that fails alone: an error shows in its place, with a retry, and the rest of the page stays. */
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
            // Data that only the panel reads is read again from scratch; shared data is refetched.
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
