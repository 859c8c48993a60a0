import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TeamCandidate } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { callQuery } from '../../app/queries.ts'
import { CountryName } from '../entities/country-name.tsx'
import { Crest } from '../entities/crest.tsx'
import styles from '../layout/name-and-note.module.css'
import { Combobox, NoteButton } from './combobox.tsx'
import { useTyped } from './use-typed.ts'

interface TeamFinderProps {
  label: string
  /** The label is visible above the field, not only in it. */
  labelShown?: boolean
  /** The error of the choice, in words. */
  error?: string | null
  /** A note on a team in place of its country; null for none. */
  noteOf?(team: TeamCandidate): string | null
  onChoose(team: TeamCandidate): void
}

/** Finds a team as its name is typed. */
export function TeamFinder({ label, labelShown = false, error, noteOf, onChoose }: TeamFinderProps) {
  const { t } = useTranslation()
  const { text, setText, wanted } = useTyped()
  const { data, isFetching, isError, refetch } = useQuery({ ...teamsQuery(wanted), placeholderData: keepPreviousData })
  const nothing =
    isError && !isFetching ? (
      <>
        {t('teamFinder.failed')} <NoteButton onPress={() => void refetch()}>{t('retry')}</NoteButton>
      </>
    ) : data && !isFetching ? (
      t('teamFinder.none')
    ) : null
  return (
    <Combobox
      label={label}
      labelHidden={!labelShown}
      error={error}
      placeholder={label}
      text={text}
      onText={setText}
      busy={wanted !== null && isFetching}
      options={(wanted === null || isError ? [] : (data ?? [])).map((team) => ({
        key: team.team_id,
        value: team,
        content: (
          <>
            <Crest name={team.team_name} src={team.team_image} size={22} />
            <span className={styles.name}>{team.team_name}</span>
            <span className={styles.note}>{noteOf?.(team) ?? <CountryName name={team.country_name} />}</span>
          </>
        ),
      }))}
      note={wanted === null ? null : nothing}
      onChoose={(team) => {
        setText('')
        onChoose(team)
      }}
    />
  )
}

const teamsQuery = (text: string | null) => ({
  ...callQuery('GET /team/name/{name}', { params: { name: (text ?? '').slice(0, 100) } }),
  enabled: text !== null,
  staleTime: 300_000,
})
