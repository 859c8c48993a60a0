import { IconStar, IconStarFilled } from '@tabler/icons-react'
import head from '../layout/group-head.module.css'

interface StarButtonProps {
  favourite: boolean
  /** What pressing it does. */
  label: string
  onPress(): void
}

/** Makes a league a favourite or no longer one, from the head of its matches. */
export function StarButton({ favourite, label, onPress }: StarButtonProps) {
  const Icon = favourite ? IconStarFilled : IconStar
  return (
    <button
      type="button"
      className={head.star}
      data-favourite={favourite || undefined}
      aria-pressed={favourite}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon size={18} stroke={1.7} aria-hidden="true" />
    </button>
  )
}
