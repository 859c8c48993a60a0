import { IconBrandGoogle, IconBrandWindows, IconCalendar, IconCopy, IconRss } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApp, useSession, useSetting } from '../../app/app.ts'
import { useHides } from '../../app/cover/use-hiding.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { Button, buttonClass } from '../controls/button.tsx'
import { Checkbox, Select } from '../controls/fields.tsx'
import { Dialog } from '../layout/dialog.tsx'
import styles from './calendar-dialog.module.css'
import { copyText } from './copy-text.ts'
import { OwnAddress } from './own-address.tsx'

interface CalendarDialogProps {
  of: { kind: 'team' | 'league' | 'finder'; id: number; name: string } | 'me'
  onClose(): void
}

/** Ways to have matches in one's own calendar, or as a feed. */
export function CalendarDialog({ of, onClose }: CalendarDialogProps) {
  const { t } = useTranslation('calendar')
  const { page } = useApp()
  const { state } = useSession()
  const title = of === 'me' ? t('own') : t(of.kind === 'finder' ? 'feedOf' : 'of', { name: of.name })
  const pathOf = (kind: 'calendar' | 'feeds', end: string) =>
    of === 'me' ? '' : `${page.publicUrl}/${kind}/${of.kind}/${of.id}.${end}`
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <div className={styles.dialog}>
        {of !== 'me' && of.kind === 'finder' ? (
          <OwnAddress>
            {(secret) => {
              const feed = `${page.publicUrl}/feeds/finder/${secret}/${of.id}`
              return <Feeds atom={`${feed}.atom`} json={`${feed}.json`} />
            }}
          </OwnAddress>
        ) : of !== 'me' ? (
          <>
            <Ways address={pathOf('calendar', 'ics')} />
            <Feeds atom={pathOf('feeds', 'atom')} json={pathOf('feeds', 'json')} />
          </>
        ) : state === 'member' ? (
          <OwnAddress>{(secret) => <Ways address={`${page.publicUrl}/calendar/me/${secret}.ics`} />}</OwnAddress>
        ) : (
          <>
            <p className="muted text-13">{t('needsAccount')}</p>
            <Link to="/login" search={{ next: '/me' }} className={buttonClass({ look: 'primary' })}>
              {t('common:nav.login')}
            </Link>
          </>
        )}
      </div>
    </Dialog>
  )
}

const ALARMS = [null, 15, 30, 60, 180] as const

function Ways({ address }: { address: string }) {
  const { t } = useTranslation('calendar')
  const language = useSetting('language')
  const place = useSetting('tz_place')
  const [scores, setScores] = useState(false)
  const [alarm, setAlarm] = useState<(typeof ALARMS)[number]>(null)
  const query = new URLSearchParams({
    lang: language,
    ...(place !== null && { zone: place }),
    ...(scores && { scores: '1' }),
    ...(alarm !== null && { alarm: String(alarm) }),
  })
  const whole = `${address}?${query}`
  const webcal = whole.replace(/^https?:/, 'webcal:')
  return (
    <>
      <Checkbox checked={scores} onChange={(event) => setScores(event.target.checked)}>
        {t('scores')}
      </Checkbox>
      <Select
        label={t('alarm')}
        options={ALARMS.map((minutes) => ({
          value: minutes ?? 0,
          label: minutes === null ? t('noAlarm') : t('alarmBefore', { count: minutes }),
        }))}
        value={alarm ?? 0}
        onChange={(minutes) => setAlarm(ALARMS.find((one) => one === minutes) ?? null)}
      />
      <div className={styles.ways}>
        <Way href={webcal} icon={<IconCalendar size={18} stroke={1.7} aria-hidden="true" />} words={t('device')} />
        <Way
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          icon={<IconBrandGoogle size={18} stroke={1.7} aria-hidden="true" />}
          words="Google"
        />
        <Way
          href={`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(whole)}`}
          icon={<IconBrandWindows size={18} stroke={1.7} aria-hidden="true" />}
          words="Outlook"
        />
        <CopyButton text={whole} words={t('copy')} />
      </div>
      <p className="dim text-12">{t('slow')}</p>
    </>
  )
}

function Way({ href, icon, words }: { href: string; icon: ReactNode; words: string }) {
  return (
    <a href={href} className={buttonClass()} rel="noopener" target={href.startsWith('https:') ? '_blank' : undefined}>
      {icon}
      {words}
    </a>
  )
}

function CopyButton({ text, words }: { text: string; words: string }) {
  const { t } = useTranslation()
  const copy = async () => {
    const isCopied = await copyText(text)
    say({ text: t(isCopied ? 'share.copied' : 'share.notCopied'), failed: !isCopied })
  }
  return (
    <Button onClick={() => void copy()}>
      <IconCopy size={18} stroke={1.7} aria-hidden="true" />
      {words}
    </Button>
  )
}

function Feeds({ atom, json }: { atom: string; json: string }) {
  const { t } = useTranslation('calendar')
  const query = useHides() ? '?scores=0' : ''
  return (
    <p className="row gap-8 wrap text-13">
      <IconRss size={18} stroke={1.7} className="muted" aria-hidden="true" />
      <span className="muted">{t('feeds')}</span>
      <a href={atom + query} className="link">
        Atom
      </a>
      <a href={json + query} className="link">
        JSON Feed
      </a>
    </p>
  )
}
