import { Link } from '@tanstack/react-router'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { numbersPath } from '../app/paths.ts'

/** To the page that says how the numbers are made. */
export function NumbersLink() {
  const { t } = useTranslation('history')
  return (
    <Link {...numbersPath} className="link">
      {t('howNumbers')}
    </Link>
  )
}
