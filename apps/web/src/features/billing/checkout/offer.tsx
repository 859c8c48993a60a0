import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useApp, useSession } from '../../../app/app.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { usePrices } from '../../../app/site.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { plansQuery } from '../billing-queries.ts'
import { Note } from '../note.tsx'
import { PlanCard } from '../plan-card.tsx'
import styles from '../plans.module.css'
import type { SubscriptionSearch } from '../subscription-search.ts'
import { useWords } from '../use-words.ts'
import { CodeEntry } from './code-entry.tsx'
import { useCode } from './use-code.ts'
import { type Way, waysOf } from './ways.ts'

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'), 'OrderDialog')

interface OfferProps {
  search: SubscriptionSearch
  /** The account cannot order now: the plans are shown without their buttons. */
  shut?: boolean
  /** When a plan that is ordered now begins; null for at once. */
  startsAt?: string | null
  /** Whether the viewer gets the free days. */
  canTry?: boolean
}

/** The plans to choose from; none where members see everything without one. A visitor logs in first and returns to the order. */
export function Offer({ search, shut = false, startsAt = null, canTry = true }: OfferProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { state } = useSession()
  const asked = useQuery(plansQuery())
  const code = useCode(search.code)
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked}>
        <LoadingCards />
      </Waiting>
    )
  }
  if (data.access === 'open') {
    return state === 'member' ? null : (
      <Link to="/signup" search={{}} className={buttonClass({ look: 'primary', size: 'large' })}>
        {t('open.signUp')}
      </Link>
    )
  }
  const ways = waysOf(data)
  const ordered = state === 'member' && !shut ? data.plans.find(({ months }) => months === search.plan) : undefined

  function pay(plan: number, way: Way) {
    const next = `/subscription?plan=${plan}&way=${way}${search.code === undefined ? '' : `&code=${search.code}`}`
    if (state === 'member')
      void navigate({ to: '/subscription', search: { plan, way, code: search.code }, resetScroll: false })
    else void navigate({ to: '/login', search: { next } })
  }

  return (
    <>
      {ways.length === 0 ? <Note kind="warning" title={t('notSetUp.title')} text={t('notSetUp.text')} /> : null}
      {shut ? null : (
        <CodeEntry code={search.code} found={code} hasTrials={data.plans.some((one) => one.trial_days > 0)} />
      )}
      <ul className={styles.cards}>
        {data.plans.map((plan) => (
          <PlanCard
            key={plan.months}
            plan={plan}
            plans={data.plans}
            ways={shut ? [] : ways}
            code={shut ? null : code.worth}
            canTry={canTry}
            onPay={(way) => pay(plan.months, way)}
          />
        ))}
      </ul>
      <Foot ways={ways} />
      {ordered && ways.length > 0 ? (
        <Suspense>
          <OrderDialog
            plan={ordered}
            ways={ways}
            way={search.way}
            startsAt={startsAt}
            code={code.worth}
            canTry={canTry}
            onClose={() =>
              void navigate({
                to: '/subscription',
                search: { code: search.code },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** As high as the cards that follow. */
export function LoadingCards() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={1} height={420} />
    </div>
  )
}

function Foot({ ways }: { ways: readonly Way[] }) {
  const { t } = useWords()
  const { world } = useApp().page
  const prices = usePrices()
  const providers = [ways.includes('card') && t('foot.stripe'), ways.includes('paypal') && t('way.paypal')].filter(
    (name) => name !== false,
  )
  const words = [
    providers.length > 0 && t('foot.ways', { ways: providers.join(` ${t('foot.or')} `) }),
    providers.length > 0 && t('foot.noCard'),
    world === 'demo' && ways.includes('demo') && t('foot.demo'),
    t('foot.withdraw'),
    prices && t('foot.odds'),
  ]
  return (
    <p className={styles.foot}>
      <IconShieldCheck size={17} stroke={1.6} aria-hidden="true" />
      <span>{words.filter((part) => part !== false).join(' ')}</span>
    </p>
  )
}
