import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { siteQuery } from '../../app/site.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { FormNotice } from './account-panel.tsx'
import styles from './accounts.module.css'
import { entryOf } from './form.ts'
import type { ProviderOutcome } from './onward.ts'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

interface ProviderLoginProps {
  /** Outcome of a visit to the provider; undefined before one. */
  outcome: ProviderOutcome | undefined
  next: string | undefined
}

/** The way to the identity provider of the site, where it has one, and what came of it. */
export function ProviderLogin({ outcome, next }: ProviderLoginProps) {
  const { t } = useWords()
  const { data } = useQuery(siteQuery())
  const name = data?.login_provider
  if (!name) return null
  return (
    <div className={styles.other}>
      {outcome === 'returned' ? <Returned name={name} /> : null}
      <a
        className={buttonClass({ size: 'large', wide: true })}
        href={`/api/login/provider${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`}
      >
        {t('login.provider.with', { name })}
      </a>
      <FormNotice
        text={
          outcome === undefined || outcome === 'returned'
            ? null
            : outcome === 'blocked'
              ? t('login.blocked')
              : t(`login.provider.${outcome}`, { name })
        }
      />
    </div>
  )
}

/** Somebody the provider let in: logs in at once, or asks for the second factor of the account. */
function Returned({ name }: { name: string }) {
  const { t, failure } = useWords()
  const enter = useEnter()
  const { busy, notice, run, submit } = useAction(failure)
  const [isAsked, setAsked] = useState(false)

  async function logIn(code?: string) {
    const answer = await callApi('POST /login/provider', { body: { ...(code !== undefined && { code }) } })
    if (!answer.invalid) {
      await enter(answer)
      return null
    }
    if (answer.blocked) return t('login.blocked')
    setAsked(answer.second_factor !== undefined)
    if (answer.second_factor === 'wrong') return t('login.codeWrong')
    return answer.second_factor === 'needed' ? '' : t('login.provider.stale')
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void run(() => logIn())
  })
  if (!isAsked) return <FormNotice text={notice} />
  return (
    <Form className={styles.form} onSubmit={submit((form) => logIn(entryOf(form, 'providerCode').trim()))}>
      <p>{t('login.provider.code', { name })}</p>
      <TextField
        label={t('login.code')}
        hint={t('login.codeHint')}
        name="providerCode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
      />
      <FormNotice text={notice} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {t('login.provider.submit')}
      </Button>
    </Form>
  )
}
