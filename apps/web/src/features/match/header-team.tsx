import { Link } from '@tanstack/react-router'
import type { MatchBasics } from '@touchline/contract'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { FormBadge, ResultChip } from '../../ui/chips.tsx'
import { Crest } from '../../ui/crest.tsx'
import { hasLongWord } from '../../ui/long-word.ts'
import styles from './header-team.module.css'
import { ordinal } from './match-header.model.ts'

/** One side of the header: crest, name, place in the table, form and the results behind it. */
export function HeaderTeam({ match, side }: { match: MatchBasics; side: 'local' | 'visitor' }) {
  const { t } = useTranslation('match')
  const { language } = useSettings()
  const name = match[`${side}_name`]
  // Both names in the same size, as small as the longer one needs on a phone.
  const long = hasLongWord(`${match.local_name} ${match.visitor_name}`)
  const position = match[`${side}_pos`]
  const results = match.form[`${side}_results`]
  return (
    <div className={styles.team} data-side={side}>
      <Link
        to="/team/$id"
        params={{ id: String(match[`${side}_id`]) }}
        preload={false}
        className={styles.crest}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Crest name={name} src={match[`${side}_logo`]} size={64} />
      </Link>
      <div className={styles.words}>
        <Link
          to="/team/$id"
          params={{ id: String(match[`${side}_id`]) }}
          preload={false}
          className={styles.name}
          data-long={long || undefined}
        >
          {name}
        </Link>
        <div className={styles.standing}>
          {position === null ? null : <span title={t('position', { position })}>{ordinal(position, language)}</span>}
          {match.form[side] === null ? (
            <span className={styles.none}>{t('noForm')}</span>
          ) : (
            <FormBadge value={match.form[side]} />
          )}
          {results.length === 0 ? null : (
            <ol className={styles.results} aria-label={t('results')}>
              {results
                .map((result, age) => ({ result, age }))
                .reverse()
                .map(({ result, age }) => (
                  <li key={age}>
                    <ResultChip result={result} />
                  </li>
                ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  )
}
