import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { money } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { callQuery } from '../../app/queries.ts'
import styles from './accounts.module.css'
import { useWords } from './use-words.ts'

/** Pages that are part of a plan, by the first part of their path. */
const BEHIND = ['fixture', 'team', 'player', 'league', 'coach', 'country', 'inplay', 'transfer'] as const
export type Behind = (typeof BEHIND)[number]

/** The subscriber page somebody was on the way to; null where it needs an account only, or nothing. */
export function behindOf(next: string | undefined): Behind | null {
  const first = /^\/(\w+)/.exec(next ?? '')?.[1]
  return BEHIND.find((one) => one === first) ?? null
}

/** The content behind the login, and its price. */
export function BehindLogin({ what }: { what: Behind }) {
  const { t } = useWords()
  const language = useSetting('language')
  const { data } = useQuery({ ...callQuery('GET /plans', {}), staleTime: 300_000 })
  const best = data?.plans.map(({ price, months }) => price / months).sort((a, b) => a - b)[0]
  return (
    <div className={styles.behind}>
      <p>
        {t('login.partOfPlan', { what: t(`login.behind.${what}`) })}{' '}
        <Link className="accent semibold hover-underline" to="/subscription">
          {t('login.seePlans')}
        </Link>
      </p>
      <p className="muted text-13">
        {t('login.inPlan')}{' '}
        {best === undefined
          ? null
          : t('login.cost', { price: money(best, data?.plans[0]?.currency ?? 'EUR', language) })}
      </p>
    </div>
  )
}
