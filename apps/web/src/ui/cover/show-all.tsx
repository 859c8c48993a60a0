import { useHiding } from '../../app/cover/use-hiding.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'

/** Uncovers everything that has begun. */
export function ShowAll() {
  const { t } = useTranslation()
  const { showAll } = useHiding()
  return (
    <Button size="small" onClick={() => showAll()}>
      {t('cover.showAll')}
    </Button>
  )
}
