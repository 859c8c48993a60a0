import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'

/** Drawn in place of a page that failed; tries again without leaving it. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <div className="card stack items-centre" style={{ padding: 28 }}>
      <h1 className="bold">{t('error.title')}</h1>
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
      <Link to="/matches" className="accent hover-underline">
        {t('goHome')}
      </Link>
    </div>
  )
}

/** Drawn where an address leads nowhere; the server answers 404 with it. */
export function NotFoundPage() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  )
}

const NotFound = lazyPart(() => import('./not-found-page.tsx'), 'NotFound')

/** Drawn while a page that needs the browser is being prepared. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    // As long as most pages that follow, so that the footer does not come and go.
    <div style={{ display: 'grid', gap: 14, alignContent: 'start', minHeight: '100vh' }}>
      <noscript>{t('needsScripts')}</noscript>
      <Skeleton lines={1} height={150} />
      <Skeleton lines={6} height={56} />
    </div>
  )
}
