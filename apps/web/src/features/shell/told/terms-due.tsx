import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { formatDay } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSession } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import styles from './terms-due.module.css'

/** Asks members to agree to new terms, on whatever page they are, until they do; not in the console, where it would cover work. */
export function TermsDue() {
  const { t } = useTranslation()
  const { state } = useSession()
  const { data } = useQuery({ ...callQuery('GET /account/terms', {}), enabled: state === 'member' })
  const [agreed, setAgreed] = useState<string | null>(null)
  const { busy, notice, run } = useAction(() => t('terms.failed'))
  const isAtWork = useRouterState({ select: ({ location }) => location.pathname.startsWith('/console') })
  const day = state === 'member' && !isAtWork ? (data?.due ?? null) : null
  if (day === null || day === agreed) return null
  return (
    <aside className={styles.place} aria-label={t('terms.label')}>
      <div className={styles.bar}>
        <p>
          {t('terms.due', { day: formatDay(day, 'DD/MM/YYYY') })}{' '}
          <Link to="/terms" className="link">
            {t('terms.read')}
          </Link>
        </p>
        <Button
          look="primary"
          size="small"
          busy={busy}
          onClick={() =>
            void run(async () => {
              await callApi('POST /account/terms', { body: { day } })
              setAgreed(day)
              return ''
            })
          }
        >
          {t('terms.agree')}
        </Button>
        <p className="bad text-12" role="alert">
          {notice}
        </p>
      </div>
    </aside>
  )
}
