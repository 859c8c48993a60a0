import type { AccountSession } from '@touchline/contract'
import { browserName, formatDate, formatTime } from '@touchline/football'
import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import account from '../account/account.module.css'

/** This many are shown before the list is opened. */
const MAX_SHOWN = 5

interface SessionListProps {
  sessions: readonly AccountSession[]
  onEnd(id: string): void
}

/** Browsers the account is logged in with, this one first; each other one can be logged out. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const { t } = useTranslation('settings')
  const zone = useZone()
  const [open, setOpen] = useState(false)
  const when = (at: string) => ({ day: formatDate(at, zone, 'DD/MM/YYYY'), time: formatTime(at, zone) })
  const shown = open ? sessions : sessions.slice(0, MAX_SHOWN)
  return (
    <>
      <ul className={account.sessions} aria-label={t('own.sessions')}>
        {shown.map(({ id, current, created_at, last_used_at, user_agent }) => {
          const name = browserName(user_agent) ?? t('own.unknownBrowser')
          return (
            <li className={account.session} key={id}>
              <b>{name}</b>
              {current ? <span className="accent text-13">{t('own.thisBrowser')}</span> : null}
              <span className={`muted text-13 ${account.used}`}>
                {t('own.signedIn', when(created_at))}
                {current ? null : ` · ${t('own.lastUsed', when(last_used_at))}`}
              </span>
              {current ? null : (
                <Button
                  size="small"
                  aria-label={t('own.endOneOf', { name, ...when(created_at) })}
                  onClick={() => onEnd(id)}
                >
                  {t('own.endOne')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > shown.length ? (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('own.allSessions', { count: sessions.length })}
        </Button>
      ) : null}
    </>
  )
}
