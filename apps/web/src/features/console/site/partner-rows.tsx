import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { TextInLanguages } from '../settings-kit/text-in-languages.tsx'
import { useCountries } from './countries.ts'
import type { DraftLink, DraftNotice, faultOf } from './partners.model.ts'
import styles from './site.module.css'
import { MAX_PARTNER_TEXT, MAX_PARTNER_URL, type OddsRoomData } from './site-queries.ts'

const ALL = ''

function useCountryOptions() {
  const { t } = useTranslation('console')
  const { options, nameOf } = useCountries()
  const everywhere = t('site.partners.everywhere')
  return {
    options: [{ value: ALL, label: everywhere }, ...options],
    nameOf: (country: string | null) => (country === null ? everywhere : nameOf(country)),
  }
}

interface LinkRowProps {
  link: DraftLink
  bookmakers: OddsRoomData['bookmakers']
  fault: ReturnType<typeof faultOf>
  locked: boolean
  onChange(link: DraftLink): void
  onRemove(): void
}

/** Bookmaker, country and address of a link. */
export function LinkRow({ link, bookmakers, fault, locked, onChange, onRemove }: LinkRowProps) {
  const { t } = useTranslation('console')
  const { options } = useCountryOptions()
  const name = bookmakers.find(({ key }) => key === link.bookmaker)?.name ?? ''
  const remove = t('site.partners.remove', { bookmaker: name })
  return (
    <div className={styles.link}>
      <Select
        label={t('site.partners.bookmaker')}
        disabled={locked}
        aria-invalid={fault === 'noBookmaker' || undefined}
        options={[
          { value: '', label: t('site.partners.noBookmaker') },
          ...bookmakers.map((one) => ({ value: one.key, label: one.name })),
        ]}
        value={link.bookmaker}
        onChange={(bookmaker) => onChange({ ...link, bookmaker })}
      />
      <Select
        label={t('site.partners.country')}
        disabled={locked}
        options={options}
        value={link.country ?? ALL}
        onChange={(country) => onChange({ ...link, country: country === ALL ? null : country })}
      />
      <TextField
        label={t('site.partners.url')}
        hint={t('site.partners.urlHint')}
        type="url"
        inputMode="url"
        readOnly={locked}
        maxLength={MAX_PARTNER_URL}
        value={link.url}
        error={fault === null ? null : t(`site.partners.${fault}`)}
        onChange={({ target }) => onChange({ ...link, url: target.value })}
      />
      {locked ? null : <Remove words={remove} onRemove={onRemove} />}
    </div>
  )
}

interface NoticeRowProps {
  notice: DraftNotice
  name: string
  error: string | null
  locked: boolean
  onChange(notice: DraftNotice): void
  onRemove(): void
}

/** Words for the visitors of a country, in every language. */
export function NoticeRow({ notice, name, error, locked, onChange, onRemove }: NoticeRowProps) {
  const { t } = useTranslation('console')
  const { options, nameOf } = useCountryOptions()
  return (
    <div className="stack gap-10">
      <div className={styles.noticeHead}>
        <Select
          label={t('site.partners.country')}
          disabled={locked}
          options={options}
          value={notice.country ?? ALL}
          onChange={(country) => onChange({ ...notice, country: country === ALL ? null : country })}
        />
        {locked ? null : (
          <Remove words={t('site.partners.removeNotice', { country: nameOf(notice.country) })} onRemove={onRemove} />
        )}
      </div>
      <TextInLanguages
        name={name}
        label={(language) => t('site.partners.notice', { language })}
        value={notice.texts}
        rows={2}
        maxLength={MAX_PARTNER_TEXT}
        error={error}
        onChange={(texts) => (locked ? undefined : onChange({ ...notice, texts }))}
      />
    </div>
  )
}

function Remove({ words, onRemove }: { words: string; onRemove(): void }) {
  return (
    <Button icon size="small" look="quiet" aria-label={words} title={words} onClick={onRemove}>
      <IconX size={16} aria-hidden="true" />
    </Button>
  )
}
