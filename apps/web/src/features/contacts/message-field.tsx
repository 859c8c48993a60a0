import { useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './contacts.module.css'
import { MAX_LENGTH } from './message-rules.ts'

const COUNTED_FROM = 500

interface MessageFieldProps {
  text: string
  error: string | null
  onText(text: string): void
}

/** The message itself; says how much room is left when it gets short. */
export function MessageField({ text, error, onText }: MessageFieldProps) {
  const { t } = useTranslation('contacts')
  const id = useId()
  const left = MAX_LENGTH.message - text.length
  return (
    <div className={styles.messageField}>
      <label className="label" htmlFor={id}>
        {t('form.message')}
      </label>
      <textarea
        className="framed rounded"
        id={id}
        name="message"
        rows={6}
        maxLength={MAX_LENGTH.message}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-notes`} role={error ? 'alert' : undefined} data-error={error ? '' : undefined}>
        {error ?? (left <= COUNTED_FROM ? t('form.left', { count: left }) : null)}
      </p>
    </div>
  )
}
