import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from './messages.module.css'

/** The mail as HTML and as plain text. */
export function MailPreview({ asked }: { asked: UseQueryResult<CallAnswer<'POST /console/mails/{kind}/preview'>> }) {
  const { t } = useTranslation('console')
  const [form, setForm] = useState<'html' | 'text'>('html')
  const preview = asked.data?.preview
  return (
    <Card
      title={t('mails.preview')}
      note={t('mails.madeUp')}
      actions={
        <Segmented<'html' | 'text'>
          label={t('mails.form')}
          size="small"
          options={[
            { value: 'html', label: 'HTML' },
            { value: 'text', label: t('mails.plain') },
          ]}
          value={form}
          onChange={setForm}
        />
      }
    >
      {preview === undefined ? (
        <Waiting on={asked} bare>
          <Skeleton lines={5} height={32} />
        </Waiting>
      ) : preview === null ? (
        <p className="muted text-13">{t('mails.noPreview')}</p>
      ) : (
        <div className="stack gap-10">
          <p className="bold break-anywhere">{preview.subject}</p>
          {form === 'text' ? (
            <pre className={styles.plain}>{preview.text}</pre>
          ) : (
            <iframe className={styles.page} title={t('mails.preview')} sandbox="" srcDoc={preview.html} />
          )}
        </div>
      )}
    </Card>
  )
}
