import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from './setting-field.tsx'
import type { useRestart } from './use-restart.ts'

/** Says that the server starts again, and what to do where it does not come back. */
export function RestartNote({ away }: Pick<ReturnType<typeof useRestart>, 'away'>) {
  const { t } = useTranslation('setup')
  if (away === 'no') return null
  if (away === 'away') return <Note kind="info">{t('apply.away')}</Note>
  return (
    <div className="row wrap gap-10">
      <Note kind="warning">{t('apply.late')}</Note>
      <Button size="small" onClick={() => location.reload()}>
        {t('apply.look')}
      </Button>
    </div>
  )
}
