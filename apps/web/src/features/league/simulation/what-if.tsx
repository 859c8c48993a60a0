import { useMemo, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FittingName } from '../../../ui/entities/fitting-name.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import type { Simulation } from './simulation.model.ts'
import styles from './what-if.module.css'

/** Matches shown at first, and with every press for more. */
const AT_ONCE = 10
const MAX_GOALS = 20

interface WhatIfProps {
  simulation: Simulation
  busy: boolean
  onResult(fixture: number, score: readonly [number, number] | null): void
  onReset(): void
}

/** Results of the next matches to be set by hand; the table follows. */
export function WhatIf({ simulation: { ahead, tables, knock_out }, busy, onResult, onReset }: WhatIfProps) {
  const { t } = useTranslation('league')
  const [shown, setShown] = useState(AT_ONCE)
  const teams = useMemo(
    () =>
      new Map(
        [...tables.flatMap(({ teams }) => teams), ...(knock_out?.teams ?? [])].map((team) => [
          team.participant_id,
          team.participant,
        ]),
      ),
    [tables, knock_out],
  )
  const set = ahead.filter(({ home_goals }) => home_goals !== null).length
  return (
    <Card title={t('simulation.whatIf.title')}>
      <p className="muted text-13">{t('simulation.whatIf.text')}</p>
      <ul className={styles.matches}>
        {ahead.slice(0, shown).map((match) => (
          <Match
            key={`${match.fixture_id} ${match.home_goals} ${match.away_goals}`}
            match={match}
            home={teams.get(match.home_id) ?? UNKNOWN}
            away={teams.get(match.away_id) ?? UNKNOWN}
            onResult={onResult}
          />
        ))}
      </ul>
      <div className="row wrap gap-8">
        {ahead.length > shown ? (
          <Button size="small" onClick={() => setShown(shown + AT_ONCE)}>
            {t('simulation.whatIf.more')}
          </Button>
        ) : null}
        {set > 0 ? (
          <Button size="small" onClick={onReset}>
            {t('simulation.whatIf.reset', { count: set })}
          </Button>
        ) : null}
        <span role="status" className="dim text-12">
          {busy ? t('simulation.whatIf.busy') : ''}
        </span>
      </div>
    </Card>
  )
}

interface Named {
  name: string
  short_code: string | null
}

const UNKNOWN: Named = { name: '?', short_code: null }

interface MatchProps {
  match: Simulation['ahead'][number]
  home: Named
  away: Named
  onResult: WhatIfProps['onResult']
}

/** The score counts once both sides have a number; an emptied side takes it back. */
function Match({ match, home, away, onResult }: MatchProps) {
  const { t } = useTranslation('league')
  const [goals, setGoals] = useState([text(match.home_goals), text(match.away_goals)] as const)
  const change = (next: readonly [string, string]) => {
    setGoals(next)
    const [one, other] = next.map(goalsIn)
    if (one != null && other != null) onResult(match.fixture_id, [one, other])
    else if (match.home_goals !== null) onResult(match.fixture_id, null)
  }
  const field = (side: 0 | 1, team: string) => (
    <input
      className={styles.goals}
      inputMode="numeric"
      maxLength={2}
      aria-label={t('simulation.whatIf.goals', { team })}
      value={goals[side]}
      onChange={({ target: { value } }) => change(side === 0 ? [value, goals[1]] : [goals[0], value])}
    />
  )
  return (
    <li className={styles.match} data-set={match.home_goals !== null || undefined}>
      <span className="dim text-12">
        <Playing match={match} />
      </span>
      <span className={styles.home}>
        <FittingName name={home.name} code={home.short_code} />
      </span>
      {field(0, home.name)}
      {field(1, away.name)}
      <span className={styles.away}>
        <FittingName name={away.name} code={away.short_code} />
      </span>
    </li>
  )
}

/** The present score of a match in play, from which it continues; else its start. */
function Playing({ match: { in_play, starting_at } }: Pick<MatchProps, 'match'>) {
  const { t } = useTranslation('league')
  if (in_play === null) return <MatchDate at={starting_at} />
  const { minute, home_goals, away_goals } = in_play
  const words = {
    score: `${home_goals}–${away_goals}`,
    minute: minute === 'half-time' ? t('simulation.whatIf.halfTime') : `${minute}'`,
  }
  return t('simulation.whatIf.playing', words)
}

const text = (goals: number | null) => (goals === null ? '' : String(goals))
const goalsIn = (value: string) => (/^\d{1,2}$/.test(value) && Number(value) <= MAX_GOALS ? Number(value) : null)
