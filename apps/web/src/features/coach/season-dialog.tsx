import type { CoachStat } from '@touchline/contract'
import { nameIn, STATISTIC_NAMES } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FigureTable } from '../../ui/profile/figure-table.tsx'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import { coachFigures } from './coach.model.ts'
import styles from './coach.module.css'

/** The numbers of one season of a coach with one team. */
export function SeasonDialog({ stat, onClose }: { stat: CoachStat; onClose(): void }) {
  const { language } = useSettings()
  const { season, team } = stat
  const rows = coachFigures(stat).map(({ type, ...figure }) => ({
    ...figure,
    label: nameIn(STATISTIC_NAMES, type, language) ?? String(type),
  }))
  return (
    <Dialog title={`${season.name} · ${season.league.name}`} place="sheet" onClose={onClose}>
      <div className={styles.dialog}>
        <TeamLink team={team} size={24}>
          <b>{team.name}</b>
        </TeamLink>
        <FigureTable groups={[{ title: null, rows }]} />
      </div>
    </Dialog>
  )
}
