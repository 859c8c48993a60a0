import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { securityQuery } from '../settings-queries.ts'
import { FormDialog, useFormDialog } from './form-dialog.tsx'

/** The lengths a password may have, as the sign-up says them. */
const LENGTH = { least: 5, most: 30 }
const FIELDS = ['current', 'password', 'repeat'] as const

export function ChangePassword({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  const queries = useQueryClient()
  const [entries, setEntries] = useState({ current: '', password: '', repeat: '' })
  const [endOthers, setEndOthers] = useState(true)
  const state = useFormDialog<(typeof FIELDS)[number]>()

  async function send() {
    const { current, password, repeat } = entries
    const missing = t('own.required')
    const short = password.length < LENGTH.least ? t('own.passwordLength', LENGTH) : null
    const unequal = password === repeat ? null : t('own.passwordRepeat')
    const found = {
      current: current === '' ? missing : null,
      password: password === '' ? missing : short,
      repeat: repeat === '' ? missing : unequal,
    }
    if (Object.values(found).some((words) => words !== null)) return found
    const { status } = await callApi('POST /account/password', { body: { current, password, end_others: endOthers } })
    if (status === 1) return { current: t('own.wrong') }
    if (status === 2) return { password: t('own.passwordLength', LENGTH) }
    say({ text: t('own.passwordSaved') })
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    onClose()
    return null
  }

  return (
    <FormDialog title={t('own.changePassword')} submit={t('save')} {...{ state, send, onClose }}>
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
          error={state.problems[field]}
          onChange={({ target }) => {
            setEntries({ ...entries, [field]: target.value })
            state.edited(field)
          }}
        />
      ))}
      <Checkbox checked={endOthers} onChange={({ target }) => setEndOthers(target.checked)}>
        {t('own.alsoEndOthers')}
      </Checkbox>
    </FormDialog>
  )
}
