import type { MatchBasics } from '@touchline/contract'
import type { Side } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { FormBadge } from '../../../ui/controls/chips.tsx'
import { hasLongWord } from '../../../ui/entities/long-word.ts'
import { ResultChip } from '../../../ui/match/result-chip.tsx'
import { TeamSide } from '../../../ui/match/team-side.tsx'
import styles from './header-team.module.css'

/** One side of the header: crest, name, place in the table, form and the results behind it. */
export function HeaderTeam({ match, side }: { match: MatchBasics; side: Side }) {
  const { t } = useTranslation('match')
  const ofBoth = useSetting('type_form') === 1
  const of = side === 'home' ? 'local' : 'visitor'
  // Both names in the same size, as small as the longer one needs on a phone.
  const long = hasLongWord(`${match.local_name} ${match.visitor_name}`)
  const position = match[`${of}_pos`]
  const results = match.form[`${of}_results`]
  return (
    <TeamSide side={side} id={match[`${of}_id`]} name={match[`${of}_name`]} crest={match[`${of}_logo`]} long={long}>
      {position === null ? null : (
        <span title={t('position', { position })} role="img" aria-label={t('position', { position })}>
          {t('common:ordinal', { place: position })}
        </span>
      )}
      {match.form[of] === null ? (
        <span className="dim text-12">{t('noForm')}</span>
      ) : (
        <>
          <FormBadge value={match.form[of]} />
          {ofBoth ? null : <span className="muted text-12">{t(`ground.${side}`)}</span>}
        </>
      )}
      {results.length === 0 ? null : (
        <ol className={styles.results} aria-label={t(`results.${ofBoth ? 'all' : side}`, { count: results.length })}>
          {results
            .map((result, age) => ({ result, age }))
            .map(({ result, age }) => (
              <li key={age}>
                <ResultChip result={result} />
              </li>
            ))}
        </ol>
      )}
    </TeamSide>
  )
}
