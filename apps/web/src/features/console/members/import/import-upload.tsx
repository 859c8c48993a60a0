import { useQueryClient } from '@tanstack/react-query'
import { MAX_MEMBER_ROWS, MEMBER_FILE_COLUMNS, MEMBER_FILE_MORE } from '@touchline/contract/member-states'
import { COUNTRIES } from '@touchline/football'
import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { useRef, useState } from 'react'
import { useSetting } from '../../../../app/app.ts'
import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../../app/use-numbers.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/fields.tsx'
import { Form } from '../../../../ui/controls/form.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import files from '../../file-input.module.css'
import { uploadFile } from '../../upload-file.ts'
import { memberImportQuery } from '../members-queries.ts'
import styles from './import.module.css'

const ENGLAND = 72

/** Chooses a file, and says what may be in it. */
export function ImportUpload() {
  const { t, nameIn } = useTranslation('console')
  const { whole } = useNumbers()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const own = useSetting('language')
  const [country, setCountry] = useState<number>(ENGLAND)
  const [language, setLanguage] = useState<Language>(own)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const countries = COUNTRIES.filter(({ region }) => !region)

  async function send() {
    const file = input.current?.files?.[0]
    if (file === undefined) return setFault(t('memberImport.noFile'))
    setShare(0)
    const query = new URLSearchParams({ name: file.name.slice(-120), country: String(country), language })
    const { refused } = await uploadFile(`/api/console/members/import?${query}`, { file, onShare: setShare })
    setShare(null)
    setFault(refused)
    if (refused === null) await queries.invalidateQueries({ queryKey: memberImportQuery().queryKey })
  }

  return (
    <div className={styles.columns}>
      <Card title={t('memberImport.choose')}>
        <Form
          className="stack gap-14"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <label className="stack gap-6">
            <span className="label">{t('memberImport.file')}</span>
            <input
              ref={input}
              type="file"
              className={files.file}
              accept=".csv,text/csv"
              aria-invalid={fault === null ? undefined : true}
              aria-describedby="import-fault"
              onChange={() => setFault(null)}
            />
            <span className="dim text-12">{t('memberImport.fileHint', { rows: whole(MAX_MEMBER_ROWS) })}</span>
            <span className="bad text-13 break-anywhere" role="alert" id="import-fault">
              {fault}
            </span>
          </label>
          <Select<number>
            label={t('memberImport.country')}
            options={countries.map(({ id, name }) => ({ value: id, label: nameIn('countries', name) }))}
            value={country}
            onChange={setCountry}
          />
          <Select<Language>
            label={t('memberImport.language')}
            options={LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))}
            value={language}
            onChange={setLanguage}
          />
          <Button type="submit" look="primary" busy={share !== null}>
            {share === null ? t('memberImport.check') : t('memberImport.sending', { share: Math.floor(share * 100) })}
          </Button>
        </Form>
      </Card>
      <Card title={t('memberImport.format')}>
        <dl className={styles.format}>
          {MEMBER_FILE_COLUMNS.map((column) => (
            <div key={column}>
              <dt>
                <code>{column}</code>
              </dt>
              <dd className="muted">{t(`memberImport.about.${column}`, { languages: LANGUAGES.join(', ') })}</dd>
            </div>
          ))}
        </dl>
        <p className="muted text-13">{t('memberImport.about.more', { columns: MEMBER_FILE_MORE.join(', ') })}</p>
        <p className="muted text-13">{t('memberImport.formatNote')}</p>
      </Card>
    </div>
  )
}
