import { useQueryClient } from '@tanstack/react-query'
import { languageOf } from '@touchline/messages'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { type ContactDetails, contactQuery, MAX_ANSWER } from './contacts-queries.ts'

/** Answers by mail, or says that there is nothing to answer. The text stays while another operator's answer is shown. */
export function AnswerForm({ message }: { message: ContactDetails }) {
  const { t } = useTranslation('console')
  const { id, state, email, language } = message
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, notice, save } = useSettingSave({
    query: () => contactQuery(id),
    held: (data: ContactDetails) => data,
    shown: message,
  })
  const isEmpty = text.trim() === ''
  const params = { id }
  const reread = async <T,>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await queries.invalidateQueries({ queryKey: ['console', 'contacts'] })
    return given
  }
  const other = state === 'closed' ? 'open' : 'closed'
  return (
    <Card title={t('contacts.answer')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (isEmpty) return
          void save(async (version) => {
            const answer = await reread(
              callApi('POST /console/contacts/{id}/answer', { params, body: { version, text } }),
            )
            setText('')
            setSent(false)
            return answer
          }, t('contacts.sent'))
        }}
      >
        <TextArea
          label={t('contacts.words')}
          hint={t('contacts.hint', { email, language: languageOf(language).name })}
          rows={8}
          maxLength={MAX_ANSWER}
          lang={language}
          value={text}
          error={sent && isEmpty ? t('contacts.missing') : null}
          onChange={({ target }) => setText(target.value)}
        />
        <SaveRow label={t('contacts.send')} busy={busy} notice={notice}>
          <Button
            disabled={busy}
            onClick={() =>
              void save(
                (version) =>
                  reread(callApi('POST /console/contacts/{id}/state', { params, body: { version, state: other } })),
                t(other === 'closed' ? 'contacts.closedNow' : 'contacts.openNow'),
              )
            }
          >
            {t(other === 'closed' ? 'contacts.close' : 'contacts.reopen')}
          </Button>
        </SaveRow>
      </Form>
    </Card>
  )
}
