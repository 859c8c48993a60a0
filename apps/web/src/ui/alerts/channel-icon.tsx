import {
  IconBell,
  IconBrandDiscord,
  IconBrandSlack,
  IconBrandTelegram,
  IconDeviceMobile,
  IconMail,
} from '@tabler/icons-react'
import type { AlertChannelKind } from '@touchline/contract'

const ICONS = {
  push: IconDeviceMobile,
  mail: IconMail,
  telegram: IconBrandTelegram,
  discord: IconBrandDiscord,
  slack: IconBrandSlack,
  ntfy: IconBell,
} as const

/** The sign of a way alerts are sent. */
export function ChannelIcon({ kind, size = 16 }: { kind: AlertChannelKind; size?: number }) {
  const Icon = ICONS[kind]
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
