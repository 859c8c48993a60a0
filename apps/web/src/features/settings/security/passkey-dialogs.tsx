import { useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '@touchline/contract'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { TextField } from '../../../ui/controls/fields.tsx'
import { securityQuery } from '../settings-queries.ts'
import { FormDialog, useFormDialog } from './form-dialog.tsx'
import { OwnPassword } from './own-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Longest name of a passkey. */
const MAX_NAME = 60

interface OfPasskeyProps {
  passkey: Passkey
  onClose(): void
}

const useReread = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: securityQuery().queryKey })
}

export function NamePasskey({ passkey: { id, name: before }, onClose }: OfPasskeyProps) {
  const { t } = useTranslation('settings')
  const reread = useReread()
  const [name, setName] = useState(before)
  const state = useFormDialog<'name'>()

  async function send() {
    if (name.trim() === '') return { name: t('own.required') }
    await callApi('POST /account/passkeys/name', { body: { id, name: name.trim() } })
    await reread()
    onClose()
    return null
  }

  return (
    <FormDialog title={t('own.passkeyNameOf', { name: before })} submit={t('save')} {...{ state, send, onClose }}>
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
    </FormDialog>
  )
}

export function RemovePasskey({ passkey: { id, name }, onClose }: OfPasskeyProps) {
  const { t } = useTranslation('settings')
  const reread = useReread()
  const [password, setPassword] = useState('')
  const state = useFormDialog<'password'>()

  async function send() {
    if (password === '') return { password: t('own.required') }
    const { status } = await callApi('POST /account/passkeys/remove', { body: { id, password } })
    if (status === 1) return { password: t('own.wrong') }
    if (status === 3) return { password: t('own.lastFactor') }
    say({ text: t('own.passkeyIsRemoved') })
    await reread()
    onClose()
    return null
  }

  return (
    <FormDialog
      title={t('own.passkeyRemoveOf', { name })}
      submit={t('own.passkeyRemove')}
      {...{ state, send, onClose }}
    >
      <p>{t('own.passkeyRemoveText')}</p>
      <OwnPassword
        value={password}
        error={state.problems.password ?? null}
        onChange={(value) => {
          setPassword(value)
          state.edited('password')
        }}
      />
    </FormDialog>
  )
}

/** Turns on or off that a passkey is asked for after the password. */
export function AskForPasskey({ on, onClose }: { on: boolean; onClose(): void }) {
  const { t } = useTranslation('settings')
  const reread = useReread()
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = useFormDialog<'password'>()
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />

  async function send() {
    if (password === '') return { password: t('own.required') }
    const { status, recovery_codes } = await callApi('POST /account/passkeys/factor', { body: { on, password } })
    if (status === 1) return { password: t('own.wrong') }
    if (status === 0) say({ text: t(on ? 'own.factorIsOn' : 'own.factorIsOff') })
    await reread()
    if (recovery_codes.length > 0) setCodes(recovery_codes)
    else onClose()
    return null
  }

  return (
    <FormDialog
      title={t('own.passkeyFactor')}
      submit={t(on ? 'own.factorTurnOn' : 'own.factorRemove')}
      {...{ state, send, onClose }}
    >
      <p>{t(on ? 'own.passkeyFactorOn' : 'own.passkeyFactorOff')}</p>
      <OwnPassword
        value={password}
        error={state.problems.password ?? null}
        onChange={(value) => {
          setPassword(value)
          state.edited('password')
        }}
      />
    </FormDialog>
  )
}
