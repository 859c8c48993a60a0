import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { FormNotice } from '../account-panel.tsx'
import styles from '../accounts.module.css'
import { entryOf, focusFirst } from '../form.ts'
import { type Problem, type Problems, SIGN_UP_FIELDS, type SignUpField, signUpProblems } from '../form-rules.ts'
import { LIMITS } from '../limits.ts'
import type { Onward } from '../onward.ts'
import { PasswordField } from '../password-field.tsx'
import { useEnter } from '../use-enter.ts'
import { useWords } from '../use-words.ts'
import { CountryField } from './country-field.tsx'
import { UsernameField } from './username-field.tsx'

interface SignUpFormProps {
  hidden: boolean
  onward: Onward
  /** Token of the link for the owner of the site; null for everybody else. */
  owner: string | null
  onTerms(): void
  /** The account is made; the mail went to this address. */
  onDone(email: string): void
}

export function SignUpForm({ hidden, onward, owner, onTerms, onDone }: SignUpFormProps) {
  const { t, problem, failure } = useWords()
  const language = useSetting('language')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const enter = useEnter()
  const form = useRef<HTMLFormElement>(null)
  const [country, setCountry] = useState<number | null>(null)
  const [problems, setProblems] = useState<Problems<SignUpField>>({})
  const { busy, notice, setNotice, submit } = useAction(failure)

  const show = (found: Problems<SignUpField>) => {
    setProblems(found)
    if (form.current) focusFirst(form.current, SIGN_UP_FIELDS, found)
  }
  const edited = (field: SignUpField) => {
    setNotice(null)
    setProblems(({ [field]: _, ...rest }) => rest)
  }

  async function signUp(target: HTMLFormElement) {
    const email = entryOf(target, 'email').trim()
    const username = entryOf(target, 'username').trim()
    const password = entryOf(target, 'password')
    const found = signUpProblems({ email, username, password, repeat: entryOf(target, 'repeat'), country })
    show(found)
    if (Object.keys(found).length > 0 || country === null) return ''
    const entries = { email, username, password, country, language, ...onward, ...(owner !== null && { owner }) }
    const { status } = await callApi('POST /signup', { body: entries })
    if (status === 0) {
      onDone(email)
      return null
    }
    if (status === 3) {
      const answer = await callApi('POST /login', { body: { username_or_email: email, password } })
      if (!answer.invalid) await enter(answer)
      await router.navigate({ to: answer.invalid ? '/login' : '/' })
      return null
    }
    if (status === 4) return t('signup.ownerLink')
    show(status === 1 ? { email: 'emailexist' } : { username: 'usernameexist' })
    return ''
  }

  return (
    <Form className={styles.form} ref={form} hidden={hidden} onSubmit={submit(signUp)}>
      <div className={styles.fields}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          error={problem(problems.email)}
          onChange={() => edited('email')}
        />
        <UsernameField
          problem={problems.username}
          onProblem={(wrong: Problem) => show({ ...problems, username: wrong })}
          onEdit={() => edited('username')}
          onFailure={setNotice}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          maxLength={LIMITS.password}
          hint={problems.password ? null : t('signup.passwordHint')}
          error={problem(problems.password)}
          onChange={() => edited('password')}
        />
        <PasswordField
          label={t('repeat')}
          name="repeat"
          autoComplete="new-password"
          maxLength={LIMITS.password}
          error={problem(problems.repeat)}
          onChange={() => edited('repeat')}
        />
        <CountryField
          name="country"
          error={problem(problems.country)}
          onChange={(id) => {
            setCountry(id)
            edited('country')
          }}
        />
      </div>
      <p className={styles.agree}>
        {t('signup.agree')}{' '}
        <button type="button" className="bare accent semibold hover-underline" onClick={onTerms}>
          {t('signup.terms')}
        </button>
      </p>
      <FormNotice text={notice} />
      <div className="stack gap-10">
        <Button type="submit" look="primary" size="large" wide busy={busy}>
          {t('signup.submit')}
        </Button>
        <Button
          size="large"
          wide
          onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/login', search: onward }))}
        >
          {t('back')}
        </Button>
      </div>
    </Form>
  )
}
