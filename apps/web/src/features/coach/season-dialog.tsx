import type { CoachStat } from '@touchline/contract'
import { nameIn, STATISTIC_NAMES } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { FigureTable } from '../../ui/profile/figure-table.tsx'
import { TeamLink } from '../../ui/profile/season-links.tsx'
import { useKnownIn } from '../../ui/states/known-in.tsx'
import { coachFigures } from './coach.model.ts'
import styles from './coach.module.css'

/** The numbers of one season of a coach with one team. */
export function SeasonDialog({ stat, onClose }: { stat: CoachStat; onClose(): void }) {
  const nameOf = useNames('statistics')
  const { season, team } = stat
  const { t } = useTranslation('profile')
  const noteOf = useKnownIn()
  const rows = coachFigures(stat, useNumbers()).map(({ type, known, countsOnly, ...figure }) => ({
    ...figure,
    label: nameOf(nameIn(STATISTIC_NAMES, type)) ?? String(type),
    note: noteOf(known) ?? (countsOnly > 0 ? t('countsOnly.note', { count: countsOnly }) : null),
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
