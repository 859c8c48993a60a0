import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { formatDate, money } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useApp, useSession, useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import styles from '../settings.module.css'
import { subscriptionQuery } from '../settings-queries.ts'
import { useFailure } from '../use-failure.ts'
import account from './account.module.css'

const WARNINGS = ['sessions', 'plan', 'names'] as const

/** The way out: a warning, the password, and nothing is left. */
export function DeleteAccount() {
  const { t } = useTranslation('settings')
  const [asking, setAsking] = useState(false)
  return (
    <Card title={t('own.deleteTitle')}>
      <p className={styles.text}>{t('own.deleteText')}</p>
      <Button className={account.danger} onClick={() => setAsking(true)}>
        {t('own.delete')}
      </Button>
      {asking ? <Confirm onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

function Confirm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('settings')
  const app = useApp()
  const { username } = useSession()
  const { data: bought } = useQuery(subscriptionQuery())
  const { withdrawable_amount: back, withdrawable_until: until } = bought ?? {}
  const language = useSetting('language')
  const zone = useZone()
  const router = useRouter()
  const [password, setPassword] = useState('')
  const { busy, notice, setNotice, submit } = useAction(useFailure())

  async function deleteAccount() {
    if (password === '') return t('own.required')
    const { status } = await callApi('POST /account/delete', { body: { password } })
    if (status !== 0) return t(status === 1 ? 'own.wrong' : 'own.planStays')
    await router.navigate({ to: '/account/deleted', replace: true })
    app.session.signOut()
    return null
  }

  return (
    <Dialog title={t('own.deleteTitle')} onClose={onClose}>
      <Form className={account.confirm} onSubmit={submit(deleteAccount)}>
        <div className={account.warning}>
          <IconAlertTriangle className="warning" size={22} stroke={1.7} aria-hidden="true" />
          <div>
            <p>{t('own.deleteText')}</p>
            <ul>
              {WARNINGS.map((warning) => (
                <li key={warning}>{t(`own.warning.${warning}`)}</li>
              ))}
            </ul>
          </div>
        </div>
        {back && until ? (
          <div className={account.withdraw}>
            <p>{t('own.withdrawText', { day: formatDate(until, zone, 'DD/MM/YYYY') })}</p>
            <Link to="/subscription/withdraw" className={buttonClass({ look: 'primary' })}>
              {t('own.withdrawFirst', { amount: money(back, bought?.receipts[0]?.currency ?? 'EUR', language) })}
            </Link>
          </div>
        ) : null}
        <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
        <div className={account.password}>
          <TextField
            label={t('own.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={300}
            value={password}
            error={notice}
            onChange={(event) => {
              setPassword(event.target.value)
              setNotice(null)
            }}
          />
        </div>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('own.keep')}</Button>
          <Button type="submit" className={account.danger} busy={busy}>
            {t('own.confirm')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
