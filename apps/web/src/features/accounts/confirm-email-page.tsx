import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { AccountPanel, FormNotice, Success } from './account-panel.tsx'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** The outcome of the link: changed, the other mail still waits, the link does not work, somebody else took the address. */
const OUTCOMES = ['changed', 'half', 'bad', 'taken'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Confirms a new mail address by the link of one of its two mails. It needs a click: programs that scan mails open links too. */
export function ConfirmEmailPage({ token }: { token: string | undefined }) {
  const { t, failure } = useWords()
  const [outcome, setOutcome] = useState<Outcome | null>(token === undefined ? 'bad' : null)
  const { busy, notice, run } = useAction(failure)

  async function confirm() {
    const { status } = await callApi('POST /account/email/confirm', { body: { token: token ?? '' } })
    setOutcome(OUTCOMES[status])
    return null
  }

  if (outcome === null) {
    return (
      <AccountPanel title={t('confirmEmail.title')} lead={t('confirmEmail.lead')}>
        <FormNotice text={notice} />
        <Button look="primary" size="large" wide busy={busy} onClick={() => void run(confirm)}>
          {t('confirmEmail.submit')}
        </Button>
      </AccountPanel>
    )
  }
  const good = outcome === 'changed' || outcome === 'half'
  return (
    <AccountPanel key={outcome} arrived title={t(good ? 'confirmEmail.title' : 'confirmEmail.badTitle')}>
      {good ? (
        <Success>{t(`confirmEmail.${outcome}`)}</Success>
      ) : (
        <p className={styles.bad} role="alert">
          {t(`confirmEmail.${outcome}`)}
        </p>
      )}
      <Link to="/account" className={buttonClass({ look: 'primary', size: 'large', wide: true })}>
        {t('confirmEmail.account')}
      </Link>
    </AccountPanel>
  )
}
