import { useTranslation } from '../app/i18n/use-translation.ts'
import { Button } from './button.tsx'

interface LoadMoreProps {
  /** The next page is on its way. */
  busy: boolean
  onMore(): void
}

/** Asks for the next page of a list that is appended to; draw it only while there is more. */
export function LoadMore({ busy, onMore }: LoadMoreProps) {
  const { t } = useTranslation()
  return (
    <Button look="quiet" busy={busy} onClick={onMore}>
      {t('loadMore')}
    </Button>
  )
}
