import {
  IconArchive,
  IconCoins,
  IconDatabase,
  IconHistory,
  IconListCheck,
  IconMail,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTags,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Permission } from '@touchline/contract'
import type { ComponentType } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'
import type { RoomProps } from './room-props.ts'

export interface Room {
  /** First part of the address below `/console/`; empty for that address itself. */
  path: string
  name:
    | 'home'
    | 'members'
    | 'money'
    | 'plans'
    | 'contacts'
    | 'data'
    | 'messages'
    | 'site'
    | 'staff'
    | 'audit'
    | 'backups'
    | 'settings'
  permission: Permission
  icon: TablerIcon
  page: ComponentType<RoomProps>
}

/** In the order of the navigation. */
export const ROOMS: readonly Room[] = [
  {
    path: '',
    name: 'home',
    permission: 'console.open',
    icon: IconListCheck,
    page: lazyPart(() => import('./home/home-page.tsx'), 'HomePage'),
  },
  {
    path: 'members',
    name: 'members',
    permission: 'members.read',
    icon: IconUsers,
    page: lazyPart(() => import('./members/members-page.tsx'), 'MembersPage'),
  },
  {
    path: 'money',
    name: 'money',
    permission: 'money.read',
    icon: IconCoins,
    page: lazyPart(() => import('./money/money-page.tsx'), 'MoneyPage'),
  },
  {
    path: 'plans',
    name: 'plans',
    permission: 'money.read',
    icon: IconTags,
    page: lazyPart(() => import('./plans/plans-page.tsx'), 'PlansPage'),
  },
  {
    path: 'contacts',
    name: 'contacts',
    permission: 'members.personal',
    icon: IconMail,
    page: lazyPart(() => import('./contacts/contacts-page.tsx'), 'ContactsPage'),
  },
  {
    path: 'data',
    name: 'data',
    permission: 'data.read',
    icon: IconDatabase,
    page: lazyPart(() => import('./data/data-page.tsx'), 'DataPage'),
  },
  {
    path: 'messages',
    name: 'messages',
    permission: 'texts.change',
    icon: IconSpeakerphone,
    page: lazyPart(() => import('./messages/messages-page.tsx'), 'MessagesPage'),
  },
  {
    path: 'site',
    name: 'site',
    permission: 'texts.change',
    icon: IconWorld,
    page: lazyPart(() => import('./site/site-page.tsx'), 'SitePage'),
  },
  {
    path: 'staff',
    name: 'staff',
    permission: 'staff.change',
    icon: IconShieldLock,
    page: lazyPart(() => import('./staff/staff-page.tsx'), 'StaffPage'),
  },
  {
    path: 'audit',
    name: 'audit',
    permission: 'audit.read',
    icon: IconHistory,
    page: lazyPart(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  },
  {
    path: 'backups',
    name: 'backups',
    permission: 'settings.change',
    icon: IconArchive,
    page: lazyPart(() => import('./backups/backups-page.tsx'), 'BackupsPage'),
  },
  {
    path: 'settings',
    name: 'settings',
    permission: 'settings.change',
    icon: IconSettings,
    page: lazyPart(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  },
]
