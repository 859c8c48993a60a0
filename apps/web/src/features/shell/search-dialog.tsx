import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Stands where the search will be and says so. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('search.title')} place="top" onClose={onClose}>
      <EmptyState
        icon={<IconSearch size={30} stroke={1.5} aria-hidden="true" />}
        title={t('search.soonTitle')}
        text={t('search.soon')}
      />
    </Dialog>
  )
}
