import { useTranslation } from '../../app/i18n/use-translation.ts'

/** Beside weather of Open-Meteo its name with a link, as its licence asks for. */
export function WeatherCredit({ source }: { source: string | null }) {
  const { t } = useTranslation()
  return source === 'open-meteo' ? (
    <a href="https://open-meteo.com/" className="link">
      {t('weatherBy')} Open-Meteo.com
    </a>
  ) : null
}
