import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { money } from '@touchline/football'
import { ApiError } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { AuditList } from '../audit/audit-list.tsx'
import type { RoomProps } from '../room-props.ts'
import { MemberActions } from './member-actions.tsx'
import { AccountFacts, Mails, Payments } from './member-cards.tsx'
import { Sessions } from './member-sessions.tsx'
import { MemberTimeline } from './member-timeline.tsx'
import { StateBadge, useDay } from './member-words.tsx'
import styles from './members.module.css'
import { type MemberDetails, memberQuery } from './members-queries.ts'

/** One member: what they have, paid and were mailed, and what operators can do. */
export function MemberPage({ id, may }: { id: number } & Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const asked = useQuery(memberQuery(id))
  const { data } = asked
  const isMissing = asked.error instanceof ApiError && asked.error.status === 404
  return (
    <>
      <nav className="row gap-4 text-13" aria-label={t('members.path')}>
        <Link to="/console/$" params={{ _splat: 'members' }} search={{}} className="accent hover-underline">
          {t('room.members')}
        </Link>
        <IconChevronRight size={14} aria-hidden="true" />
        <span className="muted">{data?.member.username ?? id}</span>
      </nav>
      {isMissing ? (
        <Card>
          <EmptyState title={t('members.gone')} />
        </Card>
      ) : data === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={6} height={72} />
        </Waiting>
      ) : (
        <Details details={data} may={may} />
      )}
    </>
  )
}

function Details({ details, may }: { details: MemberDetails } & Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const { member, subscriptions, audit } = details
  const unchecked = subscriptions.filter(({ checked }) => !checked)
  return (
    <>
      <Head member={member} />
      {unchecked.length > 0 ? (
        <p className="warning text-13 break-anywhere">
          {t('members.notChecked', { ids: unchecked.map((one) => one.provider_id ?? one.provider).join(', ') })}
        </p>
      ) : null}
      {subscriptions.some(({ started_at, paid_through }) => started_at && paid_through) ? (
        <MemberTimeline subscriptions={subscriptions} joinedAt={member.joined_at} />
      ) : null}
      <div className={styles.columns}>
        <div className="stack gap-14 shrink">
          <Payments
            details={details}
            mayRefund={may('members.refund') && (member.role === null || may('staff.change'))}
          />
          <Mails mails={details.mails} />
          <Card title={t('room.audit')} note={t('members.auditNote')} flush>
            {audit.length === 0 ? (
              <p className={styles.empty}>{t('members.noAudit')}</p>
            ) : (
              <AuditList entries={audit} caption={t('room.audit')} />
            )}
          </Card>
        </div>
        <div className="stack gap-14 shrink">
          <MemberActions details={details} may={may} />
          <Sessions details={details} mayEnd={may('members.change') && (member.role === null || may('staff.change'))} />
          <AccountFacts member={member} />
        </div>
      </div>
    </>
  )
}

function Head({ member }: { member: MemberDetails['member'] }) {
  const { t } = useTranslation('console')
  const day = useDay()
  const language = useSetting('language')
  return (
    <header className={styles.member}>
      <div className="stack gap-4 shrink">
        <div className="row wrap gap-8">
          <h1 className="text-20 bold break-anywhere">{member.username}</h1>
          <StateBadge state={member.state} />
          {member.months === null ? null : (
            <span className={styles.tag}>{t('common:plan', { months: member.months })}</span>
          )}
          {member.role === null ? null : <span className={styles.tag}>{t(`role.${member.role}`)}</span>}
        </div>
        <p className="row wrap gap-12 muted text-13">
          <span className="bright break-anywhere">{member.email}</span>
          <span>{t(member.confirmed ? 'members.confirmed' : 'members.unconfirmed')}</span>
          <span>{member.country.name}</span>
          <span>{t('members.memberSince', { id: member.id, day: day(member.joined_at) })}</span>
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className="muted text-12">{t('members.accessUntil')}</dt>
          <dd className="text-16 bold tabular">{day(member.access_until)}</dd>
        </div>
        <div>
          <dt className="muted text-12">{t('members.paidSoFar')}</dt>
          <dd className="text-16 bold tabular">{money(member.paid, 'EUR', language)}</dd>
        </div>
      </dl>
    </header>
  )
}
