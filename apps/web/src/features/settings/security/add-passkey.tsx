import { useQueryClient } from '@tanstack/react-query'
import { browserName } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { makePasskey } from '../../../app/session/passkeys.ts'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { securityQuery } from '../settings-queries.ts'
import { FormDialog, useFormDialog } from './form-dialog.tsx'
import { OwnPassword } from './own-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Longest name of a passkey. */
const MAX_NAME = 60

interface AddPasskeyProps {
  /** Whether a passkey is asked for after the password anyway. */
  isAsked: boolean
  onClose(): void
}

/** Names a new passkey and lets the browser make it. */
export function AddPasskey({ isAsked, onClose }: AddPasskeyProps) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const [name, setName] = useState(() => browserName(navigator.userAgent) ?? '')
  const [password, setPassword] = useState('')
  const [asFactor, setAsFactor] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = useFormDialog<'name' | 'password'>()
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />

  async function send() {
    const missing = t('own.required')
    const found = { name: name.trim() === '' ? missing : null, password: password === '' ? missing : null }
    if (found.name !== null || found.password !== null) return found
    const { status, options } = await callApi('POST /account/passkeys/begin', { body: { password } })
    if (status === 1) return { password: t('own.wrong') }
    if (options === null) return { name: t('own.passkeyTooMany') }
    const made = await makePasskey(options)
    if ('failed' in made) return { name: t(`own.passkeyFailed.${made.failed}`) }
    const { credential } = made
    const body = { name: name.trim(), credential, as_factor: asFactor }
    const added = await callApi('POST /account/passkeys/add', { body })
    if (added.status === 1) return { name: t('own.passkeyFailed.impossible') }
    say({ text: t('own.passkeyIsAdded') })
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    if (added.recovery_codes.length > 0) setCodes(added.recovery_codes)
    else onClose()
    return null
  }

  return (
    <FormDialog title={t('own.passkeyAdd')} submit={t('own.factorNext')} {...{ state, send, onClose }}>
      <p>{t('own.passkeyAbout')}</p>
      <div className="stack gap-14">
        <TextField
          label={t('own.passkeyLabel')}
          name="name"
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name}
          error={state.problems.name ?? null}
          onChange={({ target }) => {
            setName(target.value)
            state.edited('name')
          }}
        />
        <OwnPassword
          value={password}
          error={state.problems.password ?? null}
          onChange={(value) => {
            setPassword(value)
            state.edited('password')
          }}
        />
        {isAsked ? null : (
          <Checkbox checked={asFactor} onChange={({ target }) => setAsFactor(target.checked)}>
            {t('own.passkeyFactor')}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}
