import { useQueryClient } from '@tanstack/react-query'
import { isMailAddress } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { TextField } from '../../../ui/controls/fields.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import styles from '../settings.module.css'
import { securityQuery } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import { FormDialog } from './form-dialog.tsx'

const LONGEST = 50

export function ChangeEmail({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const action = useAction(useFailure())

  async function send(): Promise<string | null> {
    if (email.trim() === '' || password === '') return t('own.required')
    if (!isMailAddress(email.trim())) return t('own.noEmail')
    const { status } = await callApi('POST /account/email', { body: { email: email.trim(), password } })
    if (status === 1) return t('own.wrong')
    if (status === 2) return t('own.emailTaken')
    if (status === 3) return t('own.emailSame')
    say({ text: t('own.emailSent') })
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    onClose()
    return null
  }

  return (
    <FormDialog title={t('own.changeEmail')} submit={t('own.sendLinks')} {...{ action, send, onClose }}>
      <p className={styles.text}>{t('own.emailText')}</p>
      <div className="stack gap-14">
        <TextField
          label={t('own.newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            action.setNotice(null)
          }}
        />
        <TextField
          label={t('own.passwordField.current')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={300}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            action.setNotice(null)
          }}
        />
      </div>
    </FormDialog>
  )
}
