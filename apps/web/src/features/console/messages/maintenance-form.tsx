import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Checkbox } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InstantField } from '../settings-kit/instant-field.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { TextInLanguages } from '../settings-kit/text-in-languages.tsx'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { type Announcements, announcementsQuery, MAX_MAINTENANCE } from './messages-queries.ts'

interface MaintenanceFormProps {
  held: Announcements['maintenance']
  mayChange: boolean
}

/** The page that takes the place of the site. */
export function MaintenanceForm({ held, mayChange }: MaintenanceFormProps) {
  const { t } = useTranslation('console')
  const [value, setValue] = useState(held.value)
  const { busy, notice, save } = useSettingSave({
    query: announcementsQuery,
    held: (data: Announcements) => data.maintenance,
    shown: held,
  })
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part })
  const state = (
    <span className={held.value.on ? 'warning semibold' : 'dim'}>
      {t(held.value.on ? 'messages.maintenance.isOn' : 'messages.maintenance.isOff')}
    </span>
  )
  if (!mayChange) {
    return (
      <Card title={t('messages.maintenance.title')} note={state}>
        <p className="muted text-13">{t('messages.maintenance.ownersOnly')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('messages.maintenance.title')} note={state}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          void save(
            (version) => callApi('POST /console/messages/maintenance', { body: { version, value } }),
            t(value.on ? 'messages.maintenance.turnedOn' : 'messages.maintenance.turnedOff'),
          )
        }}
      >
        <p className="muted text-13">{t('messages.maintenance.text')}</p>
        <Checkbox checked={value.on} onChange={({ target }) => change({ on: target.checked })}>
          {t('messages.maintenance.on')}
        </Checkbox>
        <TextInLanguages
          name="maintenance"
          label={(language) => t('messages.maintenance.words', { language })}
          value={value.texts}
          rows={4}
          maxLength={MAX_MAINTENANCE}
          onChange={(texts) => change({ texts })}
        />
        <div className={kit.narrow}>
          <InstantField
            name="maintenance-until"
            label={t('messages.maintenance.until')}
            hint={t('messages.maintenance.untilHint')}
            value={value.until}
            onChange={(until) => change({ until })}
          />
        </div>
        <SaveRow label={t('setting.save')} busy={busy} notice={notice} />
      </Form>
    </Card>
  )
}
