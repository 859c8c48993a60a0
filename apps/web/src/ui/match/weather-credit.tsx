import { useTranslation } from '../../app/i18n/use-translation.ts'

/** Credits weather of Open-Meteo with a link, as its licence requires. */
export function WeatherCredit({ source }: { source: string | null }) {
  const { t } = useTranslation()
  return source === 'open-meteo' ? (
    <a href="https://open-meteo.com/" className="link">
      {t('weatherBy')} Open-Meteo.com
    </a>
  ) : null
}
