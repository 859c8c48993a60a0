import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useApp } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { say } from '../../app/notices.ts'
import type { RefereeName } from './referee-name.ts'

const RefereeDialog = lazyPart(() => import('./referee-dialog.tsx'), 'RefereeDialog')

/** Opens the figures of a referee; visitors are redirected to the login, which leads back. */
export function useRefereeDialog(): { open(referee: RefereeName): void; dialog: ReactNode } {
  const { session } = useApp()
  const navigate = useNavigate()
  const { t } = useTranslation()
  const [shown, setShown] = useState<RefereeName | null>(null)
  return {
    open(referee) {
      if (session.token() !== null) setShown(referee)
      else void navigate({ to: '/login', search: { next: location.pathname + location.search } })
    },
    dialog:
      shown === null ? null : (
        <Suspense>
          <RefereeDialog
            referee={shown}
            onClose={() => setShown(null)}
            onFailure={() => {
              setShown(null)
              say({ text: t('error.load'), failed: true, action: { label: t('retry'), run: () => setShown(shown) } })
            }}
          />
        </Suspense>
      ),
  }
}
