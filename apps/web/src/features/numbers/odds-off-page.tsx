import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { recordPath } from '../../app/paths.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import reading from '../../ui/layout/reading-page.module.css'

/** In place of a page about odds, where these are not shown. */
export function OddsOffPage() {
  const { t } = useTranslation('numbers')
  return (
    <article className={`${reading.page} stack gap-14`}>
      <h1>{t('oddsOff.title')}</h1>
      <p>{t('oddsOff.text')}</p>
      <p className="row wrap gap-8">
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          {t('oddsOff.matches')}
        </Link>
        <Link {...recordPath} className={buttonClass({})}>
          {t('oddsOff.record')}
        </Link>
      </p>
    </article>
  )
}
