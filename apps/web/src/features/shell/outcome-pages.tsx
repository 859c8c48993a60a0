import { IconAlertTriangle } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApiError } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button } from '../../ui/controls/button.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'
import { Skeleton } from '../../ui/states/states.tsx'

/** Drawn in place of a page that failed; tries again without leaving it. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const reference = error instanceof ApiError ? error.requestId : null
  return (
    <NoticePage
      icon={IconAlertTriangle}
      warning
      title={t('error.title')}
      text={t('error.text')}
      note={reference ? t('error.reference', { id: reference }) : null}
      home
    >
      <Button look="primary" onClick={() => void router.invalidate()}>
        {t('retry')}
      </Button>
    </NoticePage>
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
