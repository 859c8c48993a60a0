import { useQuery } from '@tanstack/react-query'
import { foldText } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import consoleStyles from '../console.module.css'
import { useChange } from '../use-change.ts'
import styles from './data.module.css'
import { type Competition, competitionsQuery } from './data-queries.ts'

const SHOWN = ['shown', 'hidden', 'inactive'] as const

/** Every competition, and whether visitors see it. */
export function Competitions({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('console')
  const asked = useQuery(competitionsQuery())
  const [sought, setSought] = useState('')
  const { data } = asked
  if (data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={8} height={44} />
      </Waiting>
    )
  }
  const folded = foldText(sought.trim())
  const found = data.competitions.filter(({ name, country }) => foldText(`${country.name} ${name}`).includes(folded))
  const hidden = data.competitions.filter(({ shown }) => shown === 'hidden').length
  return (
    <>
      <div className={consoleStyles.filters}>
        <TextField label={t('data.filter')} search value={sought} onChange={({ target }) => setSought(target.value)} />
      </div>
      <Card
        title={t('data.competitions')}
        note={`${t('data.onlyHidden', { count: hidden })} · ${t('data.competitionsNote')}`}
        flush
      >
        {found.length === 0 ? <EmptyState title={t('data.nothingFound')} /> : null}
        <ul>
          {found.map((one) => (
            <CompetitionRow key={one.id} competition={one} mayChange={mayChange} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function CompetitionRow({ competition, mayChange }: { competition: Competition; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const { busy, change } = useChange(competitionsQuery().queryKey)
  const { id, name, country, shown, matches, last_at } = competition
  const show = (to: (typeof SHOWN)[number]) =>
    change(
      () => callApi('POST /console/data/competitions', { body: { id, shown: to } }),
      t('data.didShow', { name, shown: t(`data.shown.${to}`) }),
    )
  return (
    <li className={styles.competition}>
      <Flag code={country.code} name={country.name} />
      <span className={shown === 'hidden' ? 'dim shrink break-anywhere' : 'semibold shrink break-anywhere'}>
        {name}
      </span>
      <span className="dim text-12">
        {t('data.matches')}: {whole(matches)}
        {last_at === null ? null : (
          <>
            <br />
            <MatchDate at={last_at} />
          </>
        )}
      </span>
      {mayChange ? (
        <Select
          label={t('data.shownOf', { name })}
          labelHidden
          disabled={busy}
          options={SHOWN.map((value) => ({ value, label: t(`data.shown.${value}`) }))}
          value={shown}
          onChange={(to) => void show(to)}
        />
      ) : (
        <span className="muted text-13">{t(`data.shown.${shown}`)}</span>
      )}
    </li>
  )
}
