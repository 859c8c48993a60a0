import { Link } from '@tanstack/react-router'
import type { CoachStat } from '@touchline/contract'
import { nameIn, STATISTIC_NAMES } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { Crest } from '../../ui/crest.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FigureTable } from '../../ui/profile/figure-table.tsx'
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
        <Link to="/team/$id" params={{ id: String(team.id) }} preload={false} className={styles.named}>
          <Crest name={team.name} src={team.image_path} size={24} />
          <b>{team.name}</b>
        </Link>
        <FigureTable groups={[{ title: null, rows }]} />
      </div>
    </Dialog>
  )
}
