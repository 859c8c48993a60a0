import type { AccountSession } from '@touchline/contract'
import { formatDate, formatTime } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useZone } from '../../../ui/match/match-date.tsx'
import account from '../account/account.module.css'
import { browserName } from './browser-name.ts'

/** Browsers the account is signed in with, this one first. */
export function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('settings')
  const zone = useZone()
  const day = (at: string) => formatDate(at, zone, 'DD/MM/YYYY')
  return (
    <ul className={account.sessions} aria-label={t('own.sessions')}>
      {sessions.map(({ current, created_at, last_used_at, user_agent }) => (
        <li className={account.session} key={`${created_at} ${last_used_at} ${user_agent}`}>
          <b>{browserName(user_agent) ?? t('own.unknownBrowser')}</b>
          {current ? <span className="accent text-13">{t('own.thisBrowser')}</span> : null}
          <span className="full muted text-13">
            {t('own.signedIn', { day: day(created_at) })}
            {current
              ? null
              : ` · ${t('own.lastUsed', { day: day(last_used_at), time: formatTime(last_used_at, zone) })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
