import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select } from '../../../ui/controls/fields.tsx'
import { GroupNotes, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import type { GroupForm } from './use-group.ts'

/** Name, address, language and clock of the site. */
export function SiteForm({ form }: { form: GroupForm }) {
  const { t } = useTranslation('setup')
  const isLocked = (name: 'DEFAULT_LANGUAGE' | 'DEFAULT_ZONE') => form.setting(name).source === 'environment'
  return (
    <div className={styles.fields}>
      <GroupNotes form={form} />
      <div className={styles.pairs}>
        <SettingField
          form={form}
          name="PUBLIC_URL"
          hint={t('hint.PUBLIC_URL')}
          inputMode="url"
          placeholder="https://"
        />
        {isLocked('DEFAULT_LANGUAGE') ? (
          <SettingField form={form} name="DEFAULT_LANGUAGE" />
        ) : (
          <Select<Language>
            label={t('name.DEFAULT_LANGUAGE')}
            options={LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))}
            value={form.valueOf('DEFAULT_LANGUAGE') as Language}
            onChange={(language) => form.edit('DEFAULT_LANGUAGE', language)}
          />
        )}
        {isLocked('DEFAULT_ZONE') ? (
          <SettingField form={form} name="DEFAULT_ZONE" />
        ) : (
          <Select
            label={t('name.DEFAULT_ZONE')}
            options={['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
              value: zone === 'UTC' ? '' : zone,
              label: zone.replaceAll('_', ' '),
            }))}
            value={form.valueOf('DEFAULT_ZONE')}
            onChange={(zone) => form.edit('DEFAULT_ZONE', zone)}
          />
        )}
        <SettingField form={form} name="CONTACT_TO" hint={t('hint.CONTACT_TO')} inputMode="email" />
      </div>
    </div>
  )
}
