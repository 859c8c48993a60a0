import { useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { FormNotice } from './account-panel.tsx'
import styles from './accounts.module.css'
import { newPasswordState } from './form-rules.ts'
import { LIMITS } from './limits.ts'
import { PasswordField } from './password-field.tsx'
import { useWords } from './use-words.ts'

interface NewPasswordFormProps {
  token: string
  /** 1 the link is not valid, 2 it has run out. A password that cannot be used leaves the form standing. */
  onOutcome(outcome: 1 | 2 | 'saved'): void
}

export function NewPasswordForm({ token, onOutcome }: NewPasswordFormProps) {
  const { t, problem: words, failure } = useWords()
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const { busy, notice, setNotice, submit } = useAction(failure)
  const { problems, canSave } = newPasswordState(password, repeat)

  async function save() {
    if (!canSave) return ''
    const { status } = await callApi('POST /account/reset-password/save', { body: { pwd: password, token } })
    if (status === 3) return t('message.failedsave')
    onOutcome(status === 0 ? 'saved' : status)
    return null
  }

  return (
    <Form className={styles.form} onSubmit={submit(save)}>
      {/* The link does not say whose it is; password managers still look for the field. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden />
      <div className={styles.fields}>
        <PasswordField
          label={t('reset.password')}
          name="password"
          autoComplete="new-password"
          maxLength={LIMITS.password}
          hint={t('signup.passwordHint')}
          error={words(problems.password)}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setNotice(null)
          }}
        />
        <PasswordField
          label={t('reset.repeat')}
          name="repeat"
          autoComplete="new-password"
          maxLength={LIMITS.password}
          error={words(problems.repeat)}
          value={repeat}
          onChange={(event) => {
            setRepeat(event.target.value)
            setNotice(null)
          }}
        />
      </div>
      <FormNotice text={notice} />
      <Button type="submit" look="primary" size="large" wide busy={busy} disabled={!canSave}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
