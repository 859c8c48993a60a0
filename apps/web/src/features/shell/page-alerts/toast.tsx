import {
  IconBallFootball,
  IconBellOff,
  IconClockPause,
  IconFlag,
  IconPlayerPlay,
  IconRectangleVerticalFilled,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Happening } from '@touchline/football'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useAlertChanges } from '../../../app/alerts/alerts.ts'
import type { PageAlert } from '../../../app/alerts/follow-alerts.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { matchPath } from '../../../app/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './toasts.module.css'

export interface Shown extends PageAlert {
  /** A goal and its correction have the same, so that one takes the place of the other. */
  tag: string
}

const SHOWN_MS = 10_000

const ICONS: Readonly<Record<Happening['kind'], ComponentType<{ size: number; 'aria-hidden': 'true' }>>> = {
  goal: IconBallFootball,
  goal_cancelled: IconBallFootball,
  red_card: IconRectangleVerticalFilled,
  kickoff: IconPlayerPlay,
  half_time: IconClockPause,
  full_time: IconFlag,
}

/** One alert, which leads to its match. It stays while somebody points at it. */
export function Toast({ alert, onClose }: { alert: Shown; onClose(): void }) {
  const { kind, side, minute, home, away, hidden, match } = alert
  const { t } = useTranslation('alerts')
  const { t: common } = useTranslation()
  const { mute } = useAlertChanges()
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held])
  const score = hidden || home === null || away === null ? '–' : `${home}–${away}`
  const team = side === 'away' ? match.visitor_name : match.local_name
  const said = t(`says.${kind}`, { team })
  const Icon = ICONS[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it does nothing but keep it
    <div
      className={styles.toast}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" />
      <Link {...matchPath(match.match_id, match.league_country.id)} className={styles.words} onClick={onClose}>
        <span className="text-14 semibold">{`${match.local_name} ${score} ${match.visitor_name}`}</span>
        <span className="muted text-12">{minute === null || kind === 'full_time' ? said : `${said} ${minute}′`}</span>
      </Link>
      <Button
        icon
        look="quiet"
        aria-label={t('mute')}
        title={t('mute')}
        onClick={() => {
          onClose()
          void mute(match.match_id, true).catch(() => undefined)
        }}
      >
        <IconBellOff size={17} stroke={1.7} aria-hidden="true" />
      </Button>
      <Button icon look="quiet" aria-label={common('close')} onClick={onClose}>
        <IconX size={17} stroke={1.7} aria-hidden="true" />
      </Button>
    </div>
  )
}
