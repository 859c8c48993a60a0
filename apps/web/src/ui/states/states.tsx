import { IconAlertTriangle, IconBallFootball } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { ApiError, tellsHidden } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button } from '../controls/button.tsx'
import styles from './states.module.css'

const ShowAll = lazyPart(() => import('../cover/show-all.tsx'), 'ShowAll')

interface SkeletonProps {
  /** How many bars. */
  lines?: number
  /** Height of one bar in pixels: the height of the later content, so that nothing moves. */
  height?: number
}

/** A placeholder for content that is loading; screen readers hear "loading" once. */
export function Skeleton({ lines = 3, height = 40 }: SkeletonProps) {
  const { t } = useTranslation()
  return (
    <div className="stack gap-8" role="status" data-testid="spinner">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move
        <span key={line} className={styles.bar} style={{ height }} />
      ))}
    </div>
  )
}

interface EmptyStateProps {
  /** Why there is nothing, in one line. */
  title: string
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** An empty place that says why. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon ?? <IconBallFootball size={30} stroke={1.5} aria-hidden="true" />}</span>
      <p className="semibold">{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}

interface ErrorStateProps {
  error: unknown
  onRetry(): void
  /** A retry is under way. */
  busy?: boolean
}

/** How long to wait before a server that could not be reached is tried again, milliseconds. */
const AGAIN = 10_000

/** Says in one line that something could not be loaded, with a retry; a server that is away is tried again without being asked. */
export function ErrorState({ error, onRetry, busy }: ErrorStateProps) {
  const { t } = useTranslation()
  const unreachable = error instanceof ApiError && error.status === 0
  const reference = error instanceof ApiError ? error.requestId : null
  const retry = useEffectEvent(() => {
    if (!document.hidden) onRetry()
  })
  useEffect(() => {
    if (!unreachable) return
    const timer = setInterval(() => retry(), AGAIN)
    const online = () => retry()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [unreachable])
  if (tellsHidden(error)) {
    const showAll = (
      <Suspense>
        <ShowAll />
      </Suspense>
    )
    return <EmptyState title={t('cover.tells')} text={t('cover.tellsText')} action={showAll} />
  }
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-kind="error">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <p className="semibold">{t(unreachable ? 'error.offline' : 'error.load')}</p>
      {reference ? <p className={styles.text}>{t('error.reference', { id: reference })}</p> : null}
      <Button size="small" onClick={onRetry} busy={busy}>
        {t('retry')}
      </Button>
    </div>
  )
}
