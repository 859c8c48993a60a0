import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { nameIn, POSITION_NAMES } from '@touchline/football'
import type { ReactNode } from 'react'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath } from '../../app/paths.ts'
import { buttonClass } from '../controls/button.tsx'
import { Dialog } from '../layout/dialog.tsx'
import { BirthDate } from './birth-date.tsx'
import { Facts, Person } from './person.tsx'
import styles from './profile.module.css'

export interface PlayerFacts {
  /** Null where there is no page to lead to. */
  id: number | null
  name: string
  common_name: string
  image_path: string | null
  position_id: number | null
  jersey_number: number | null
  captain?: boolean
  country: { name: string; code: string } | null
  /** Centimetres and kilograms. */
  height: number | null
  weight: number | null
  date_of_birth: string | null
}

interface PlayerDialogProps {
  player: PlayerFacts
  onClose(): void
  /** The figures. */
  children: ReactNode
}

/** A player's facts, with figures below and a link to the player's page in a new tab. */
export function PlayerDialog(props: PlayerDialogProps) {
  // Waits for the texts before anything with state is rendered.
  useTranslation('profile')
  return (
    <Dialog title={props.player.common_name} place="sheet" wide onClose={props.onClose}>
      <Player {...props} />
    </Dialog>
  )
}

function Player({ player, children }: PlayerDialogProps) {
  const { t } = useTranslation('profile')
  const { id, name, common_name, jersey_number, captain, height, weight } = player
  return (
    <div className={styles.content}>
      <Person
        image={player.image_path}
        name={common_name}
        fullName={name}
        country={player.country}
        badge={
          captain ? (
            <span className={styles.captain} role="img" aria-label={t('captain')} title={t('captain')}>
              {t('captainShort')}
            </span>
          ) : null
        }
        link={
          id === null ? null : (
            <Link
              {...playerPath(id)}
              target="_blank"
              preload={false}
              aria-label={t('moreLong', { name: common_name })}
              className={buttonClass({ look: 'plain' })}
            >
              {t('more')}
              <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
            </Link>
          )
        }
      >
        <span className="row gap-8">
          {jersey_number === null ? null : (
            <span className="bright semibold" title={t('number', { number: jersey_number })}>
              #{jersey_number}
            </span>
          )}
          <Position id={player.position_id} />
        </span>
      </Person>
      <Facts
        facts={[
          { label: t('born'), value: <BirthDate on={player.date_of_birth} /> },
          { label: t('height'), value: height === null ? null : t('heightCm', { count: height }) },
          { label: t('weight'), value: weight === null ? null : t('weightKg', { count: weight }) },
        ]}
      />
      <div>{children}</div>
    </div>
  )
}

function Position({ id }: { id: number | null }) {
  const nameOf = useNames('people')
  return id === null ? null : nameOf(nameIn(POSITION_NAMES, id))
}
