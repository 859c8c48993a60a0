import { IconAlertTriangle } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useApp, useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../settings.module.css'
import { useFailure } from '../use-failure.ts'
import account from './account.module.css'

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
  const router = useRouter()
  const failure = useFailure()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (password === '') return setProblem(t('own.required'))
    setBusy(true)
    setProblem(null)
    try {
      const { status } = await callApi('POST /account/delete', { body: { password } })
      if (status === 0) {
        await router.navigate({ to: '/account/deleted', replace: true })
        return app.session.signOut()
      }
      setProblem(t(status === 1 ? 'own.wrong' : 'own.planStays'))
    } catch (error) {
      setProblem(failure(error))
    }
    setBusy(false)
  }

  return (
    <Dialog title={t('own.deleteTitle')} onClose={onClose}>
      <Form className={account.confirm} onSubmit={(event) => void submit(event)}>
        <div className={account.warning}>
          <IconAlertTriangle className="warning" size={22} stroke={1.7} aria-hidden="true" />
          <div>
            <p>{t('own.deleteText')}</p>
            <ul>
              {(t('own.warning', { returnObjects: true }) as readonly string[]).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
        <div className={account.password}>
          <TextField
            label={t('own.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={300}
            value={password}
            error={problem}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
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
