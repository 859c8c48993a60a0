import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { securityQuery } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import { FormDialog } from './form-dialog.tsx'

/** The lengths a password may have, as the sign-up says them. */
const LENGTH = { least: 5, most: 30 }
const FIELDS = ['current', 'password', 'repeat'] as const

export function ChangePassword({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  const queries = useQueryClient()
  const [entries, setEntries] = useState({ current: '', password: '', repeat: '' })
  const [endOthers, setEndOthers] = useState(true)
  const action = useAction(useFailure())

  async function send(): Promise<string | null> {
    const { current, password, repeat } = entries
    if (current === '' || password === '') return t('own.required')
    if (password.length < LENGTH.least) return t('own.passwordLength', LENGTH)
    if (password !== repeat) return t('own.passwordRepeat')
    const { status } = await callApi('POST /account/password', { body: { current, password, end_others: endOthers } })
    if (status === 1) return t('own.wrong')
    if (status === 2) return t('own.passwordLength', LENGTH)
    say({ text: t('own.passwordSaved') })
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    onClose()
    return null
  }

  return (
    <FormDialog title={t('own.changePassword')} submit={t('save')} {...{ action, send, onClose }}>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`own.passwordField.${field}`)}
          name={field}
          type="password"
          autoComplete={field === 'current' ? 'current-password' : 'new-password'}
          maxLength={field === 'current' ? 300 : LENGTH.most}
          value={entries[field]}
          onChange={({ target }) => {
            setEntries({ ...entries, [field]: target.value })
            action.setNotice(null)
          }}
        />
      ))}
      <Checkbox checked={endOthers} onChange={({ target }) => setEndOthers(target.checked)}>
        {t('own.alsoEndOthers')}
      </Checkbox>
    </FormDialog>
  )
}
