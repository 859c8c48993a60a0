import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { useCountries } from './countries.ts'
import styles from './site.module.css'
import { type OddsMode, type OddsRoomData, oddsRoomQuery } from './site-queries.ts'

const MODES = ['full', 'no_links', 'off'] as const
const NOBODY = ''

interface FormProps {
  room: OddsRoomData
  mayChange: boolean
}

/** The general rule, and the countries with one of their own. */
export function DisplayForm({ room, mayChange }: FormProps) {
  const { t } = useTranslation('console')
  const { nameOf, options } = useCountries()
  const [value, setValue] = useState(room.display.value)
  const { busy, notice, save } = useSettingSave({
    query: oddsRoomQuery,
    held: (data: OddsRoomData) => data.display,
    shown: room.display,
  })
  const { mode, countries } = value
  const modes = MODES.map((one) => ({ value: one, label: t(`site.odds.modes.${one}`) }))
  const named = [...countries].sort((one, other) => nameOf(one.country).localeCompare(nameOf(other.country)))
  const set = (country: string, next: OddsMode | null) =>
    setValue({
      mode,
      countries: [
        ...countries.filter((one) => one.country !== country),
        ...(next === null ? [] : [{ country, mode: next }]),
      ],
    })
  return (
    <Card title={t('site.odds.title')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          void save(
            (version) => callApi('POST /console/site/odds-display', { body: { version, value } }),
            t('site.odds.saved'),
          )
        }}
      >
        <p className="muted text-13">{t('site.odds.text')}</p>
        <div className={kit.narrow}>
          <Select<OddsMode>
            label={t('site.odds.mode')}
            disabled={!mayChange}
            options={modes}
            value={mode}
            onChange={(next) => setValue({ mode: next, countries })}
          />
        </div>
        <p className="muted text-13">{t(`site.odds.says.${mode}`)}</p>
        <fieldset className={styles.list}>
          <legend className="label">{t('site.odds.exceptions')}</legend>
          <p className="muted text-13">
            <Known room={room} nameOf={nameOf} />
          </p>
          {named.length === 0 ? <p className="muted text-13">{t('site.odds.none')}</p> : null}
          <ul className={styles.things}>
            {named.map((one) => {
              const country = nameOf(one.country)
              return (
                <li key={one.country} className={styles.rule}>
                  <b className="grow shrink">{country}</b>
                  <Select<OddsMode>
                    labelHidden
                    label={t('site.odds.modeOf', { country })}
                    disabled={!mayChange}
                    options={modes}
                    value={one.mode}
                    onChange={(next) => set(one.country, next)}
                  />
                  {mayChange ? (
                    <Button
                      icon
                      size="small"
                      look="quiet"
                      aria-label={t('site.odds.remove', { country })}
                      title={t('site.odds.remove', { country })}
                      onClick={() => set(one.country, null)}
                    >
                      <IconX size={16} aria-hidden="true" />
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
          {mayChange ? (
            <div className={kit.narrow}>
              <Select
                label={t('site.odds.country')}
                options={[
                  { value: NOBODY, label: t('site.odds.choose') },
                  ...options.filter((one) => !countries.some(({ country }) => country === one.value)),
                ]}
                value={NOBODY}
                onChange={(country) => (country === NOBODY ? undefined : set(country, mode === 'off' ? 'full' : 'off'))}
              />
            </div>
          ) : null}
        </fieldset>
        {mayChange ? (
          <SaveRow label={t('setting.save')} busy={busy} notice={notice} />
        ) : (
          <p className="dim text-13">{t('site.odds.ownersOnly')}</p>
        )}
      </Form>
    </Card>
  )
}

/** Whether the country of visitors is known, shown by the operator's own. */
function Known({ room, nameOf }: { room: OddsRoomData; nameOf(code: string): string }) {
  const { t } = useTranslation('console')
  const { country_header: header, own_country: own } = room
  if (header === null) return t('site.odds.headerNone')
  return own === null
    ? t('site.odds.headerUnknown', { header })
    : t('site.odds.headerOwn', { header, country: nameOf(own) })
}
