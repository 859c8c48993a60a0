import { useState } from 'react'
import { useAlertChanges } from '../../app/alerts/alerts.ts'
import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { useAction } from '../../ui/controls/use-action.ts'
import styles from './alerts.module.css'

/** Takes the address of a chat, once a first message has arrived there. */
export function ChatForm() {
  const { t } = useTranslation('alert-settings')
  const changes = useAlertChanges()
  const [address, setAddress] = useState('')
  const failure = (error: unknown) =>
    error instanceof ApiError && error.status === 400
      ? t('chat.refused', { reason: error.message })
      : t(error instanceof ApiError && error.status === 409 ? 'full' : 'chat.failed')
  const { busy, notice, submit } = useAction(failure)
  const add = submit(async () => {
    await changes.chat(address.trim())
    setAddress('')
    return ''
  })
  return (
    <form className={styles.chat} onSubmit={add}>
      <TextField
        label={t('chat.title')}
        hint={t('chat.hint')}
        error={notice || null}
        type="url"
        required
        maxLength={1024}
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('chat.add')}
      </Button>
    </form>
  )
}
