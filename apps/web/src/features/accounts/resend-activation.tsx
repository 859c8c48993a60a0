import { callApi } from '../../app/api/api.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** Sends the activation mail once more. Says the same whether such an account waits or not. */
export function ResendActivation({ name, small = false }: { name: string; small?: boolean }) {
  const { t, failure } = useWords()
  const { busy, notice, run } = useAction(failure)

  async function send() {
    await callApi('POST /account/activation/send-link', { body: { username_or_email: name } })
    return t('resend.sent')
  }

  return (
    <>
      <Button
        {...(small ? { look: 'quiet', size: 'small' } : { size: 'large', wide: true })}
        busy={busy}
        onClick={() => void run(send)}
      >
        {t('resend.send')}
      </Button>
      <p className={small ? undefined : styles.hint} role="status">
        {notice}
      </p>
    </>
  )
}
