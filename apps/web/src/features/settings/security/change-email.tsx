import { useQueryClient } from '@tanstack/react-query'
import { isMailAddress } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import styles from '../settings.module.css'
import { securityQuery } from '../settings-queries.ts'
import { FormDialog, useFormDialog } from './form-dialog.tsx'

const MAX_LENGTH = 50

export function ChangeEmail({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [endOthers, setEndOthers] = useState(true)
  const state = useFormDialog<'email' | 'password'>()

  async function send() {
    const address = email.trim()
    const found = {
      email: address === '' ? t('own.required') : isMailAddress(address) ? null : t('own.noEmail'),
      password: password === '' ? t('own.required') : null,
    }
    if (found.email !== null || found.password !== null) return found
    const { status } = await callApi('POST /account/email', {
      body: { email: address, password, end_others: endOthers },
    })
    if (status === 1) return { password: t('own.wrong') }
    if (status === 2) return { email: t('own.emailTaken') }
    if (status === 3) return { email: t('own.emailSame') }
    say({ text: t('own.emailSent') })
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    onClose()
    return null
  }

  return (
    <FormDialog title={t('own.changeEmail')} submit={t('own.sendLinks')} {...{ state, send, onClose }}>
      <p className={styles.text}>{t('own.emailText')}</p>
      <div className="stack gap-14">
        <TextField
          label={t('own.newEmail')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH}
          value={email}
          error={state.problems.email}
          onChange={({ target }) => {
            setEmail(target.value)
            state.edited('email')
          }}
        />
        <TextField
          label={t('own.passwordField.current')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={300}
          value={password}
          error={state.problems.password}
          onChange={({ target }) => {
            setPassword(target.value)
            state.edited('password')
          }}
        />
        <Checkbox checked={endOthers} onChange={({ target }) => setEndOthers(target.checked)}>
          {t('own.alsoEndOthers')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
