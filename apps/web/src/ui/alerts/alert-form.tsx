import {
  IconArrowsExchange,
  IconBallFootball,
  IconCalendarTime,
  IconClockPause,
  IconFlag,
  IconPlayerPlay,
  IconRectangleVerticalFilled,
  IconShirt,
  IconTrendingUp,
  IconUserStar,
} from '@tabler/icons-react'
import type { AlertChannelKind, AlertsAnswer } from '@touchline/contract'
import { type AlertKind, KINDS_OF } from '@touchline/football'
import { type ComponentType, useId, useState } from 'react'
import { useAlertChanges, type WishChange } from '../../app/alerts/alerts.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { usePrices } from '../../app/site.ts'
import { Segmented } from '../controls/segmented.tsx'
import styles from './alert-dialog.module.css'
import type { AlertSubject } from './alert-subject.ts'
import { ChannelChips } from './channel-chips.tsx'
import { Switch } from './switch.tsx'

const ICONS: Readonly<Record<AlertKind, ComponentType<{ size: number; stroke?: number; 'aria-hidden': 'true' }>>> = {
  lineup: IconShirt,
  kickoff: IconPlayerPlay,
  goal: IconBallFootball,
  red_card: IconRectangleVerticalFilled,
  half_time: IconClockPause,
  full_time: IconFlag,
  moved: IconCalendarTime,
  price: IconTrendingUp,
  transfer: IconArrowsExchange,
  coach: IconUserStar,
}
const DELAYS = [0, 1, 2, 5] as const
const EVERYWHERE: AlertChannelKind[] = ['push', 'mail', 'telegram', 'discord', 'slack', 'ntfy']
const FIRST_LEVEL = 2

interface AlertFormProps {
  of: AlertSubject
  alerts: AlertsAnswer
}

/** The kinds of one thing with its price, delay and ways; each press is stored at once. */
export function AlertForm({ of, alerts }: AlertFormProps) {
  const { t } = useTranslation('alert-settings')
  const { t: common } = useTranslation()
  const changes = useAlertChanges()
  const prices = usePrices()
  const stored = alerts.wishes.find(({ thing, id }) => thing === of.thing && id === of.id)
  const [wish, setWish] = useState<WishChange>({
    ...{ thing: of.thing, id: of.id, kinds: stored?.kinds ?? [], price_level: stored?.price_level ?? null },
    delay_minutes: DELAYS.find((minutes) => minutes === stored?.delay_minutes) ?? 0,
    channels: stored?.channels ?? EVERYWHERE,
  })
  const change = async (changed: Partial<WishChange>) => {
    const next = { ...wish, ...changed }
    setWish(next)
    await changes.wish(next).catch(() => {
      setWish(wish)
      say({ text: common('error.load'), failed: true })
    })
  }
  const toggle = (kind: AlertKind) => {
    const isOn = wish.kinds.includes(kind)
    const kinds = isOn ? wish.kinds.filter((one) => one !== kind) : [...wish.kinds, kind]
    const price_level = kind === 'price' ? (isOn ? null : (wish.price_level ?? FIRST_LEVEL)) : wish.price_level
    void change({ kinds, price_level })
  }
  return (
    <>
      <div className={styles.kinds}>
        {KINDS_OF[of.thing]
          .filter((kind) => prices || kind !== 'price')
          .map((kind) => {
            const Icon = ICONS[kind]
            return (
              <div key={kind} className={styles.kind} data-kind={kind}>
                <Switch checked={wish.kinds.includes(kind)} onChange={() => toggle(kind)}>
                  <Icon size={17} stroke={1.7} aria-hidden="true" />
                  {t(`kinds.${kind}`)}
                </Switch>
                {kind === 'price' && wish.kinds.includes('price') ? (
                  <PriceLevel value={wish.price_level} onChange={(price_level) => void change({ price_level })} />
                ) : null}
              </div>
            )
          })}
      </div>
      {of.thing === 'player' ? null : (
        <section className={styles.part}>
          <div className="row gap-12 wrap">
            <h3 className="text-14 semibold grow">{t('delay.title')}</h3>
            <Segmented
              label={t('delay.title')}
              size="small"
              options={DELAYS.map((value) => ({
                value,
                label: value === 5 ? t('delay.last', { value }) : String(value),
              }))}
              value={wish.delay_minutes}
              onChange={(delay_minutes) => void change({ delay_minutes })}
            />
          </div>
          <p className="dim text-12">{t('delay.note')}</p>
        </section>
      )}
      <ChannelChips alerts={alerts} chosen={wish.channels} onChange={(channels) => void change({ channels })} />
    </>
  )
}

function PriceLevel({ value, onChange }: { value: number | null; onChange(value: number): void }) {
  const { t } = useTranslation('alert-settings')
  const id = useId()
  const [text, setText] = useState(value?.toFixed(2) ?? '')
  const leave = () => {
    const level = Number(text.replace(',', '.'))
    if (level >= 1.01 && level <= 1000) onChange(Math.round(level * 100) / 100)
    else setText(value?.toFixed(2) ?? '')
  }
  return (
    <div className={styles.level}>
      <label htmlFor={id} className="muted text-13">
        {t('atLeast')}
      </label>
      <input
        id={id}
        className={styles.levelField}
        inputMode="decimal"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  )
}
