import { formatDate, formatTime } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import type { AuditEntry } from '../console-queries.ts'

const ROLES = ['owner', 'support', 'editor', 'analyst'] as const

const among = <const T extends string>(list: readonly T[], text: unknown): T | undefined =>
  list.find((one) => one === text)

const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The words of an entry of the audit, in the reader's language and zone. */
export function useAuditWords() {
  const { t, nameIn } = useTranslation('console')
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
        const label = [nameIn('console', `audit.value.${whole}`, whole), ...part].join(' ')
        const to = valueWords(after?.[name])
        return before && name in before ? `${label}: ${valueWords(before[name])} → ${to}` : `${label}: ${to}`
      })
      .join(' · ')
  }

  return {
    when,
    changes,
    /** The words of an action; a command of another version may have noted one without. */
    action: (name: string): string => nameIn('console', `audit.action.${name}`, name),
    from: ({ via, address }: Pick<AuditEntry, 'via' | 'address'>) =>
      via === 'command' ? t('audit.command') : (address ?? ''),
  }
}
