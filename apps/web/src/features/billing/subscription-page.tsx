import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { returnTo } from '../../ui/return-to.ts'
import { Waiting } from '../../ui/states/waiting.tsx'
import { CONFIRMATION_LOOKS, plansQuery, subscriptionQuery } from './billing-queries.ts'
import { CodeEntry } from './checkout/code-entry.tsx'
import { LoadingCards, Offer } from './checkout/offer.tsx'
import { PaypalReturn } from './checkout/paypal-return.tsx'
import { useCode } from './checkout/use-code.ts'
import { CurrentPlan } from './current-plan.tsx'
import { Note } from './note.tsx'
import { PauseCard } from './pause-card.tsx'
import { accessOf, canOrder, goesOn, type Subscription } from './plan-rules.ts'
import styles from './plans.module.css'
import { Receipts } from './receipts.tsx'
import { StandingNote } from './standing-note.tsx'
import type { SubscriptionSearch } from './subscription-search.ts'
import { useWords } from './use-words.ts'

/** The plans for those without one, the own plan for subscribers, and what happens between the two. */
export function SubscriptionPage({ search }: { search: SubscriptionSearch }) {
  const { state } = useSession()
  if (search.provider === 'paypal' && search.subscription_id !== undefined) {
    return <PaypalReturn subscriptionId={search.subscription_id} />
  }
  return (
    <div className={styles.page}>
      {state === 'member' ? null : <Lead own={state === 'visitor' ? false : null} />}
      {state === 'unknown' ? <LoadingCards /> : null}
      {state === 'visitor' ? <OfferWithNote search={search} /> : null}
      {state === 'member' ? <MemberView search={search} /> : null}
    </div>
  )
}

/** The page's introduction: the own plan, the plans, or neither while that is unknown. */
function Lead({ own }: { own: boolean | null }) {
  const { t } = useWords()
  const { t: common } = useTranslation()
  const prices = usePrices()
  const isOpen = useQuery(plansQuery()).data?.access === 'open'
  const [title, lead] =
    own === null
      ? [common('titles.plans'), '\u00a0']
      : own
        ? [t('current.title'), t('current.lead')]
        : isOpen
          ? [t('open.title'), t('open.text')]
          : [t('title'), t(prices ? 'lead' : 'leadPlain')]
  return (
    <header className={styles.lead}>
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
    </header>
  )
}

/** A payment that was refused, or cannot count now, is not waited for. */
const isWaitedFor = (subscription: Subscription) => canOrder(subscription) && !subscription.refused

const isAwaited = ({ payment }: SubscriptionSearch) => payment === 'done' || payment === 'pending'

function MemberView({ search }: { search: SubscriptionSearch }) {
  const awaited = isAwaited(search)
  const asked = useQuery(subscriptionQuery(awaited))
  const { data, isFetching } = asked
  const looks = useLooks()
  if (!data) {
    return (
      <>
        <Lead own={null} />
        <Waiting on={asked}>
          <LoadingCards />
        </Waiting>
      </>
    )
  }
  if (accessOf(data) === 2) return <Subscribed search={search} subscription={data} />
  if (awaited && isWaitedFor(data)) {
    return (
      <>
        <Lead own={null} />
        <Awaiting late={looks >= CONFIRMATION_LOOKS} busy={isFetching} onAgain={() => void asked.refetch()} />
      </>
    )
  }
  if (data.pause !== null) {
    return (
      <>
        <PauseCard pause={data.pause} />
        <Receipts receipts={data.receipts} />
      </>
    )
  }
  return (
    <>
      <Lead own={false} />
      <OfferWithNote search={search} subscription={data} />
      <Receipts receipts={data.receipts} />
    </>
  )
}

/** How often the subscription has been read; the page re-renders after every time. */
function useLooks(): number {
  const state = useQueryClient().getQueryState(subscriptionQuery().queryKey)
  return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
}

function Subscribed({ search, subscription }: { search: SubscriptionSearch; subscription: Subscription }) {
  const { t, day } = useWords()
  const { order_starts_at: start, next_plan: next } = subscription
  const canChoose = !goesOn(subscription) && next === null && canOrder(subscription)
  return (
    <div className={styles.subscribed}>
      <Lead own />
      {isAwaited(search) && subscription.next_plan === null ? (
        <Note kind="good" text={t('note.done')} action={<GoOn />} />
      ) : null}
      {search.payment === 'failed' ? <Note kind="warning" text={t('note.failed')} /> : null}
      {search.payment === 'cancelled' ? <Note kind="info" text={t('note.cancelled')} /> : null}
      {canChoose || search.code === undefined ? null : <GiftOfCode code={search.code} />}
      <CurrentPlan subscription={subscription} />
      {canChoose ? (
        <section aria-labelledby="another-plan">
          <div className={styles.another}>
            <h2 className="text-20 bold" id="another-plan">
              {t('another.title')}
            </h2>
            <p className="muted">{start === null ? t('another.now') : t('another.text', { date: day(start) })}</p>
          </div>
          <Offer search={search} startsAt={start} canTry={subscription.can_try} />
        </section>
      ) : null}
      <Receipts receipts={subscription.receipts} />
    </div>
  )
}

/** A subscriber's use of a code: a gift of months. */
function GiftOfCode({ code }: { code: string }) {
  const found = useCode(code)
  return found.worth?.kind === 'gift' || found.fault !== null ? (
    <CodeEntry code={code} found={found} hasTrials={false} />
  ) : null
}

/** Link back to the page that required a plan, or to the first thing a plan unlocks. */
function GoOn() {
  const { t } = useWords()
  const back = returnTo()
  const look = buttonClass({ look: 'plain', size: 'small' })
  return back === null ? (
    <Link to="/inplay" className={look}>
      {t('note.goOn')}
    </Link>
  ) : (
    <a href={back} className={look}>
      {t('note.goBack')}
    </a>
  )
}

interface OfferWithNoteProps {
  search: SubscriptionSearch
  subscription?: Subscription
}

/** Without a plan: the cards, and above them how it came to that. */
function OfferWithNote({ search, subscription }: OfferWithNoteProps) {
  const { t } = useWords()
  return (
    <>
      {subscription ? <StandingNote subscription={subscription} /> : null}
      {search.payment === 'failed' ? <Note kind="warning" text={t('note.failed')} /> : null}
      {search.payment === 'cancelled' ? <Note kind="info" text={t('note.cancelled')} /> : null}
      <Offer
        search={search}
        shut={subscription !== undefined && !canOrder(subscription)}
        canTry={subscription?.can_try ?? true}
      />
    </>
  )
}

/** Says that the provider's confirmation is on its way; after the last read a button repeats it. */
function Awaiting({ late, busy, onAgain }: { late: boolean; busy: boolean; onAgain(): void }) {
  const { t } = useWords()
  return (
    <section className={styles.awaiting} role="status">
      {late ? null : <span className={styles.spinner} aria-hidden="true" />}
      <h2 className="text-20 bold">{t(late ? 'awaiting.lateTitle' : 'awaiting.title')}</h2>
      <p className="muted">{t(late ? 'awaiting.lateText' : 'awaiting.text')}</p>
      {late ? (
        <Button busy={busy} onClick={onAgain}>
          {t('awaiting.again')}
        </Button>
      ) : null}
    </section>
  )
}
