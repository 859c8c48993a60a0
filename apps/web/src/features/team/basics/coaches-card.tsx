import { COACH_POSITION_NAMES, nameIn, readableName } from '@touchline/football'
import { Suspense, useState } from 'react'
import { useNames, useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DayText } from '../../../ui/day-text.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { TeamInfo } from '../team-queries.ts'
import styles from './coaches-card.module.css'

const CoachDialog = lazyPart(() => import('../../../ui/profile/coach-dialog.tsx'), 'CoachDialog')

type Coach = TeamInfo['coaches'][number]

/** This many are visible at first: present ones and the latest to leave. */
const AT_FIRST = 6

/** The team's coaches with their times; a click shows their details. */
export function CoachesCard({ team: { coaches, current_coach } }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const [open, setOpen] = useState<Coach | null>(null)
  const [all, setAll] = useState(false)
  const shown = all ? coaches : coaches.slice(0, AT_FIRST)
  return (
    <Card title={t('coaches.title')} note={coaches.length} flush>
      <ul>
        {shown.map((coach) => (
          <li key={`${coach.id} ${coach.start} ${coach.position_id}`} className={styles.row}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(coach)}>
              <Portrait src={coach.image_path} size={34} />
              <span className={styles.words}>
                <b className="semibold break-anywhere">
                  {coach.common_name}
                  {coach.id === current_coach && coach.end === null ? (
                    <span className={styles.chip}>{t('coaches.now')}</span>
                  ) : null}
                </b>
                <Position of={coach} />
              </span>
            </button>
            <span className={styles.dates}>
              <DayText day={coach.start} />
              <span>– {coach.end === null ? t('coaches.today') : <DayText day={coach.end} />}</span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < coaches.length ? (
        <div className={styles.foot}>
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {t('coaches.all', { count: coaches.length })}
          </Button>
        </div>
      ) : null}
      <Suspense>{open === null ? null : <CoachDialog coach={open} onClose={() => setOpen(null)} />}</Suspense>
    </Card>
  )
}

function Position({ of: { position_id, position } }: { of: Coach }) {
  const nameOf = useNames('people')
  const name = nameOf(nameIn(COACH_POSITION_NAMES, position_id)) ?? readableName(position?.developer_name ?? '')
  return <span className="muted text-12">{name}</span>
}
