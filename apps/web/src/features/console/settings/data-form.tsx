import {
  IconAlertTriangle,
  IconCheck,
  IconFlask,
  IconFolderOpen,
  IconMinus,
  IconPlugConnected,
  IconWorldDownload,
} from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Checkbox } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { GroupNotes, Note, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import type { GroupForm } from './use-group.ts'

const SOURCES = [
  {
    value: 'demo',
    icon: IconFlask,
    gives: ['source.demo.matches', 'source.demo.prices', 'source.demo.lineups'],
    lacks: ['source.demo.real'],
  },
  {
    value: 'open',
    icon: IconWorldDownload,
    gives: ['source.open.results', 'source.open.past', 'source.open.live'],
    lacks: ['source.open.lineups'],
  },
  {
    value: 'sportmonks',
    icon: IconPlugConnected,
    gives: ['source.sportmonks.matches', 'source.sportmonks.prices', 'source.sportmonks.people'],
    lacks: [],
  },
  {
    value: 'none',
    icon: IconFolderOpen,
    gives: ['source.none.files', 'source.none.upload'],
    lacks: ['source.none.live'],
  },
] as const

/** Source of the matches, and its keys. */
export function DataForm({ form }: { form: GroupForm }) {
  const { t } = useTranslation('setup')
  const group = useId()
  const feed = form.setting('FEED')
  const isLocked = feed.source === 'environment'
  const chosen = form.valueOf('FEED')
  const wrong = form.faultOf('FEED')
  const isSold = form.valueOf('OPEN_COMMERCIAL') === 'true'
  return (
    <div className={styles.fields}>
      <GroupNotes form={form} />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('name.FEED')}</legend>
        {SOURCES.map(({ value, icon: Icon, gives, lacks }) => (
          <label key={value} className={styles.choice} data-locked={isLocked || undefined}>
            <span className="row gap-10">
              <Icon size={20} stroke={1.7} className="muted rigid" aria-hidden="true" />
              <b>{t(`source.${value}.title`)}</b>
              <input
                className="visually-hidden"
                type="radio"
                name={group}
                checked={chosen === value}
                disabled={isLocked}
                onChange={() => form.edit('FEED', value)}
              />
              <span className={styles.dot} aria-hidden="true" />
            </span>
            <span className="muted text-13">{t(`source.${value}.text`)}</span>
            <ul className={styles.gives}>
              {gives.map((one) => (
                <li key={one}>
                  <IconCheck size={15} className="good" aria-hidden="true" />
                  {t(one)}
                </li>
              ))}
              {lacks.map((one) => (
                <li key={one} className="dim">
                  <IconMinus size={15} aria-hidden="true" />
                  {t(one)}
                </li>
              ))}
            </ul>
            <span className={styles.cost}>{t(`source.${value}.cost`)}</span>
          </label>
        ))}
      </fieldset>
      {isLocked ? <Note kind="info">{t('fromEnvironment', { name: 'FEED' })}</Note> : null}
      {wrong === null ? null : <Note kind="bad">{t(`fault.${wrong.code}`)}</Note>}
      {chosen === 'open' ? (
        <Card title={t('keys.open')} note={t('keys.optional')}>
          <div className={styles.fields}>
            <SettingField form={form} name="FOOTBALL_DATA_ORG_TOKEN" hint={t('hint.FOOTBALL_DATA_ORG_TOKEN')} tried />
            <SettingField form={form} name="THE_ODDS_API_KEY" hint={t('hint.THE_ODDS_API_KEY')} tried />
            {form.setting('OPEN_COMMERCIAL').source === 'environment' ? (
              <SettingField form={form} name="OPEN_COMMERCIAL" />
            ) : (
              <Checkbox
                checked={isSold}
                onChange={({ target }) => form.edit('OPEN_COMMERCIAL', target.checked ? 'true' : 'false')}
              >
                {t('commercial')}
              </Checkbox>
            )}
            <p className={styles.warned}>
              <IconAlertTriangle size={17} aria-hidden="true" />
              {t(isSold ? 'commercialOn' : 'commercialOff')}
            </p>
          </div>
        </Card>
      ) : null}
      {chosen === 'sportmonks' ? (
        <Card title={t('keys.sportmonks')} note={t('keys.needed')}>
          <SettingField form={form} name="SPORTMONKS_TOKEN" hint={t('hint.SPORTMONKS_TOKEN')} tried />
        </Card>
      ) : null}
      {chosen === 'none' ? <Note kind="info">{t('filesHow')}</Note> : null}
    </div>
  )
}
