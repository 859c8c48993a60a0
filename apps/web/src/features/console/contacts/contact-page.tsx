import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { languageOf } from '@touchline/messages'
import { ApiError } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { useConsoleWords } from '../console-words.ts'
import type { RoomProps } from '../room-props.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './contacts.module.css'
import { type ContactDetails, contactQuery } from './contacts-queries.ts'
import { StateTag } from './state-tag.tsx'

/** One message, its answers, and the form for another. */
export function ContactPage({ id, may }: { id: number } & Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const asked = useQuery(contactQuery(id))
  const { data } = asked
  const isMissing = asked.error instanceof ApiError && asked.error.status === 404
  return (
    <>
      <nav className="row gap-4 text-13" aria-label={t('members.path')}>
        <Link to="/console/$" params={{ _splat: 'contacts' }} search={{}} className="accent hover-underline">
          {t('room.contacts')}
        </Link>
        <IconChevronRight size={14} aria-hidden="true" />
        <span className="muted truncate">{data?.username ?? id}</span>
      </nav>
      {isMissing ? (
        <Card>
          <EmptyState title={t('contacts.gone')} />
        </Card>
      ) : data === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={4} height={72} />
        </Waiting>
      ) : (
        <>
          <Head message={data} />
          <Said message={data} />
          {may('members.change') ? <AnswerForm message={data} /> : null}
        </>
      )}
    </>
  )
}

function Head({ message: { username, email, state, language, member_id } }: { message: ContactDetails }) {
  const { t } = useTranslation('console')
  return (
    <header className="stack gap-4">
      <h1 className="row wrap gap-10 text-20 bold break-anywhere">
        {username}
        <StateTag state={state} />
      </h1>
      <p className="row wrap gap-10 muted text-13">
        <span className="break-anywhere">{email}</span>
        <span>{languageOf(language).name}</span>
        {member_id === null ? (
          <span>{t('contacts.noMember')}</span>
        ) : (
          <Link to="/console/$" params={{ _splat: `members/${member_id}` }} search={{}} className="link">
            {t('contacts.member')}
          </Link>
        )}
      </p>
    </header>
  )
}

function Said({ message: { message, language, username, created_at, answers } }: { message: ContactDetails }) {
  const { when } = useConsoleWords()
  const all = [{ id: 0, who: username, text: message, at: created_at }, ...answers.map(answerSaid)]
  return (
    <Card>
      {all.map(({ id, who, text, at }) => (
        <article key={id} className={styles.said}>
          <p className="row wrap gap-6 text-13">
            <b className="break-anywhere">{who}</b>
            <time dateTime={at} className="dim tabular">
              {when(at)}
            </time>
          </p>
          <p className={styles.words} lang={language}>
            {text}
          </p>
        </article>
      ))}
    </Card>
  )
}

const answerSaid = ({ id, actor, text, at }: ContactDetails['answers'][number]) => ({ id, who: actor, text, at })
