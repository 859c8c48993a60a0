import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LegalPage } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LegalText } from '../../../ui/layout/legal-text.tsx'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { useSettled } from '../settings-kit/use-settled.ts'
import { type LegalDraft, legalDraftQuery, legalPreviewQuery, legalTextsQuery, MAX_LEGAL } from './site-queries.ts'

interface LegalFormProps {
  page: LegalPage
  language: Language
  held: LegalDraft
  onRestored(): void
}

/** A legal text as Markdown, with a preview. */
export function LegalForm({ page, language, held, onRestored }: LegalFormProps) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const [markdown, setMarkdown] = useState(held.markdown)
  const [isNew, setNew] = useState(true)
  const [sent, setSent] = useState(false)
  const { data: preview } = useQuery(legalPreviewQuery(page, useSettled(markdown)))
  const { busy, notice, save } = useSettingSave({
    query: () => legalDraftQuery(page, language),
    held: (data: LegalDraft) => data,
    shown: held,
  })
  const params = { page }
  const isLocked = held.origin === 'folder'
  const [first = '', ...rest] = markdown.split('\n')
  const fault =
    !/^# +\S/m.test(first) && !/^# +\S/m.test(markdown) ? 'noTitle' : rest.join('').trim() === '' ? 'noText' : null
  const store = async (body: { version: number; markdown: string | null; new_version: boolean }) => {
    const answer = await callApi('POST /console/legal/{page}/save', { params, body: { language, ...body } })
    await queries.invalidateQueries({ queryKey: legalTextsQuery().queryKey })
    await queries.invalidateQueries({ queryKey: ['GET /legal/{page}'] })
    return answer
  }
  return (
    <div className={kit.halves}>
      <Card title={t('legal.markdown')}>
        <Form
          className="stack gap-14"
          onSubmit={(event) => {
            event.preventDefault()
            setSent(true)
            if (fault !== null) return
            void save((version) => store({ version, markdown, new_version: isNew }), t('legal.saved'))
          }}
        >
          {isLocked ? <p className="warning text-13">{t('legal.locked')}</p> : null}
          <TextArea
            label={t('legal.words')}
            hint={t('legal.hint')}
            name="markdown"
            lang={language}
            rows={18}
            maxLength={MAX_LEGAL}
            readOnly={isLocked}
            value={markdown}
            error={sent && fault !== null ? t(`legal.${fault}`) : null}
            onChange={({ target }) => setMarkdown(target.value)}
          />
          {isLocked ? null : (
            <>
              {held.day === null ? null : (
                <Checkbox checked={isNew} onChange={({ target }) => setNew(target.checked)}>
                  {t(page === 'terms' ? 'legal.newTerms' : 'legal.newVersion')}
                </Checkbox>
              )}
              <SaveRow label={t('legal.publish')} busy={busy} notice={notice}>
                {held.origin === 'console' ? (
                  <Button
                    look="quiet"
                    disabled={busy}
                    onClick={() =>
                      void save(async (version) => {
                        const answer = await store({ version, markdown: null, new_version: false })
                        await queries.invalidateQueries({ queryKey: legalDraftQuery(page, language).queryKey })
                        onRestored()
                        return answer
                      }, t('legal.restored'))
                    }
                  >
                    {t('legal.restore')}
                  </Button>
                ) : null}
              </SaveRow>
            </>
          )}
        </Form>
      </Card>
      <Card title={t('mails.preview')}>
        {preview ? (
          <div className="stack gap-10">
            <p className="text-20 bold break-anywhere">{preview.title ?? t('legal.untitled')}</p>
            <LegalText html={preview.html} language={language} />
          </div>
        ) : null}
      </Card>
    </div>
  )
}
