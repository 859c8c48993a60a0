import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Checkbox, Select } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InstantField } from '../settings-kit/instant-field.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { TextInLanguages } from '../settings-kit/text-in-languages.tsx'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { type Announcements, announcementsQuery, MAX_BANNER } from './messages-queries.ts'

const LEVELS = ['info', 'warn', 'bad'] as const

/** The banner above every page. */
export function BannerForm({ held }: { held: Announcements['banner'] }) {
  const { t } = useTranslation('console')
  const [value, setValue] = useState(held.value)
  const [sent, setSent] = useState(false)
  const { busy, notice, save } = useSettingSave({
    query: announcementsQuery,
    held: (data: Announcements) => data.banner,
    shown: held,
  })
  const change = (part: Partial<typeof value>) => setValue({ ...value, ...part })
  const { shown, level, texts, from, until } = value
  const isEmpty = Object.values(texts).every((text) => text.trim() === '')
  const faults = {
    texts: shown && isEmpty ? t('messages.banner.missing') : null,
    until: from !== null && until !== null && until <= from ? t('messages.banner.order') : null,
  }

  return (
    <Card title={t('messages.banner.title')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (faults.texts !== null || faults.until !== null) return
          void save(
            (version) => callApi('POST /console/messages/banner', { body: { version, value } }),
            t(shown ? 'messages.banner.saved' : 'messages.banner.hidden'),
          )
        }}
      >
        <Checkbox checked={shown} onChange={({ target }) => change({ shown: target.checked })}>
          {t('messages.banner.shown')}
        </Checkbox>
        <TextInLanguages
          name="banner"
          label={(language) => t('messages.banner.words', { language })}
          value={texts}
          rows={3}
          maxLength={MAX_BANNER}
          error={sent ? faults.texts : null}
          onChange={(next) => change({ texts: next })}
        />
        <div className={kit.pair}>
          <Select<(typeof LEVELS)[number]>
            label={t('messages.banner.level')}
            options={LEVELS.map((one) => ({ value: one, label: t(`messages.banner.levels.${one}`) }))}
            value={level}
            onChange={(next) => change({ level: next })}
          />
          <InstantField
            name="banner-from"
            label={t('messages.banner.from')}
            hint={t('messages.banner.fromHint')}
            value={from}
            onChange={(next) => change({ from: next })}
          />
          <InstantField
            name="banner-until"
            label={t('messages.banner.until')}
            hint={t('messages.banner.untilHint')}
            value={until}
            error={sent ? faults.until : null}
            onChange={(next) => change({ until: next })}
          />
        </div>
        <SaveRow label={t('setting.save')} busy={busy} notice={notice} />
      </Form>
    </Card>
  )
}
