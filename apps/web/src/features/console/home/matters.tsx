import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { money } from '@touchline/football'
import type { ReactNode } from 'react'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import { useConsoleWords } from '../console-words.ts'
import { ReadSource } from '../jobs/read-source.tsx'
import type { RoomProps } from '../room-props.ts'
import { sourceName } from '../source-names.ts'
import styles from './home.module.css'

type Health = CallAnswer<'GET /console/health'>
type Matter = Health['matters'][number]

const ICONS: Readonly<Record<Matter['level'], TablerIcon>> = {
  bad: IconAlertTriangle,
  warn: IconClockExclamation,
  info: IconInfoCircle,
}

/** The room and section where a matter is handled. */
const ROOMS = {
  restore: ['backups', {}],
  disputes: ['members', { state: 'held' }],
  notices: ['members', {}],
  payments: ['members', { state: 'past_due' }],
  mail: ['members', {}],
  disk: ['backups', {}],
  backup: ['backups', {}],
  job: ['data', { tab: 'jobs' }],
  quota: ['data', {}],
  problems: ['data', { tab: 'problems' }],
  names: ['data', { tab: 'names' }],
  contacts: ['contacts', { state: 'open' }],
} as const

/** Matters for operators, the worst first, then everything well in one quiet line. */
export function Matters({ health: { matters, well, checked_at }, may }: { health: Health } & Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const fine = well.flatMap(({ kind, ...values }) =>
    kind === 'restore' || kind === 'quota' ? [] : [{ kind, text: t(`health.fine.${kind}`, values) }],
  )
  return (
    <Card title={t('health.needs')} note={matters.length === 0 ? null : String(matters.length)} flush>
      {matters.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={30} stroke={1.5} aria-hidden="true" />}
          title={t('health.nothing')}
          text={t('health.nothingText')}
        />
      ) : (
        <ul>
          {matters.map((matter) => (
            <MatterRow key={`${matter.kind} ${matter.subject}`} matter={matter} now={checked_at} may={may} />
          ))}
        </ul>
      )}
      {fine.length === 0 ? null : (
        <ul className={styles.well} aria-label={t('health.well')}>
          {fine.map(({ kind, text }) => (
            <li key={kind} className="inline-row gap-6">
              <IconCircleCheck size={15} className="good" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function MatterRow({ matter, now, may }: { matter: Matter; now: string } & Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  const { short } = useConsoleWords()
  const about = useAbout()
  const { kind, level, count, since } = matter
  const Icon = ICONS[level]
  const subject = kind === 'job' ? (matter.subject ?? '') : sourceName(matter.subject ?? '')
  return (
    <li className={styles.matter}>
      <span className={styles.icon} data-level={level} title={t(`health.level.${level}`)}>
        <Icon size={19} stroke={1.7} aria-hidden="true" />
        <span className="visually-hidden">{t(`health.level.${level}`)}</span>
      </span>
      <div className="stack gap-2 shrink break-anywhere">
        <b>{t(`health.matter.${kind}`, { count, subject })}</b>
        <span className="muted text-13">{about(matter)}</span>
      </div>
      <span className={styles.since}>{since === null ? null : t('since', { time: short(since, now) })}</span>
      <span className={styles.go}>
        <Go matter={matter} may={may} />
      </span>
    </li>
  )
}

function useAbout(): (matter: Matter) => string {
  const { t } = useTranslation('console')
  const { span } = useConsoleWords()
  const language = useSetting('language')
  return ({ kind, count, cents, detail }) => {
    const values = { detail: detail ?? '', count }
    if (kind === 'payments') return t('health.about.payments', { amount: money((cents ?? 0) / 100, 'EUR', language) })
    if (kind === 'mail') return detail === null ? t('health.about.mailQuiet') : t('health.about.mail', values)
    if (kind === 'backup') return t(detail === 'unsound' ? 'health.about.backupUnsound' : 'health.about.backup')
    if (kind !== 'source') return t(`health.about.${kind}`, values)
    return count === 0
      ? t('health.about.sourceNever', values)
      : t('health.about.source', { ...values, lag: span(count) })
  }
}

function Go({ matter: { kind, subject }, may }: { matter: Matter } & Pick<RoomProps, 'may'>): ReactNode {
  const { t } = useTranslation('console')
  if (kind === 'certificate') return null
  if (kind === 'source') return may('data.change') ? <ReadSource source={subject ?? ''} /> : null
  const [room, search] = ROOMS[kind]
  return (
    <Link to="/console/$" params={{ _splat: room }} search={search} className={buttonClass({ size: 'small' })}>
      {t(`health.go.${kind}`)}
    </Link>
  )
}
