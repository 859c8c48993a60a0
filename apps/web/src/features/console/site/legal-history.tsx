import { formatDay } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useConsoleWords } from '../console-words.ts'
import type { LegalDraft } from './site-queries.ts'

/** Versions of a text with author and time. Every version is kept. */
export function LegalHistory({ history }: Pick<LegalDraft, 'history'>) {
  const { t } = useTranslation('console')
  const { when } = useConsoleWords()
  if (history.length === 0) return null
  return (
    <Card title={t('legal.history')} note={t('legal.kept')}>
      <ol className="stack gap-6 text-13">
        {history.map(({ version, day, actor, at }) => (
          <li key={version} className="row wrap gap-10">
            <b>{t('legal.version', { version })}</b>
            <span>
              {day === null ? t('legal.backToStart') : t('legal.ofDay', { day: formatDay(day, 'DD/MM/YYYY') })}
            </span>
            <span className="muted">{actor}</span>
            <time dateTime={at} className="dim tabular">
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
