import { useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './contacts.module.css'
import type { Message } from './message-rules.ts'
import { dropMessage, keptMessage, sendMessage } from './send.ts'

/** A quiet line for those whose message did not get through: an earlier one, or that of a moment ago. */
export function KeptMessage({ now = false }: { now?: boolean }) {
  const { t } = useTranslation('contacts')
  const [kept, setKept] = useState<Message | null>(null)
  const [state, setState] = useState<'kept' | 'sending' | 'sent' | 'still'>('kept')
  useEffect(() => setKept(keptMessage()), [])
  if (kept === null) return null

  async function again(message: Message) {
    setState('sending')
    setState((await sendMessage(message, null)) ? 'sent' : 'still')
  }

  return (
    <div className={styles.kept} role="status">
      <p>{t(state === 'sent' ? 'kept.sent' : state === 'still' ? 'kept.still' : now ? 'kept.now' : 'kept.text')}</p>
      {state === 'sent' ? null : (
        <>
          <Button size="small" busy={state === 'sending'} onClick={() => void again(kept)}>
            {t('kept.again')}
          </Button>
          <Button
            size="small"
            look="quiet"
            disabled={state === 'sending'}
            onClick={() => {
              dropMessage()
              setKept(null)
            }}
          >
            {t('kept.drop')}
          </Button>
        </>
      )}
    </div>
  )
}
