import { Link } from '@tanstack/react-router'
import { usePrices } from '../../app/site.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { AccountPanel, Success } from './account-panel.tsx'
import { useWords } from './use-words.ts'

/** Where an account ends: says that it is gone and what stays open. */
export function AccountDeletedPage() {
  const { t } = useWords()
  return (
    <AccountPanel title={t('deleted.title')} arrived>
      <Success>{t(usePrices() ? 'deleted.text' : 'deleted.textPlain')}</Success>
      <Link to="/" className={buttonClass({ size: 'large', wide: true })}>
        {t('deleted.home')}
      </Link>
    </AccountPanel>
  )
}
