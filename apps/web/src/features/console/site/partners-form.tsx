import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SaveRow } from '../settings-kit/save-row.tsx'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { LinkRow, NoticeRow } from './partner-rows.tsx'
import { type DraftLink, type DraftNotice, faultOf, NO_LINK, NO_NOTICE, sentPartners } from './partners.model.ts'
import styles from './site.module.css'
import { type OddsRoomData, oddsRoomQuery } from './site-queries.ts'

interface FormProps {
  room: OddsRoomData
  mayChange: boolean
}

/** Links by bookmaker and country, and the words that stand with them. */
export function PartnersForm({ room, mayChange }: FormProps) {
  const { t } = useTranslation('console')
  const { t: common } = useTranslation()
  const [links, setLinks] = useState<readonly DraftLink[]>(room.partners.value.links)
  const [notices, setNotices] = useState<readonly DraftNotice[]>(room.partners.value.notices)
  const [sent, setSent] = useState(false)
  const { busy, notice, save } = useSettingSave({
    query: oddsRoomQuery,
    held: (data: OddsRoomData) => data.partners,
    shown: room.partners,
  })
  const isTwice = (at: number) => notices.findIndex(({ country }) => country === notices[at]?.country) < at
  const isWrong = links.some((_, at) => faultOf(links, at) !== null) || notices.some((_, at) => isTwice(at))
  return (
    <Card title={t('site.partners.title')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          if (isWrong) return
          void save(
            (version) =>
              callApi('POST /console/site/partners', { body: { version, value: sentPartners(links, notices) } }),
            t('site.partners.saved'),
          )
        }}
      >
        <p className="muted text-13">{t('site.partners.text')}</p>
        {links.length === 0 ? <p className="muted text-13">{t('site.partners.none')}</p> : null}
        <ul className={styles.things}>
          {links.map((link, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own while they are typed
            <li key={at} className={styles.partner}>
              <LinkRow
                link={link}
                bookmakers={room.bookmakers}
                fault={sent ? faultOf(links, at) : null}
                locked={!mayChange}
                onChange={(next) => setLinks(links.with(at, next))}
                onRemove={() => setLinks(links.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
        {mayChange ? (
          <p>
            <Button size="small" onClick={() => setLinks([...links, NO_LINK])}>
              {t('site.partners.add')}
            </Button>
          </p>
        ) : null}
        <fieldset className={styles.list}>
          <legend className="label">{t('site.partners.notices')}</legend>
          <p className="muted text-13">{t('site.partners.noticesText', { usual: common('partner.notice') })}</p>
          <ul className={styles.things}>
            {notices.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own while they are typed
              <li key={at} className={styles.partner}>
                <NoticeRow
                  notice={one}
                  name={`notice-${at}`}
                  error={sent && isTwice(at) ? t('site.partners.twiceNotice') : null}
                  locked={!mayChange}
                  onChange={(next) => setNotices(notices.with(at, next))}
                  onRemove={() => setNotices(notices.toSpliced(at, 1))}
                />
              </li>
            ))}
          </ul>
          {mayChange ? (
            <p>
              <Button size="small" onClick={() => setNotices([...notices, NO_NOTICE])}>
                {t('site.partners.addNotice')}
              </Button>
            </p>
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
