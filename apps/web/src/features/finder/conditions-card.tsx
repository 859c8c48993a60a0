import type { FinderLeague } from '@touchline/contract'
import {
  BETS,
  type Condition,
  type Fact,
  type Finder,
  isPriceFact,
  isYesOrNo,
  MAX_CONDITIONS,
} from '@touchline/football'
import { useState } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/fields.tsx'
import { MultiChoice } from '../../ui/controls/multi-choice.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ConditionRow } from './condition-row.tsx'
import { factsByGroup, useFactWords } from './fact-words.ts'
import styles from './finder.module.css'

interface ConditionsCardProps {
  leagues: readonly FinderLeague[]
  finder: Finder
  onFinder(finder: Finder): void
  /** Whether the address asks by prices, which are not shown here. */
  leftOut: boolean
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const NOTHING = ''

/** The conditions of a finder; every change is in the address at once. */
export function ConditionsCard({ leagues, finder, onFinder, leftOut }: ConditionsCardProps) {
  const { t } = useTranslation('finder')
  const { nameOf, hintOf } = useFactWords()
  /** Chosen and not asked anything of yet. */
  const [begun, setBegun] = useState<Fact | null>(null)
  const prices = usePrices()
  const { bet, conditions } = finder
  const shown: Condition[] = [
    ...conditions,
    ...(begun === null || conditions.some(({ fact }) => fact === begun) ? [] : [{ fact: begun, from: null, to: null }]),
  ]
  const change = (next: Condition) => {
    const others = conditions.filter(({ fact }) => fact !== next.fact)
    const isKept = next.from !== null || next.to !== null
    const at = conditions.findIndex(({ fact }) => fact === next.fact)
    if (isKept) others.splice(at < 0 ? others.length : at, 0, next)
    onFinder({ ...finder, conditions: others })
  }
  const begin = (fact: Fact) => (isYesOrNo(fact) ? change({ fact, from: 1, to: 1 }) : setBegun(fact))
  const remove = (gone: Fact) => {
    if (gone === begun) setBegun(null)
    onFinder({ ...finder, conditions: conditions.filter(({ fact }) => fact !== gone) })
  }
  const offered = factsByGroup().flatMap(({ group, facts }) =>
    facts
      .filter((fact) => (prices || !isPriceFact(fact)) && !shown.some((one) => one.fact === fact))
      .map((fact) => ({ value: fact as string, label: nameOf(fact), group: t(`groups.${group}`) })),
  )
  /** The first of several facts with the same hint shows it. */
  const hintOnce = (fact: Fact) =>
    shown.find((one) => hintOf(one.fact) === hintOf(fact))?.fact === fact ? hintOf(fact) : null
  const isEmpty = shown.length + finder.leagues.length + finder.days.length === 0
  return (
    <Card
      title={t('form.title')}
      actions={
        isEmpty ? null : (
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setBegun(null)
              onFinder({ bet, leagues: [], days: [], conditions: [] })
            }}
          >
            {t('form.reset')}
          </Button>
        )
      }
    >
      <div className="stack gap-12">
        {leftOut ? <p className="warning text-13">{t('form.leftOut')}</p> : null}
        <div className="row wrap gap-8">
          <LeagueChoice leagues={leagues} finder={finder} onFinder={onFinder} />
          <DayChoice finder={finder} onFinder={onFinder} />
        </div>
        {shown.length === 0 ? <p className="muted text-13">{t('form.none')}</p> : null}
        <ul className="stack gap-8">
          {shown.map((one) => (
            <li key={one.fact}>
              <ConditionRow
                condition={one}
                hint={hintOnce(one.fact)}
                onChange={change}
                onRemove={() => remove(one.fact)}
              />
            </li>
          ))}
        </ul>
        {shown.length < MAX_CONDITIONS ? (
          <Select
            label={t('form.add')}
            options={[{ value: NOTHING, label: t('form.choose') }, ...offered]}
            value={NOTHING}
            onChange={(fact) => (fact === NOTHING ? setBegun(null) : begin(fact as Fact))}
          />
        ) : null}
        <div className="stack gap-6">
          <span className="label">{t(prices ? 'form.bet' : 'form.outcome')}</span>
          <div className={styles.bets}>
            <Segmented
              label={t(prices ? 'form.bet' : 'form.outcome')}
              size="small"
              options={BETS.map((value) => ({ value, label: t(`bets.${value}`) }))}
              value={bet}
              onChange={(next) => onFinder({ ...finder, bet: next })}
            />
          </div>
        </div>
      </div>
    </Card>
  )
}

type ChoiceProps = Pick<ConditionsCardProps, 'finder' | 'onFinder'>

const toggled = (list: readonly number[], one: number) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

function LeagueChoice({ leagues, finder, onFinder }: Omit<ConditionsCardProps, 'leftOut'>) {
  const { t } = useTranslation('finder')
  const language = useSetting('language')
  const chosen = finder.leagues
  return (
    <MultiChoice
      label={t('form.leagues')}
      summary={chosen.length === 0 ? t('form.allLeagues') : t('form.someLeagues', { count: chosen.length })}
      all={t('form.allLeagues')}
      items={leagues.map(({ league_id, league_name, country_name }) => ({
        key: String(league_id),
        label: `${translatedCountry(language, country_name)}: ${league_name}`,
        checked: chosen.includes(league_id),
      }))}
      onToggle={(key) => onFinder({ ...finder, leagues: toggled(chosen, Number(key)) })}
      onAll={() => onFinder({ ...finder, leagues: [] })}
    />
  )
}

function DayChoice({ finder, onFinder }: ChoiceProps) {
  const { t } = useTranslation('finder')
  const chosen = WEEK.filter((day) => finder.days.includes(day))
  return (
    <MultiChoice
      label={t('form.days')}
      summary={chosen.length === 0 ? t('form.allDays') : chosen.map((day) => t(`form.day${day}`)).join(', ')}
      all={t('form.allDays')}
      items={WEEK.map((day) => ({ key: String(day), label: t(`form.day${day}`), checked: finder.days.includes(day) }))}
      onToggle={(key) => onFinder({ ...finder, days: toggled(finder.days, Number(key)) })}
      onAll={() => onFinder({ ...finder, days: [] })}
    />
  )
}
