import { useQuery } from '@tanstack/react-query'
import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { RoomProps } from '../room-props.ts'
import kit from '../settings-kit/settings-kit.module.css'
import { MailForm } from './mail-form.tsx'
import { mailsQuery, mailWordsQuery } from './messages-queries.ts'

/** The words of the site's mails: one mail in one language at a time, with a preview. */
export function MailWords({ search, onSearch }: Pick<RoomProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('console')
  const own = useSetting('language')
  const asked = useQuery(mailsQuery())
  const mails = asked.data?.mails ?? []
  const kind = mails.find((one) => one.kind === search.mail)?.kind ?? 'activate'
  const language = oneOf(LANGUAGES, search.language) ?? own
  const choose = (next: { mail?: string; language?: Language }) =>
    onSearch({ tab: 'mails', mail: kind, language, ...next })
  const changed = mails.find((one) => one.kind === kind)?.changed ?? []
  if (asked.data === undefined)
    return (
      <Waiting on={asked}>
        <Skeleton lines={5} height={72} />
      </Waiting>
    )
  return (
    <>
      <div className={kit.pair}>
        <Select
          label={t('mails.mail')}
          options={mails.map((one) => ({
            value: one.kind,
            label:
              one.changed.length > 0
                ? t('mails.changedName', { name: t(`mails.kind.${one.kind}`) })
                : t(`mails.kind.${one.kind}`),
            group: t(
              one.kind.startsWith('billing.')
                ? 'mails.ofMoney'
                : one.kind.startsWith('alerts.')
                  ? 'mails.ofAlerts'
                  : 'mails.ofAccount',
            ),
          }))}
          value={kind}
          onChange={(mail) => choose({ mail })}
        />
        <Select<Language>
          label={t('mails.language')}
          options={LANGUAGES.map((one) => ({
            value: one,
            label: changed.includes(one)
              ? t('mails.changedName', { name: languageOf(one).name })
              : languageOf(one).name,
          }))}
          value={language}
          onChange={(next) => choose({ language: next })}
        />
      </div>
      <Words key={`${kind} ${language}`} kind={kind} language={language} />
    </>
  )
}

type Kind = Parameters<typeof mailWordsQuery>[0]

function Words({ kind, language }: { kind: Kind; language: Language }) {
  const asked = useQuery(mailWordsQuery(kind, language))
  /** The form keeps typed text; restoring the default text makes a new form. */
  const [turn, setTurn] = useState(0)
  return asked.data === undefined ? (
    <Card>
      <Waiting on={asked} bare>
        <Skeleton lines={5} height={56} />
      </Waiting>
    </Card>
  ) : (
    <MailForm key={turn} kind={kind} language={language} held={asked.data} onRestored={() => setTurn(turn + 1)} />
  )
}
