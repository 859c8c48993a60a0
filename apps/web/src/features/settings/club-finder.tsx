import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TeamCandidate } from '@touchline/contract'
import { searchTextToSend } from '@touchline/football'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Crest } from '../../ui/crest.tsx'
import { clubsQuery } from './queries.ts'
import styles from './settings.module.css'

interface ClubFinderProps {
  picked: ReadonlySet<number>
  onChoose(team: TeamCandidate): void
}

const TYPING_MS = 200

/** Finds a club as its name is typed. */
export function ClubFinder({ picked, onChoose }: ClubFinderProps) {
  const { t } = useTranslation('settings')
  const { language } = useSettings()
  const [text, setText] = useState('')
  const wanted = useSettled(searchTextToSend(text))
  const { data, isFetching, isError } = useQuery({ ...clubsQuery(wanted), placeholderData: keepPreviousData })
  const teams = wanted === null ? [] : (data ?? [])
  const nothing = isError ? t('clubs.failed') : data && !isFetching ? t('clubs.noneFound') : null
  return (
    <Combobox
      label={t('clubs.prompt')}
      labelHidden={false}
      placeholder={t('clubs.prompt')}
      text={text}
      onText={setText}
      busy={wanted !== null && isFetching}
      options={teams.map((team) => ({
        key: team.team_id,
        value: team,
        content: (
          <span className={styles.option}>
            <Crest name={team.team_name} src={team.team_image} size={22} />
            {team.team_name}
            <small>{picked.has(team.team_id) ? t('clubs.isIn') : translatedCountry(language, team.country_name)}</small>
          </span>
        ),
      }))}
      note={wanted === null ? null : nothing}
      onChoose={(team) => {
        setText('')
        if (!picked.has(team.team_id)) onChoose(team)
      }}
    />
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
