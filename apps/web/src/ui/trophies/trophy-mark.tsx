import { IconMedal2, IconTrophy } from '@tabler/icons-react'
import styles from './trophy-list.module.css'

/** A cup for a trophy, a medal for a lost final; the words are next to it. */
export function TrophyMark({ kind }: { kind: 'won' | 'second' }) {
  const Icon = kind === 'won' ? IconTrophy : IconMedal2
  return <Icon size={16} stroke={1.8} className={styles.mark} data-kind={kind} aria-hidden="true" />
}
