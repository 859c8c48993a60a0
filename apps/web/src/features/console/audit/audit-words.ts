import { formatDate, formatTime } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { AuditEntry } from '../console-queries.ts'

/** Actions that have words; a command of another version may have noted others. */
const ACTIONS = [
  'member.grant',
  'member.revoke',
  'member.rename',
  'member.block',
  'member.unblock',
  'member.cancel',
  'member.cancel_failed',
  'member.end',
  'member.end_session',
  'member.end_sessions',
  'member.reset_factor',
  'member.resend_activation',
  'member.export',
  'member.refund',
  'member.refund_failed',
  'member.delete',
  'member.delete_failed',
  'staff.role',
  'site.owner_link',
  'site.export_members',
  'site.plan_save',
  'site.plan_order',
  'site.code_add',
  'site.code_end',
  'site.reconcile',
  'site.incident',
  'site.banner',
  'site.brand',
  'site.logo',
  'site.legal',
  'site.top',
  'site.consent',
  'site.odds',
  'site.partners',
  'site.mail_words',
  'site.mail_test',
  'site.contact_answer',
  'site.contact_state',
  'site.maintenance',
  'site.backup',
  'site.backup_remove',
  'site.backup_schedule',
  'site.backup_download',
  'site.backup_upload',
  'site.restore_begin',
  'site.restore',
  'site.settings',
  'site.mail_test',
  'site.restart',
  'site.set_up',
  'site.setup_link',
  'data.run_job',
  'data.join_names',
  'data.keep_apart',
  'data.undo_apart',
  'data.show',
  'data.correct',
  'data.end_correction',
  'data.import',
  'data.rebuild_model',
] as const
/** Values that have words. */
const VALUES = [
  'access_until',
  'months',
  'activated',
  'role',
  'username',
  'blocked',
  'second_factor',
  'count',
  'paid_back',
  'renews',
  'price',
  'titles',
  'shown',
  'trial_days',
  'order',
  'code',
  'kind',
  'value',
  'max_uses',
  'status',
  'paid_through',
  'cancelled_at',
  'held_at',
  'until',
  'on',
  'hour',
  'kept',
  'restore_point',
  'title',
  'text',
  'resolved',
  'name',
  'source',
  'result',
  'kickoff',
  'level',
  'day',
  'leagues',
  'clubs',
  'consent',
  'state',
  'length',
  'from',
  'texts',
  'maintenance',
  'mode',
  'countries',
  'links',
  'notices',
  'accent_light',
  'accent_dark',
  'width',
  'height',
  'ground',
] as const
const ROLES = ['owner', 'support', 'editor', 'analyst'] as const

const among = <const T extends string>(list: readonly T[], text: unknown): T | undefined =>
  list.find((one) => one === text)

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The words of an entry of the audit, in the reader's language and zone. */
export function useAuditWords() {
  const { t } = useTranslation('console')
  const zone = useZone()
  const when = (at: string) => `${formatDate(at, zone, 'DD/MM/YYYY')} ${formatTime(at, zone)}`

  function valueWords(value: string | number | boolean | null | undefined): string {
    if (value === null || value === undefined) return t('audit.none')
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    const role = among(ROLES, value)
    if (role) return t(`role.${role}`)
    return typeof value === 'string' && ISO.test(value) ? when(value) : String(value)
  }

  function changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
    const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    return names
      .map((name) => {
        // A part of a value, such as the text of one language: `texts.pt`.
        const [whole = '', ...part] = name.split('.')
        const known = among(VALUES, whole)
        const label = known ? [t(`audit.value.${known}`), ...part].join(' ') : name
        const to = valueWords(after?.[name])
        return before && name in before ? `${label}: ${valueWords(before[name])} → ${to}` : `${label}: ${to}`
      })
      .join(' · ')
  }

  return {
    when,
    changes,
    action: (name: string): string => {
      const known = among(ACTIONS, name)
      return known ? t(`audit.action.${known}`) : name
    },
    from: ({ via, address }: Pick<AuditEntry, 'via' | 'address'>) =>
      via === 'command' ? t('audit.command') : (address ?? ''),
  }
}
