import { Link } from '@tanstack/react-router'
import type { AlertChannelKind, AlertsAnswer } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './alert-dialog.module.css'
import { ChannelIcon } from './channel-icon.tsx'

interface ChannelChipsProps {
  alerts: AlertsAnswer
  chosen: readonly AlertChannelKind[]
  onChange(chosen: AlertChannelKind[]): void
}

/** The channels, out of those set up; others are set up on the page of alerts. */
export function ChannelChips({ alerts, chosen, onChange }: ChannelChipsProps) {
  const { t } = useTranslation('alert-settings')
  const kinds = [...new Set(alerts.channels.map(({ kind }) => kind))]
  if (kinds.length === 0) {
    return (
      <p className={styles.nowhere}>
        {t('nowhere')}{' '}
        <Link to="/me/alerts" className="link semibold">
          {t('setUp')}
        </Link>
      </p>
    )
  }
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('where.title')}</legend>
      {kinds.map((kind) => {
        const isOn = chosen.includes(kind)
        const others = chosen.filter((one) => one !== kind)
        return (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? others : [...others, kind])}
          >
            <ChannelIcon kind={kind} />
            {t(`channels.${kind}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
