import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { teamPath } from '../../../app/paths.ts'
import { TeamFinder } from '../../../ui/controls/team-finder.tsx'
import { Box } from './side-boxes.tsx'
import styles from './side-column.module.css'

/** Leads to a club whose name is typed. */
export function FindTeam({ bare }: { bare?: boolean }) {
  const { t } = useTranslation('upcoming')
  const navigate = useNavigate()
  return (
    <Box title={t('side.findTeam')} bare={bare}>
      <div className={styles.padded}>
        <TeamFinder label={t('side.teamName')} onChoose={(team) => void navigate(teamPath(team.team_id))} />
      </div>
    </Box>
  )
}
