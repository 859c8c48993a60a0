import { browserName } from '@touchline/football'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useChange } from '../use-change.ts'
import { useDay } from './member-words.tsx'
import { type MemberDetails, memberQuery } from './members-queries.ts'

interface SessionsProps {
  details: MemberDetails
  mayEnd: boolean
}

/** Where a member is logged in; each browser can be logged out. */
export function Sessions({ details: { sessions, member, version }, mayEnd }: SessionsProps) {
  const { t } = useTranslation('console')
  const day = useDay()
  const { busy, change } = useChange(memberQuery(member.id).queryKey)
  const end = (session: string) =>
    change(
      () =>
        callApi('POST /console/members/{id}/end-session', { params: { id: member.id }, body: { version, session } }),
      t('members.sessionEnded'),
    )
  return (
    <Card title={t('members.sessions')} note={sessions.length}>
      {sessions.length === 0 ? <p className="muted text-13">{t('members.noSessions')}</p> : null}
      <ul className="stack gap-10">
        {sessions.map(({ id, user_agent, last_used_at }) => {
          const browser = browserName(user_agent) ?? user_agent ?? t('members.unknownBrowser')
          return (
            <li key={id} className="row gap-10 text-13">
              <p className="stack gap-2 shrink" title={user_agent ?? undefined}>
                <span className="break-anywhere">{browser}</span>
                <span className="muted">{t('members.lastUsed', { day: day(last_used_at) })}</span>
              </p>
              {mayEnd ? (
                <Button
                  size="small"
                  className="push"
                  busy={busy}
                  aria-label={t('members.endSessionOf', { browser })}
                  onClick={() => void end(id)}
                >
                  {t('members.endSession')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
