import { IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { TeamCandidate } from '@touchline/contract'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Crest } from '../../ui/crest.tsx'
import line from '../../ui/name-and-note.module.css'
import { TeamFinder } from '../../ui/team-finder.tsx'
import { Box } from './side-boxes.tsx'
import styles from './side-column.module.css'

/** Chooses two clubs and compares them; the button acts once both are there. */
export function CompareBox({ bare, id }: { bare?: boolean; id?: string }) {
  const { t } = useTranslation('upcoming')
  const navigate = useNavigate()
  const [home, setHome] = useState<TeamCandidate | null>(null)
  const [away, setAway] = useState<TeamCandidate | null>(null)
  const compare = () => {
    if (!home || !away) return
    void navigate({
      to: '/compare/teams/$hid/$aid',
      params: { hid: String(home.team_id), aid: String(away.team_id) },
      search: { hn: home.team_name, an: away.team_name, hc: home.country_name, ac: away.country_name },
    })
  }
  return (
    <Box title={t('side.compare')} bare={bare} id={id}>
      <div className={styles.compare}>
        <Chosen label={t('side.compareHome')} team={home} onTeam={setHome} />
        <span className={styles.versus}>{t('side.versus')}</span>
        <Chosen label={t('side.compareAway')} team={away} onTeam={setAway} />
        <Button look={home && away ? 'primary' : 'plain'} wide disabled={!home || !away} onClick={compare}>
          {t('side.compareButton')}
        </Button>
      </div>
    </Box>
  )
}

interface ChosenProps {
  label: string
  team: TeamCandidate | null
  onTeam(team: TeamCandidate | null): void
}

function Chosen({ label, team, onTeam }: ChosenProps) {
  const { t } = useTranslation('upcoming')
  if (!team) return <TeamFinder label={label} onChoose={onTeam} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's frame into the box
    <div className={styles.chosen} role="group" aria-label={label}>
      <Crest name={team.team_name} src={team.team_image} />
      <span className={line.name}>{team.team_name}</span>
      <Button
        look="quiet"
        size="small"
        icon
        aria-label={t('side.change', { team: team.team_name })}
        onClick={() => onTeam(null)}
      >
        <IconX size={15} aria-hidden="true" />
      </Button>
    </div>
  )
}
