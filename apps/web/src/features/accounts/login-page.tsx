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
import type { Onward } from './onward.ts'
import { PasswordField } from './password-field.tsx'
import { ResendActivation } from './resend-activation.tsx'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

/** Login; whoever is signed in, or becomes so, goes on to where they wanted to go, or home. */
export function LoginPage({ onward }: { onward: Onward }) {
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
      {state === 'visitor' ? <LoginForm form={form} /> : <Skeleton lines={3} height={56} />}
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

const FIELDS = ['username', 'password'] as const
type Field = (typeof FIELDS)[number]

function LoginForm({ form }: { form: React.RefObject<HTMLFormElement | null> }) {
  const { t, problem, failure } = useWords()
  const enter = useEnter()
  const [problems, setProblems] = useState<Problems<Field>>({})
  const { busy, notice, setNotice, submit } = useAction(failure)
  /** Whom the login refused: perhaps the account was not activated yet. */
  const [refused, setRefused] = useState<string | null>(null)

  async function logIn(target: HTMLFormElement) {
    const entries = { username_or_email: entryOf(target, 'username').trim(), password: entryOf(target, 'password') }
    const empty: Problems<Field> = {
      ...(entries.username_or_email === '' ? { username: 'required' } : {}),
      ...(entries.password === '' ? { password: 'required' } : {}),
    }
    setProblems(empty)
    if (Object.keys(empty).length > 0) {
      focusFirst(target, FIELDS, empty)
      return ''
    }
    const answer = await callApi('POST /login', { body: entries })
    if (answer.invalid) {
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
