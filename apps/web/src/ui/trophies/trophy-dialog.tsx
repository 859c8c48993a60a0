import { Link } from '@tanstack/react-router'
import type { WonTrophy } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { leaguePath, teamPath } from '../../app/paths.ts'
import { buttonClass } from '../controls/button.tsx'
import { Crest } from '../entities/crest.tsx'
import { Dialog } from '../layout/dialog.tsx'
import type { LeagueTrophies } from './trophies.model.ts'
import styles from './trophy-dialog.module.css'
import { TrophyMark } from './trophy-mark.tsx'

/** The seasons in which one league was won, and those in which it was nearly won. */
export function TrophyDialog({ league, onClose }: { league: LeagueTrophies; onClose(): void }) {
  const { t } = useTranslation('trophies')
  return (
    <Dialog title={league.name} place="sheet" onClose={onClose}>
      <div className={styles.content}>
        {(['won', 'second'] as const).map((kind) =>
          league[kind].length === 0 ? null : (
            <section key={kind} className="full">
              <h3 className={styles.title}>
                <TrophyMark kind={kind} />
                {t(kind === 'won' ? 'winner' : 'runnerUp')}
                <span className="muted tabular">{league[kind].length}</span>
              </h3>
              <ul className={styles.seasons}>
                {league[kind].map((trophy, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and one season can be in it twice
                  <Season key={index} trophy={trophy} />
                ))}
              </ul>
            </section>
          ),
        )}
        {league.id === null ? null : (
          <Link {...leaguePath(league.id)} preload={false} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('leaguePage')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}

function Season({ trophy: { season, team } }: { trophy: WonTrophy }) {
  return (
    <li className="row gap-16">
      <b>{season.name}</b>
      {team === null ? null : (
        <Link {...teamPath(team.id)} preload={false} className="row gap-8 shrink muted hover-accent">
          <Crest name={team.name} src={team.image_path} size={18} />
          {team.name}
        </Link>
      )}
    </li>
  )
}
