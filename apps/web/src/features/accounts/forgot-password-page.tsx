import { Link } from '@tanstack/react-router'
import { isMailAddress } from '@touchline/football'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { AccountPanel, FormNotice, Success } from './account-panel.tsx'
import styles from './accounts.module.css'
import { DemoMail } from './demo-mail.tsx'
import type { Problem } from './form-rules.ts'
import { LIMITS } from './limits.ts'
import type { Onward } from './onward.ts'
import { useWords } from './use-words.ts'

/** Requests a link by mail that sets a new password, then says that it is on its way. */
export function ForgotPasswordPage({ onward }: { onward: Onward }) {
  const { t } = useWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    return (
      <AccountPanel key="form" title={t('forgot.title')} lead={t('forgot.lead')}>
        <ForgotForm onward={onward} onSent={setSentTo} />
      </AccountPanel>
    )
  }
  return (
    <AccountPanel key="sent" title={t('forgot.sentTitle')} arrived>
      <Success>{t('forgot.sent', { email: sentTo })}</Success>
      <DemoMail />
      <Link to="/login" search={onward} className={buttonClass({ size: 'large', wide: true })}>
        {t('back')}
      </Link>
    </AccountPanel>
  )
}

function ForgotForm({ onward, onSent }: { onward: Onward; onSent(email: string): void }) {
  const { t, problem, failure } = useWords()
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useState<Problem | null>(null)
  const { busy, notice, setNotice, submit } = useAction(failure)
  const input = useRef<HTMLInputElement>(null)
  // Text typed before hydration has reached no handler.
  useEffect(() => setEmail(input.current?.value ?? ''), [])
  const valid = isMailAddress(email.trim())

  async function send() {
    if (!valid) return ''
    const body = { email: email.trim(), ...onward }
    const { status } = await callApi('POST /account/reset-password/send-link', { body })
    if (status === 2) return t('message.errorsendingemail')
    if (status === 0) {
      onSent(email.trim())
      return null
    }
    setRefused('invalidemail')
    input.current?.focus()
    return ''
  }

  return (
    <Form className={styles.form} onSubmit={submit(send)}>
      <div className={styles.fields}>
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          ref={input}
          error={problem(refused ?? (email !== '' && !valid ? 'typevalidemail' : null))}
          onChange={(event) => {
            setEmail(event.target.value)
            setRefused(null)
            setNotice(null)
          }}
        />
      </div>
      <FormNotice text={notice} />
      <div className="stack gap-10">
        <Button type="submit" look="primary" size="large" wide busy={busy} disabled={!valid}>
          {t('forgot.submit')}
        </Button>
        <Link to="/login" search={onward} className={buttonClass({ size: 'large', wide: true })}>
          {t('back')}
        </Link>
      </div>
    </Form>
  )
}
