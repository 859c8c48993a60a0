import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { callQuery } from '../../app/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { Form } from '../../ui/controls/form.tsx'
import styles from './contacts.module.css'
import { MessageField } from './message-field.tsx'
import { FIELDS, type Field, MAX_LENGTH, type Message, messageProblems } from './message-rules.ts'
import { StepHeading } from './step-heading.tsx'

interface MessageFormProps {
  /** The button was pressed a moment ago. */
  busy: boolean
  onSend(message: Message): void
}

/** Sender and message; sent only when everything is valid. */
export function MessageForm({ busy, onSend }: MessageFormProps) {
  const { t } = useTranslation('contacts')
  const { t: account } = useTranslation('accounts')
  const { state, username } = useSession()
  const member = useQuery({ ...callQuery('POST /check_token', {}), enabled: state === 'member' })
  const [written, setWritten] = useState<Partial<Message>>({})
  // A member is known already, until something else is written.
  const entries = { username: username ?? '', email: member.data?.user.email ?? '', message: '', ...written }
  const [problems, setProblems] = useState<Partial<Record<Field, true>>>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = messageProblems(entries)
    setProblems(found)
    const first = FIELDS.find((field) => found[field])
    if (first === undefined) return onSend(entries)
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const write = (field: Field, text: string) => {
    setWritten({ ...written, [field]: text })
    setProblems(({ [field]: _, ...rest }) => rest)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <StepHeading arrived>{t('form.title')}</StepHeading>
      <div className={styles.fields}>
        <TextField
          label={t('form.username')}
          name="username"
          autoComplete="username"
          maxLength={MAX_LENGTH.username}
          value={entries.username}
          error={problems.username ? account('message.invalidusername') : null}
          onChange={(event) => write('username', event.target.value)}
        />
        <TextField
          label={t('form.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          hint={problems.email ? null : t('form.emailHint')}
          value={entries.email}
          error={problems.email ? account('message.invalidemail') : null}
          onChange={(event) => write('email', event.target.value)}
        />
      </div>
      <MessageField
        text={entries.message}
        error={problems.message ? t('form.messageNeeded') : null}
        onText={(text) => write('message', text)}
      />
      <Button type="submit" look="primary" size="large" wide disabled={busy}>
        {t('send')}
      </Button>
    </Form>
  )
}
