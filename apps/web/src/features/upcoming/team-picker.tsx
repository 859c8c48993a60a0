import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TeamCandidate } from '@touchline/contract'
import { searchTextToSend } from '@touchline/football'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Crest } from '../../ui/crest.tsx'
import { teamsQuery } from './queries.ts'
import styles from './side-column.module.css'

interface TeamPickerProps {
  label: string
  onChoose(team: TeamCandidate): void
}

const TYPING_MS = 200

/** Finds a club as its name is typed. */
export function TeamPicker({ label, onChoose }: TeamPickerProps) {
  const { t } = useTranslation('upcoming')
  const [text, setText] = useState('')
  const wanted = useSettled(searchTextToSend(text))
  const { data, isFetching, isError } = useQuery({ ...teamsQuery(wanted), placeholderData: keepPreviousData })
  const teams = wanted === null ? [] : (data ?? [])
  const nothing = isError ? t('side.searchFailed') : data && !isFetching ? t('side.noTeam') : null
  return (
    <Combobox
      label={label}
      placeholder={label}
      text={text}
      onText={setText}
      busy={wanted !== null && isFetching}
      options={teams.map((team) => ({ key: team.team_id, value: team, content: <TeamOption team={team} /> }))}
      note={wanted === null ? null : nothing}
      onChoose={(team) => {
        setText('')
        onChoose(team)
      }}
    />
  )
}

function TeamOption({ team }: { team: TeamCandidate }) {
  return (
    <>
      <Crest name={team.team_name} src={team.team_image} size={22} />
      <span className={styles.optionName}>{team.team_name}</span>
      <span className={styles.note}>{team.country_name}</span>
    </>
  )
}

/** What was typed once it has stood for a moment; nothing at once when there is nothing to send. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === null ? 0 : TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === null ? null : settled
}
