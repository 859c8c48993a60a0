import { IconKey } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { answerWithPasskey, hasPasskeys } from '../../app/session/passkeys.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import { FormNotice } from './account-panel.tsx'
import styles from './accounts.module.css'
import { useEnter } from './use-enter.ts'
import { useWords } from './use-words.ts'

/** Logs in with a passkey, without a name and a password. */
export function PasskeyLogin() {
  const { t, failure } = useWords()
  const enter = useEnter()
  const { busy, notice, run } = useAction(failure)
  const [isPossible, setPossible] = useState(true)
  useEffect(() => setPossible(hasPasskeys()), [])

  const logIn = () =>
    run(async () => {
      const { options } = await callApi('POST /login/passkey/begin', { body: {} })
      const answered = await answerWithPasskey(options ?? '{}')
      if ('failed' in answered) return t('login.passkeyCancelled')
      const answer = await callApi('POST /login/passkey', { body: { credential: answered.credential } })
      if (answer.invalid) return t(answer.blocked ? 'login.blocked' : 'login.passkeyFailed')
      await enter(answer)
      return null
    })

  if (!isPossible) return null
  return (
    <div className={styles.other}>
      <span className={styles.or}>{t('login.or')}</span>
      <Button size="large" wide busy={busy} onClick={() => void logIn()}>
        <span className="inline-row gap-8">
          <IconKey size={18} stroke={1.7} aria-hidden="true" />
          {t('login.passkey')}
        </span>
      </Button>
      <FormNotice text={notice} />
    </div>
  )
}
