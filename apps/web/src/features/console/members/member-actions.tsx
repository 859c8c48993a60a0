import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconCalendarOff,
  IconCalendarPlus,
  IconFileExport,
  IconGiftOff,
  IconLockOpen,
  IconLogout,
  IconMailForward,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { now as clockNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { RoomProps } from '../room-props.ts'
import { useFailure } from '../use-failure.ts'
import { ActionDialog, type MemberAction } from './action-dialog.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import styles from './members.module.css'
import type { MemberDetails } from './members-queries.ts'

type Asked = MemberAction | 'change-plan'

interface Offered {
  action: Asked
  icon: TablerIcon
  /** There is nothing to do. */
  off?: boolean
}

interface MemberActionsProps extends Pick<RoomProps, 'may'> {
  details: MemberDetails
}

/** Possible actions, in three groups by risk. Labels that end in … ask first. */
export function MemberActions({ details, may }: MemberActionsProps) {
  const { t } = useTranslation('console')
  const [asked, setAsked] = useState<Asked | null>(null)
  const { member, subscriptions, sessions } = details
  const failure = useFailure()
  const isClosed = member.role !== null && !may('staff.change')
  if (!may('members.change') || isClosed) return null
  const renews = subscriptions.some(
    ({ provider, status }) => provider !== 'grant' && (status === 'active' || status === 'past_due'),
  )
  const runsOut = subscriptions.some(
    ({ provider, status, paid_through }) =>
      provider !== 'grant' && status === 'cancelled' && paid_through !== null && Date.parse(paid_through) > clockNow(),
  )
  const runs = subscriptions.some(
    ({ status, paid_through }) => status === 'active' && paid_through !== null && Date.parse(paid_through) > clockNow(),
  )
  const isGranted = subscriptions.some(({ provider, status }) => provider === 'grant' && status !== 'ended')

  async function save() {
    try {
      const { json } = await callApi('POST /console/members/{id}/export', { params: { id: member.id } })
      const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
      Object.assign(document.createElement('a'), { href: address, download: `member-${member.id}.json` }).click()
      URL.revokeObjectURL(address)
    } catch (error) {
      say({ text: failure(error), failed: true })
    }
  }

  const groups: readonly { name: 'daily' | 'access' | 'final'; actions: readonly Offered[] }[] = [
    {
      name: 'daily',
      actions: [
        { action: 'grant', icon: IconCalendarPlus },
        { action: 'resend-activation', icon: IconMailForward, off: member.confirmed },
      ],
    },
    {
      name: 'access',
      actions: [
        { action: 'change-plan', icon: IconArrowsExchange, off: !runs },
        { action: 'cancel', icon: IconCalendarOff, off: !renews && !runsOut },
        { action: 'end-grants', icon: IconGiftOff, off: !isGranted },
        { action: 'reset-factor', icon: IconLockOpen, off: !member.second_factor },
        { action: 'end-sessions', icon: IconLogout, off: sessions.length === 0 },
        member.blocked_at === null
          ? { action: 'block', icon: IconBan, off: member.role !== null }
          : { action: 'unblock', icon: IconLockOpen },
      ],
    },
    {
      name: 'final',
      actions: may('members.delete') ? [{ action: 'delete', icon: IconTrash, off: member.role !== null }] : [],
    },
  ]
  return (
    <Card title={t('members.actions')} note={t('members.actionsNote')}>
      <div className="stack gap-14">
        {groups.map(({ name, actions }) =>
          actions.length === 0 ? null : (
            <section key={name} className="stack gap-2">
              <h3 className="row gap-6 label">
                {t(`members.group.${name}`)}
                {name === 'access' ? <IconAlertTriangle size={14} className="warning" aria-hidden="true" /> : null}
              </h3>
              {actions.map(({ action, icon: Icon, off = false }) => (
                <button
                  key={action}
                  type="button"
                  className={styles.action}
                  data-final={name === 'final' || undefined}
                  disabled={off}
                  onClick={() => setAsked(action)}
                >
                  <Icon size={17} stroke={1.7} aria-hidden="true" />
                  {t(`members.do.${action}`)}
                  {off ? <span className="push dim text-12 regular">{t('members.notNeeded')}</span> : null}
                </button>
              ))}
              {name === 'daily' && may('members.export') ? (
                <button type="button" className={styles.action} onClick={() => void save()}>
                  <IconFileExport size={17} stroke={1.7} aria-hidden="true" />
                  {t('members.do.export')}
                </button>
              ) : null}
            </section>
          ),
        )}
      </div>
      {asked === 'change-plan' ? <ChangePlanDialog details={details} onClose={() => setAsked(null)} /> : null}
      {asked === null || asked === 'change-plan' ? null : (
        <ActionDialog action={asked} details={details} onClose={() => setAsked(null)} />
      )}
    </Card>
  )
}
