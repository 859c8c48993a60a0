import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@touchline/messages'
import { useState } from 'react'
import { type CallAnswer, callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { useSettled } from '../settings-kit/use-settled.ts'
import { useFailure } from '../use-failure.ts'
import { MailPreview } from './mail-preview.tsx'
import {
  MAX_SENTENCE,
  type MailKind,
  type MailSentences,
  mailPreviewQuery,
  mailsQuery,
  mailWordsQuery,
} from './messages-queries.ts'

const LONG = 90

interface MailFormProps {
  kind: MailKind
  language: Language
  held: MailSentences
  onRestored(): void
}

type Words = Readonly<Record<string, string>>
type Fault = CallAnswer<'POST /console/mails/{kind}/preview'>['faults'][number]

/** The sentences of one mail in one language, and the mail as it looks with them. */
export function MailForm({ kind, language, held, onRestored }: MailFormProps) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const [words, setWords] = useState<Words>(() =>
    Object.fromEntries(held.sentences.map(({ key, text, usual }) => [key, text ?? usual])),
  )
  const settled = useSettled(words)
  const asked = useQuery(mailPreviewQuery(kind, language, settled))
  const { busy, notice, save } = useSettingSave({
    query: () => mailWordsQuery(kind, language),
    held: (data: MailSentences) => data,
    shown: held,
  })
  const test = useAction(useFailure())
  const faults = asked.data?.faults ?? []
  const params = { kind }
  const isChanged = held.sentences.some(({ text }) => text !== null)
  const store = async (body: { version: number; language: Language; words: Words | null }) => {
    const answer = await callApi('POST /console/mails/{kind}/save', { params, body })
    await queries.invalidateQueries({ queryKey: mailsQuery().queryKey })
    return answer
  }

  return (
    <div className={kit.halves}>
      <Card title={t('mails.words')}>
        <Form
          className="stack gap-14"
          onSubmit={(event) => {
            event.preventDefault()
            if (faults.length > 0) return
            void save((version) => store({ version, language, words }), t('mails.saved'))
          }}
        >
          <p className="muted text-13">{t('mails.hint')}</p>
          {held.sentences.map((sentence) => (
            <SentenceField
              key={sentence.key}
              sentence={sentence}
              language={language}
              value={words[sentence.key] ?? ''}
              fault={faults.find(({ key }) => key === sentence.key)}
              onChange={(text) => setWords({ ...words, [sentence.key]: text })}
            />
          ))}
          <SaveRow label={t('setting.save')} busy={busy} notice={notice ?? test.notice}>
            <Button
              disabled={faults.length > 0}
              busy={test.busy}
              onClick={() =>
                void test.run(async () => {
                  const body = { language, words }
                  const { sent_to } = await callApi('POST /console/mails/{kind}/test', { params, body })
                  say({ text: t('mails.tested', { email: sent_to }) })
                  return ''
                })
              }
            >
              {t('mails.test')}
            </Button>
            {isChanged ? (
              <Button
                look="quiet"
                disabled={busy}
                onClick={() =>
                  void save(async (version) => {
                    const answer = await store({ version, language, words: null })
                    await queries.invalidateQueries({ queryKey: mailWordsQuery(kind, language).queryKey })
                    onRestored()
                    return answer
                  }, t('mails.restored'))
                }
              >
                {t('mails.restore')}
              </Button>
            ) : null}
          </SaveRow>
        </Form>
      </Card>
      <MailPreview asked={asked} />
    </div>
  )
}

interface SentenceFieldProps {
  sentence: MailSentences['sentences'][number]
  language: Language
  value: string
  fault: Fault | undefined
  onChange(text: string): void
}

function SentenceField({
  sentence: { key, usual, placeholders },
  language,
  value,
  fault,
  onChange,
}: SentenceFieldProps) {
  const { t } = useTranslation('console')
  const shared = {
    label:
      key === 'subject' ? t('mails.subject') : key === 'action' ? t('mails.link') : t('mails.sentence', { name: key }),
    name: `mail-${key}`,
    lang: language,
    maxLength: MAX_SENTENCE,
    hint:
      placeholders.length === 0
        ? undefined
        : t('mails.placeholders', { names: placeholders.map((one) => `{${one}}`).join(' ') }),
    error: fault === undefined ? null : t(`mails.fault.${fault.fault}`, { detail: fault.detail }),
    placeholder: usual,
    value,
  }
  return key === 'subject' || usual.length < LONG ? (
    <TextField {...shared} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />
  )
}
