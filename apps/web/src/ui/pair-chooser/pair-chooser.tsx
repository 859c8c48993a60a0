import { IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { otherSide, type Side } from '@touchline/football'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'
import { TeamFinder } from '../controls/team-finder.tsx'
import { Crest } from '../entities/crest.tsx'
import line from '../layout/name-and-note.module.css'
import { type ChosenPair, type ChosenTeam, chosenTeam, comparisonLink, emptySide, withTeam } from './pair.ts'
import styles from './pair-chooser.module.css'

interface PairChooserProps {
  pair: ChosenPair
  onPair(pair: ChosenPair): void
  /** Side by side where there is room, with visible labels. */
  wide?: boolean
  /** A team that was chosen twice. */
  twice?: ChosenTeam | null
}

/** Chooses two different teams and leads to their comparison. The focus goes from one field to the next and then to the button. */
export function PairChooser({ pair, onPair, wide = false, twice = null }: PairChooserProps) {
  const { t } = useTranslation('pair-chooser')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<{ side: Side; team: ChosenTeam } | null>(
    twice && { side: 'away', team: twice },
  )
  const moves = useRef<Side | 'button' | null>(null)
  useEffect(() => {
    const to = moves.current
    moves.current = null
    if (to !== null)
      form.current?.querySelector<HTMLElement>(to === 'button' ? '[type=submit]' : `[data-side=${to}] input`)?.focus()
  })

  const choose = (side: Side, team: ChosenTeam) => {
    const next = withTeam(pair, side, team)
    setRefused(next === null ? { side, team } : null)
    if (next === null) return
    moves.current = emptySide(next) ?? 'button'
    onPair(next)
  }
  const empty = (side: Side) => {
    moves.current = side
    setRefused(null)
    onPair({ ...pair, [side]: null })
  }
  const link = comparisonLink(pair)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (link) void navigate(link)
  }
  const slot = (side: Side) => {
    const team = pair[side]
    return (
      <div className="shrink" data-side={side}>
        {team === null ? (
          <TeamFinder
            label={t(side)}
            labelShown={wide}
            error={refused?.side === side ? t('same', { team: refused.team.name }) : null}
            noteOf={({ team_id }) => (team_id === pair[otherSide(side)]?.id ? t('taken') : null)}
            onChoose={(candidate) => choose(side, chosenTeam(candidate))}
          />
        ) : (
          <Chosen label={t(side)} labelShown={wide} team={team} onEmpty={() => empty(side)} />
        )}
      </div>
    )
  }
  return (
    <form className={styles.pair} data-wide={wide || undefined} ref={form} onSubmit={submit}>
      {slot('home')}
      <span className={styles.versus}>{t('versus')}</span>
      {slot('away')}
      <Button type="submit" look={link ? 'primary' : 'plain'} wide disabled={link === null}>
        {t('compare')}
      </Button>
    </form>
  )
}

interface ChosenProps {
  label: string
  labelShown: boolean
  team: ChosenTeam
  onEmpty(): void
}

function Chosen({ label, labelShown, team, onEmpty }: ChosenProps) {
  const { t } = useTranslation('pair-chooser')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's frame into the box
    <div role="group" aria-label={label}>
      {labelShown ? <span className={styles.label}>{label}</span> : null}
      <div className={styles.chosen}>
        <Crest name={team.name} src={`/api/images/team/${team.id}`} />
        <span className={line.name}>{team.name}</span>
        <Button look="quiet" size="small" icon aria-label={t('change', { team: team.name })} onClick={onEmpty}>
          <IconX size={15} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
