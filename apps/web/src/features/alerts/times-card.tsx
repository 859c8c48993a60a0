import type { AlertSettings } from '@touchline/contract'
import { useAlertChanges } from '../../app/alerts/alerts.ts'
import { useSetting, useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { clockText } from '../../ui/alerts/quiet-text.ts'
import { Switch } from '../../ui/alerts/switch.tsx'
import { Select } from '../../ui/controls/fields.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './alerts.module.css'
import { useChange } from './use-change.ts'

const HOURS = Array.from({ length: 48 }, (_, half) => half * 30)
const NIGHT = { quiet_from: 23 * 60, quiet_to: 8 * 60 }
const LIMITS = [3, 5, 10, 20, 50, 100]

/** When alerts come: quiet hours, how many an hour, and whether scores stay out of them. */
export function TimesCard({ settings }: { settings: AlertSettings }) {
  const { t } = useTranslation('alert-settings')
  const language = useSetting('language')
  const { tz, tz_place } = useSettings()
  const changes = useAlertChanges()
  const change = useChange()
  const { quiet_from, quiet_to, hourly_limit, hides_scores } = settings
  // Messages use the language and time zone of the page they were set on.
  const set = (changed: Partial<AlertSettings>) =>
    void change(() => changes.settings({ language, zone: tz_place ?? tz, ...changed }))
  const isQuiet = quiet_from !== null && quiet_to !== null
  const hours = HOURS.map((value) => ({ value, label: clockText(value) }))
  const limits = [...new Set([...LIMITS, hourly_limit])].sort((one, other) => one - other)
  return (
    <Card title={t('when.title')}>
      <div className="stack gap-10">
        <Switch checked={isQuiet} onChange={() => set(isQuiet ? { quiet_from: null, quiet_to: null } : NIGHT)}>
          <span className="stack gap-2 shrink">
            <span className="text-14 semibold">{t('quiet.title')}</span>
            <span className="dim text-12">{t('quiet.note')}</span>
          </span>
        </Switch>
        {isQuiet ? (
          <div className={styles.hours}>
            <Select
              label={t('quiet.from')}
              options={hours}
              value={quiet_from}
              onChange={(value) => set({ quiet_from: value, quiet_to })}
            />
            <Select
              label={t('quiet.to')}
              options={hours}
              value={quiet_to}
              onChange={(value) => set({ quiet_from, quiet_to: value })}
            />
          </div>
        ) : null}
        <Select
          label={t('limit.title')}
          options={limits.map((value) => ({ value, label: t('limit.value', { count: value }) }))}
          value={hourly_limit}
          onChange={(value) => set({ hourly_limit: value })}
        />
        <Switch checked={hides_scores} onChange={() => set({ hides_scores: !hides_scores })}>
          <span className="stack gap-2 shrink">
            <span className="text-14 semibold">{t('hidden.title')}</span>
            <span className="dim text-12">{t('hidden.note')}</span>
          </span>
        </Switch>
      </div>
    </Card>
  )
}
