import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leaguePath, teamPath } from '../../app/paths.ts'
import { Crest } from '../entities/crest.tsx'
import styles from './season-links.module.css'

interface Named {
  id: number
  name: string
  image_path: string | null
}

interface TeamLinkProps {
  team: Named
  size?: number
  /** Shown next to the crest instead of the bare name. */
  children?: ReactNode
}

/** A team with its crest, above a row that can be pressed as a whole. */
export function TeamLink({ team, size = 20, children }: TeamLinkProps) {
  return (
    <Link {...teamPath(team.id)} preload={false} className={styles.named}>
      <Crest name={team.name} src={team.image_path} size={size} />
      {children ?? <span>{team.name}</span>}
    </Link>
  )
}

/** A league with its logo, above a row that can be pressed as a whole. */
export function LeagueLink({ league }: { league: Named }) {
  return (
    <Link {...leaguePath(league.id)} preload={false} className={styles.named}>
      <Crest name={league.name} src={league.image_path} size={20} />
      <span>{league.name}</span>
    </Link>
  )
}

interface SeasonButtonProps {
  /** The opened content, in words. */
  label: string
  className?: string | undefined
  onOpen(): void
  children: ReactNode
}

/** Opens the figures of a season's row; the row has to be positioned. */
export function SeasonButton({ label, className, onOpen, children }: SeasonButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.open} ${className ?? ''}`}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
