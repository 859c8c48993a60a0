import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LANGUAGES, languageOf } from '@touchline/messages'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { withoutUnset } from '../../../app/search-params.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from '../console.module.css'
import { useConsoleWords } from '../console-words.ts'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { SoughtField } from '../sought-field.tsx'
import { ContactPage } from './contact-page.tsx'
import contacts from './contacts.module.css'
import { type ContactRow, type ContactsSearch, contactPages, readContactsSearch, STATES } from './contacts-queries.ts'
import { StateTag } from './state-tag.tsx'

/** Messages of the contact form, or the one that the address names. */
export function ContactsPage(room: RoomProps) {
  return /^[1-9]\d{0,8}$/.test(room.rest) ? (
    <ContactPage key={room.rest} id={Number(room.rest)} may={room.may} />
  ) : (
    <List {...room} />
  )
}

function List({ search: written, onSearch }: RoomProps) {
  const { t } = useTranslation('console')
  const search = readContactsSearch(written)
  const asked = useInfiniteQuery(contactPages(search))
  const pages = asked.data?.pages
  const messages = pages?.flatMap((page) => page.messages) ?? []
  const counts = pages?.[0]?.counts
  const change = (next: Partial<ContactsSearch>) => onSearch(withoutUnset({ ...search, ...next }))
  const all = { value: '' as const, label: t('audit.all') }
  return (
    <>
      <RoomHead title={t('room.contacts')} {...(counts && { text: t('contacts.count', { count: counts.open }) })} />
      <div className={styles.filters}>
        <SoughtField
          label={t('contacts.find')}
          value={search.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
        />
        <Select<ContactsSearch['state']>
          label={t('contacts.state')}
          options={[
            ...STATES.map((value) => ({
              value,
              label: counts ? `${t(`contacts.states.${value}`)} (${counts[value]})` : t(`contacts.states.${value}`),
            })),
            { value: 'all', label: t('audit.all') },
          ]}
          value={search.state}
          onChange={(state) => change({ state })}
        />
        <Select
          label={t('contacts.language')}
          options={[all, ...LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))]}
          value={search.language ?? ''}
          onChange={(language) => change({ language: language || undefined })}
        />
      </div>
      {pages === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={6} height={72} />
        </Waiting>
      ) : messages.length === 0 ? (
        <Card>
          <EmptyState title={t(search.state === 'open' ? 'contacts.nothingOpen' : 'contacts.empty')} />
        </Card>
      ) : (
        <Card flush>
          <ul aria-label={t('room.contacts')}>
            {messages.map((message) => (
              <Row key={message.id} message={message} />
            ))}
          </ul>
          <LoadMore
            busy={asked.isFetchingNextPage}
            failed={asked.isFetchNextPageError}
            more={asked.hasNextPage}
            shown={messages.length}
            onMore={() => void asked.fetchNextPage()}
          />
        </Card>
      )}
    </>
  )
}

/** A message in the list; all of it is a link. */
function Row({ message: { id, username, email, message, state, language, created_at } }: { message: ContactRow }) {
  const { when } = useConsoleWords()
  return (
    <li>
      <Link to="/console/$" params={{ _splat: `contacts/${id}` }} search={{}} className={contacts.row}>
        <span className="row wrap between gap-6">
          <span className="row gap-6 shrink">
            <b className="truncate">{username}</b>
            <span className="muted text-13 truncate">{email}</span>
          </span>
          <time dateTime={created_at} className="dim text-12 tabular">
            {when(created_at)}
          </time>
        </span>
        <span className={contacts.beginning} lang={language}>
          {message}
        </span>
        <span className="row gap-6">
          <StateTag state={state} />
          <span className="dim text-12">{languageOf(language).name}</span>
        </span>
      </Link>
    </li>
  )
}
