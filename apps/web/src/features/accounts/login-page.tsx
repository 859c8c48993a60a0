import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { useApp, useSession } from '../../app/app.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { Skeleton } from '../../ui/states/states.tsx'
import { AccountPanel, FormNotice } from './account-panel.tsx'
import styles from './accounts.module.css'
import { BehindLogin, behindOf } from './behind.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { entryOf, fillIn, focusFirst } from './form.ts'
import type { Problems } from './form-rules.ts'
import type { Onward, ProviderOutcome } from './onward.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordField } from './password-field.tsx'
import { ProviderLogin } from './provider-login.tsx'
import { ResendActivation } from './resend-activation.tsx'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

/** Login; viewers who are or get signed in go on to the page they wanted, or home. */
export function LoginPage({ onward, outcome }: { onward: Onward; outcome: ProviderOutcome | undefined }) {
  const { t } = useWords()
  const { page } = useApp()
  const { history } = useRouter()
  const { state } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const behind = behindOf(onward.next)
  useEffect(() => {
    if (state === 'member') history.replace(onward.next ?? '/')
  }, [state, onward.next, history])
  return (
    <AccountPanel title={t('login.title')} lead={behind === null ? t('login.lead') : undefined}>
      {behind === null ? null : <BehindLogin what={behind} />}
      {state === 'visitor' ? (
        <>
          <LoginForm form={form} />
          <PasskeyLogin />
          <ProviderLogin outcome={outcome} next={onward.next} />
        </>
      ) : (
        <Skeleton lines={3} height={56} />
      )}
      <div className={styles.foot}>
        <Link className="accent semibold hover-underline" to="/account/forgot-password" search={onward}>
          {t('login.forgot')}
        </Link>
        <span>
          {t('login.noAccount')}{' '}
          <Link className="accent semibold hover-underline" to="/signup" search={onward}>
            {t('login.signup')}
          </Link>
        </span>
      </div>
      {page.world === 'demo' ? (
        <DemoAccounts
          onChoose={({ email, password }) => {
            if (!form.current) return
            fillIn(form.current, 'username', email)
            fillIn(form.current, 'password', password)
            form.current.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
          }}
        />
      ) : null}
    </AccountPanel>
  )
}

const FIELDS = ['username', 'password', 'code'] as const
type Field = (typeof FIELDS)[number]

function LoginForm({ form }: { form: React.RefObject<HTMLFormElement | null> }) {
  const { t, problem, failure } = useWords()
  const enter = useEnter()
  const [problems, setProblems] = useState<Problems<Field>>({})
  const { busy, notice, setNotice, submit } = useAction(failure)
  /** Second factors of the account, once they are asked for. */
  const [factors, setFactors] = useState<readonly ('app' | 'passkey')[] | null>(null)
  /** User name that the login refused: perhaps its account is not activated yet. */
  const [refused, setRefused] = useState<string | null>(null)

  async function logIn(target: HTMLFormElement) {
    const entries = { username_or_email: entryOf(target, 'username').trim(), password: entryOf(target, 'password') }
    const code = factors !== null ? entryOf(target, 'code').trim() : undefined
    const empty: Problems<Field> = {
      ...(entries.username_or_email === '' ? { username: 'required' } : {}),
      ...(entries.password === '' ? { password: 'required' } : {}),
      ...(code === '' ? { code: 'required' } : {}),
    }
    setProblems(empty)
    if (Object.keys(empty).length > 0) {
      focusFirst(target, FIELDS, empty)
      return ''
    }
    const answer = await callApi('POST /login', { body: { ...entries, ...(code !== undefined && { code }) } })
    if (answer.invalid) {
      if (answer.blocked) return t('login.blocked')
      if (answer.second_factor === 'needed') {
        setFactors(answer.second_factors ?? ['app'])
        return ''
      }
      if (answer.second_factor === 'unreadable') return t('login.codeUnreadable')
      if (answer.second_factor === 'wrong') return t('login.codeWrong')
      setRefused(entries.username_or_email)
      return t('message.invalidcredential')
    }
    await enter(answer)
    return null
  }

  const edited = (field: Field) => {
    setNotice(null)
    setRefused(null)
    setProblems(({ [field]: _, ...rest }) => rest)
  }
  return (
    <Form className={styles.form} ref={form} onSubmit={submit(logIn)}>
      <div className={styles.fields}>
        <TextField
          label={t('usernameOrEmail')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={problem(problems.username)}
          onChange={() => edited('username')}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          error={problem(problems.password)}
          onChange={() => edited('password')}
        />
        {factors !== null ? (
          <TextField
            label={t(factors.includes('app') ? 'login.code' : 'login.recovery')}
            hint={t(factors.includes('app') ? 'login.codeHint' : 'login.passkeyNeeded')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
            error={problem(problems.code)}
            onChange={() => edited('code')}
          />
        ) : null}
      </div>
      <FormNotice text={notice} />
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {t('login.submit')}
      </Button>
      {refused === null ? null : (
        <div className={styles.resend}>
          <span>{t('login.inactive')}</span>
          <ResendActivation name={refused} small />
        </div>
      )}
    </Form>
  )
}
