import { IconCalendarPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button } from '../controls/button.tsx'

const CalendarDialog = lazyPart(() => import('./calendar-dialog.tsx'), 'CalendarDialog')

/** Opens the ways to have matches in one's own calendar. */
export function CalendarButton({ of }: { of: { kind: 'team' | 'league'; id: number; name: string } | 'me' }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon
        aria-label={t('calendar')}
        title={t('calendar')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />
      </Button>
      {open ? (
        <Suspense>
          <CalendarDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
