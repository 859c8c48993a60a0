import { IconMapPinOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useApp } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { NoticePage } from '../../ui/states/notice-page.tsx'

/** Says that an address leads nowhere. */
export function NotFound() {
  const { t } = useTranslation()
  const { brand } = useApp().page
  useEffect(() => {
    document.title = `${t('titles.notFound')} | ${brand}`
  }, [t, brand])
  return <NoticePage icon={IconMapPinOff} title={t('notFound.title')} text={t('notFound.text')} home />
}
