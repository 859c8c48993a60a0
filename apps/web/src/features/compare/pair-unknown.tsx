import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'

/** Nothing is shown of a pair that does not exist, only the way to another one. */
export function PairUnknown() {
  const { t } = useTranslation('compare')
  const { t: common } = useTranslation()
  return (
    <NoticePage icon={IconMapPinOff} title={common('titles.compare')} text={t('unknown')}>
      <Link to="/compare" className={buttonClass({ look: 'primary' })}>
        {t('choose')}
      </Link>
    </NoticePage>
  )
}
