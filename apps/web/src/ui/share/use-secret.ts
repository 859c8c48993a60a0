import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { callQuery } from '../../app/queries.ts'

/** Secrets that an account has one of: each is shown when made, and can be renewed or removed. */
const SECRETS = {
  address: {
    useAsked: () => useQuery(callQuery('GET /feed_address', {})),
    key: () => callQuery('GET /feed_address', {}).queryKey,
    make: () => callApi('POST /feed_address'),
    drop: () => callApi('POST /feed_address/remove'),
  },
  token: {
    useAsked: () => useQuery(callQuery('GET /api_token', {})),
    key: () => callQuery('GET /api_token', {}).queryKey,
    make: () => callApi('POST /api_token'),
    drop: () => callApi('POST /api_token/remove'),
  },
}

interface SecretOfAccount {
  /** The call that says whether there is one. */
  asked: UseQueryResult<{ since: string | null }>
  /** Since when there is one; null where there is none. */
  since: string | null
  /** The new secret, just made. */
  secret: string | null
  busy: boolean
  make(): void
  drop(): void
}

export function useSecret(kind: keyof typeof SECRETS): SecretOfAccount {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { useAsked, key, make, drop } = SECRETS[kind]
  const asked = useAsked()
  const since = asked.data?.since ?? null
  const [secret, setSecret] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const change = async (call: () => Promise<{ since: string | null; secret?: string }>) => {
    setBusy(true)
    try {
      const answer = await call()
      setSecret(answer.secret ?? null)
      client.setQueryData<{ since: string | null }>(key(), { since: answer.since })
    } catch {
      say({ text: t('error.load'), failed: true })
    }
    setBusy(false)
  }
  return { asked, since, secret, busy, make: () => void change(make), drop: () => void change(drop) }
}
