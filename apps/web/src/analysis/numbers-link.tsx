import { Link } from '@tanstack/react-router'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { numbersPath } from '../app/paths.ts'
import { usePrices } from '../app/site.ts'

/** To the page that says how the numbers are made, which is about prices. */
export function NumbersLink() {
  const { t } = useTranslation('history')
  if (!usePrices()) return null
  return (
    <Link {...numbersPath} className="link">
      {t('howNumbers')}
    </Link>
  )
}
