import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import account from '../account/account.module.css'
import styles from '../settings.module.css'
import { securityQuery } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SessionList } from './session-list.tsx'

/** It draws QR codes, which few need. */
const SecondFactor = lazyPart(() => import('./second-factor.tsx'), 'SecondFactor')

/** Password, mail address, second factor, and where the account is signed in. */
export function SecurityCard() {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const failure = useFailure()
  const asked = useQuery(securityQuery())
  const { data } = asked
  const [open, setOpen] = useState<'password' | 'email' | 'factor' | null>(null)
  const close = () => setOpen(null)
  if (!data) {
    return (
      <Card title={t('own.security')}>
        <Waiting on={asked} bare>
          <Skeleton lines={3} height={44} />
        </Waiting>
      </Card>
    )
  }
  const { email, email_change: change, sessions, second_factor: hasApp } = data

  /** Runs the action at the server and reads the card again; shows a notice when it failed. */
  async function act(work: () => Promise<string>) {
    try {
      say({ text: await work() })
      await queries.invalidateQueries({ queryKey: securityQuery().queryKey })
    } catch (reason) {
      say({ text: failure(reason), failed: true })
    }
  }
  const forget = () =>
    act(async () => {
      await callApi('POST /account/email/cancel', {})
      return t('own.emailCancelled')
    })
  const endOne = (id: string) =>
    act(async () => {
      const { ended } = await callApi('POST /account/sessions/end', { body: { id } })
      return t('own.ended', { count: ended })
    })
  const endOthers = () =>
    act(async () => {
      const { ended } = await callApi('POST /account/sessions/end-others', {})
      return t('own.ended', { count: ended })
    })

  return (
    <Card title={t('own.security')}>
      <div className={account.line}>
        <p className="stack gap-2">
          <b>{t('own.email')}</b>
          <span>{email}</span>
        </p>
        <Button onClick={() => setOpen('email')}>{t('own.changeEmail')}</Button>
      </div>
      {change ? (
        <div className={account.pending} role="status">
          <p>
            {t(
              change.old_confirmed ? 'own.waitsForNew' : change.new_confirmed ? 'own.waitsForOld' : 'own.waitsForBoth',
              {
                email: change.email,
              },
            )}
          </p>
          <Button size="small" onClick={() => void forget()}>
            {t('own.forgetEmail')}
          </Button>
        </div>
      ) : null}
      <div className={account.line}>
        <p className="stack gap-2">
          <b>{t('own.passwordTitle')}</b>
          <span>{t('own.passwordText')}</span>
        </p>
        <Button onClick={() => setOpen('password')}>{t('own.changePassword')}</Button>
      </div>
      <div className={account.line}>
        <p className="stack gap-2">
          <b>{t('own.factor')}</b>
          <span>{t(hasApp ? 'own.factorOn' : 'own.factorOff')}</span>
        </p>
        <Button onClick={() => setOpen('factor')}>{t(hasApp ? 'own.factorRemove' : 'own.factorAdd')}</Button>
      </div>
      <PasskeyList passkeys={data.passkeys} isFactor={data.passkey_factor} isStaff={data.role !== null} />
      <h3 className={account.part}>{t('own.sessions')}</h3>
      <SessionList sessions={sessions} onEnd={(id) => void endOne(id)} />
      {sessions.length > 1 ? (
        <Button onClick={() => void endOthers()}>{t('own.endOthers')}</Button>
      ) : (
        <p className={styles.text}>{t('own.onlyHere')}</p>
      )}
      {open === 'password' ? <ChangePassword onClose={close} /> : null}
      {open === 'factor' ? (
        <Suspense>
          <SecondFactor isOn={hasApp} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'email' ? <ChangeEmail onClose={close} /> : null}
    </Card>
  )
}
