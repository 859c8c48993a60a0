import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { encode } from 'uqr'
import { callApi } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { TextField } from '../../../ui/controls/fields.tsx'
import { securityQuery } from '../settings-queries.ts'
import { FormDialog, useFormDialog } from './form-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

interface SecondFactorProps {
  isOn: boolean
  onClose(): void
}

/** Sets the authenticator app of the account up, or turns it off. */
export function SecondFactor({ isOn, onClose }: SecondFactorProps) {
  const [made, setMade] = useState<{ secret: string; url: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (made !== null) return <Confirm {...made} onOn={setCodes} onClose={onClose} />
  return <Password isOn={isOn} onMade={setMade} onClose={onClose} />
}

interface PasswordProps extends SecondFactorProps {
  onMade(made: { secret: string; url: string }): void
}

function Password({ isOn, onMade, onClose }: PasswordProps) {
  const { t } = useTranslation('settings')
  const { username } = useSession()
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const state = useFormDialog<'password' | 'code'>()

  async function send() {
    const missing = t('own.required')
    const found = { password: password === '' ? missing : null, code: isOn && code === '' ? missing : null }
    if (found.password !== null || found.code !== null) return found
    if (isOn) {
      const { status } = await callApi('POST /account/second-factor/remove', { body: { password, code } })
      if (status === 1) return { password: t('own.wrong') }
      if (status === 2) return { code: t('own.factorCodeWrong') }
      if (status === 3) return { code: t('own.lastFactor') }
      say({ text: t('own.factorIsOff') })
    } else {
      const { status, secret, url } = await callApi('POST /account/second-factor/begin', { body: { password } })
      if (status === 1) return { password: t('own.wrong') }
      if (secret !== null && url !== null) {
        onMade({ secret, url })
        return {}
      }
    }
    await queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    onClose()
    return null
  }

  const title = t(isOn ? 'own.factorRemove' : 'own.factorSetUp')
  return (
    <FormDialog title={title} submit={t(isOn ? 'own.factorRemove' : 'own.factorNext')} {...{ state, send, onClose }}>
      <p>{t('own.factorPassword')}</p>
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <TextField
        label={t('own.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={300}
        value={password}
        error={state.problems.password ?? null}
        onChange={({ target }) => {
          setPassword(target.value)
          state.edited('password')
        }}
      />
      {isOn ? (
        <CodeField
          value={code}
          hint={t('own.factorCodeHint')}
          error={state.problems.code ?? null}
          onChange={(value) => {
            setCode(value)
            state.edited('code')
          }}
        />
      ) : null}
    </FormDialog>
  )
}

interface CodeFieldProps {
  value: string
  error: string | null
  hint?: string
  onChange(value: string): void
}

function CodeField({ value, error, hint, onChange }: CodeFieldProps) {
  const { t } = useTranslation('settings')
  return (
    <TextField
      label={t('own.factorCode')}
      name="code"
      inputMode={hint === undefined ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={error}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface ConfirmProps {
  secret: string
  url: string
  onOn(codes: readonly string[]): void
  onClose(): void
}

function Confirm({ secret, url, onOn, onClose }: ConfirmProps) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const state = useFormDialog<'code'>()

  async function send() {
    if (code === '') return { code: t('own.required') }
    const { status, recovery_codes } = await callApi('POST /account/second-factor/confirm', { body: { code } })
    if (status === 1) return { code: t('own.factorCodeWrong') }
    if (status === 0) {
      onOn(recovery_codes)
      say({ text: t('own.factorIsOn') })
    } else onClose()
    void queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    return null
  }

  return (
    <FormDialog title={t('own.factorSetUp')} submit={t('own.factorTurnOn')} {...{ state, send, onClose }}>
      <p>{t('own.factorScan')}</p>
      <QrCode text={url} label={t('own.factorQr')} />
      <p className="stack gap-2 text-13">
        <span className="muted">{t('own.factorKey')}</span>
        <code className="break-anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField
        value={code}
        error={state.problems.code ?? null}
        onChange={(value) => {
          setCode(value)
          state.edited('code')
        }}
      />
    </FormDialog>
  )
}

/** Light squares are part of it: phones read dark on light. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 3 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark} />
    </svg>
  )
}
