import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@touchline/football'
import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { RoomProps } from '../room-props.ts'
import kit from '../settings-kit/settings-kit.module.css'
import { LegalForm } from './legal-form.tsx'
import { LegalHistory } from './legal-history.tsx'
import { LEGAL_PAGES, legalDraftQuery, legalTextsQuery } from './site-queries.ts'

/** The legal texts: one text in one language at a time, with its versions. */
export function Legal({ search, onSearch }: Pick<RoomProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('console')
  const own = useSetting('language')
  const page = oneOf(LEGAL_PAGES, search.page) ?? 'terms'
  const language = oneOf(LANGUAGES, search.language) ?? own
  const { data: texts } = useQuery(legalTextsQuery())
  const choose = (next: object) => onSearch({ page, language, ...next })
  const shown = texts?.pages.find((one) => one.page === page)
  return (
    <>
      <div className={kit.pair}>
        <Select
          label={t('legal.page')}
          options={LEGAL_PAGES.map((value) => ({ value, label: t(`legal.pages.${value}`) }))}
          value={page}
          onChange={(next) => choose({ page: next })}
        />
        <Select<Language>
          label={t('mails.language')}
          options={LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))}
          value={language}
          onChange={(next) => choose({ language: next })}
        />
      </div>
      {shown ? (
        <p className="muted text-13">
          {t(`legal.origin.${shown.origin}`, { day: formatDay(shown.day, 'DD/MM/YYYY') })}{' '}
          {page === 'terms' && texts ? <Agreed terms={texts.terms} /> : null}
        </p>
      ) : null}
      <Draft key={`${page} ${language}`} page={page} language={language} />
    </>
  )
}

function Agreed({ terms }: { terms: { members: number; agreed: number } | null }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  return terms === null
    ? t('legal.nobodyAsked')
    : t('legal.agreed', { agreed: whole(terms.agreed), members: whole(terms.members) })
}

function Draft(props: { page: (typeof LEGAL_PAGES)[number]; language: Language }) {
  const asked = useQuery(legalDraftQuery(props.page, props.language))
  /** The form keeps typed text; restoring the starting text makes a new form. */
  const [turn, setTurn] = useState(0)
  return asked.data === undefined ? (
    <Card>
      <Waiting on={asked} bare>
        <Skeleton lines={5} height={56} />
      </Waiting>
    </Card>
  ) : (
    <>
      <LegalForm key={turn} {...props} held={asked.data} onRestored={() => setTurn(turn + 1)} />
      <LegalHistory history={asked.data.history} />
    </>
  )
}
