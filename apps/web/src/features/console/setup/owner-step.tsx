import { COUNTRIES, isMailAddress } from '@touchline/football'
import { useMemo, useState } from 'react'
import { useApp, useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Note } from '../settings/setting-field.tsx'
import styles from '../settings/settings.module.css'
import { callSetup, useSetup } from './setup-place.ts'
import { StepFrame } from './step-frame.tsx'

const MIN_PASSWORD = 6
const MIN_USERNAME = 4

type Field = 'email' | 'username' | 'password' | 'repeat' | 'country'

/** The account that owns the site; the link ends with it. */
export function OwnerStep() {
  const { t } = useTranslation('setup')
  const { session } = useApp()
  const language = useSetting('language')
  const { setup, token, onOwner } = useSetup()
  const [entries, setEntries] = useState({ email: '', username: '', password: '', repeat: '', country: 0 })
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const countries = useMemo(
    () =>
      COUNTRIES.filter(({ region }) => !region)
        .map(({ id, name }) => ({ value: id, label: translatedCountry(language, name) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )
  if (setup.owner !== null) {
    return (
      <StepFrame step="owner">
        <Card>
          <Note kind="good">{t('owner.there', { name: setup.owner })}</Note>
          <Note kind="info">{t('owner.factor')}</Note>
        </Card>
      </StepFrame>
    )
  }

  const faults = (): Partial<Record<Field, string>> => ({
    ...(!isMailAddress(entries.email.trim()) && { email: t('owner.wrong.email') }),
    ...(entries.username.trim().length < MIN_USERNAME && { username: t('owner.wrong.username') }),
    ...(entries.password.length < MIN_PASSWORD && { password: t('owner.wrong.password') }),
    ...(entries.password !== entries.repeat && { repeat: t('owner.wrong.repeat') }),
    ...(entries.country === 0 && { country: t('owner.wrong.country') }),
  })

  async function make(): Promise<boolean> {
    const found = faults()
    setWrong(found)
    if (Object.keys(found).length > 0) return false
    const { repeat: _, ...body } = entries
    const answer = await callSetup('POST /setup/owner', token, { ...body, language })
    if (answer.status === 0 && answer.token !== null && answer.id !== null) {
      session.signIn(answer.token, { user: { id: answer.id, username: entries.username.trim() } })
      // The owner reads the setup again and goes on at the next step.
      await onOwner()
      return false
    }
    setWrong(answer.status === 2 ? { username: t('owner.taken.username') } : { email: t('owner.taken.email') })
    return false
  }

  const field = (name: Exclude<Field, 'country'>, rest: object) => (
    <TextField
      {...rest}
      label={t(`owner.${name}`)}
      name={name}
      value={entries[name]}
      error={wrong[name] ?? null}
      onChange={({ target }) => {
        setEntries({ ...entries, [name]: target.value })
        setWrong({ ...wrong, [name]: undefined })
      }}
    />
  )
  return (
    <StepFrame step="owner" onNext={make}>
      <Card>
        <div className={styles.pairs}>
          {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email' })}
          {field('username', { autoComplete: 'username' })}
          {field('password', { type: 'password', autoComplete: 'new-password', hint: t('owner.passwordHint') })}
          {field('repeat', { type: 'password', autoComplete: 'new-password' })}
          <div className="stack gap-6">
            <Select
              label={t('owner.country')}
              options={[{ value: 0, label: '' }, ...countries]}
              value={entries.country}
              onChange={(country) => {
                setEntries({ ...entries, country })
                setWrong({ ...wrong, country: undefined })
              }}
            />
            {wrong.country ? (
              <p className="bad text-12" role="alert">
                {wrong.country}
              </p>
            ) : null}
          </div>
        </div>
      </Card>
      <Note kind="info">{t('owner.factor')}</Note>
    </StepFrame>
  )
}
