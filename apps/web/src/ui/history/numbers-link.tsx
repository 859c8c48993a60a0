import { useTranslation } from '../../app/i18n/use-translation.ts'
import { NUMBERS_PAGE } from '../../app/paths.ts'

/** To the page that says how the numbers are made. */
export function NumbersLink() {
  const { t } = useTranslation('history')
  return (
    <a className="link" href={NUMBERS_PAGE}>
      {t('howNumbers')}
    </a>
  )
}
