import { useState } from 'react'
import { callApi } from '../../app/api/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** Has the activation mail sent once more. Says the same whether such an account waits or not. */
export function ResendActivation({ name }: { name: string }) {
  const { t, failure } = useWords()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string | null>(null)

  async function send() {
    setBusy(true)
    try {
      await callApi('POST /account/activation/send-link', { body: { username_or_email: name } })
      setWords(t('resend.sent'))
    } catch (error) {
      setWords(failure(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button size="large" wide busy={busy} onClick={() => void send()}>
        {t('resend.send')}
      </Button>
      <p className={styles.hint} role="status">
        {words}
      </p>
    </>
  )
}
