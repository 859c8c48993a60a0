import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../app/api/api.ts'
import { codeQuery } from '../billing-queries.ts'
import type { PlanCode } from '../plan-rules.ts'

/** The result of looking up a code. */
export interface LookedUp {
  /** Its discount or gift; null while unknown, or without any. */
  worth: PlanCode | null
  fault: 'unknown' | 'over' | 'failed' | null
}

/** Looks up the code of the address. */
export function useCode(code: string | undefined): LookedUp {
  const { data, error } = useQuery({ ...codeQuery(code ?? ''), enabled: code !== undefined })
  const status = error instanceof ApiError ? error.status : null
  if (code === undefined) return { worth: null, fault: null }
  if (error) return { worth: null, fault: status === 404 ? 'unknown' : status === 409 ? 'over' : 'failed' }
  return { worth: data ?? null, fault: null }
}
