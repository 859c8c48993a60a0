import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { HiddenMatch } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { useHides, useHiding } from '../../app/cover/use-hiding.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../controls/button.tsx'

interface HideButtonProps {
  /** The present state; a click reverses it. */
  hidden: boolean
  label: string
  onPress(): void
  plain?: boolean
}

function HideButton({ hidden, label, onPress, plain = false }: HideButtonProps) {
  const Icon = hidden ? IconEye : IconEyeOff
  return (
    <Button {...(!plain && ({ look: 'quiet', size: 'small' } as const))} onClick={onPress}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      {label}
    </Button>
  )
}

/** Hides the score of a match that will be watched later, or shows it. */
export function HideMatchButton({ match, covered }: { match: HiddenMatch; covered: boolean }) {
  const { t } = useTranslation()
  const { hideMatch, showMatch } = useHiding()
  return (
    <HideButton
      hidden={covered}
      label={t(covered ? 'cover.showScore' : 'cover.hideScore')}
      onPress={() => (covered ? showMatch(match[0]) : hideMatch(match))}
    />
  )
}

/** Hides the scores of a team, or shows them. */
export function HideTeamButton({ id }: { id: number }) {
  const { t } = useTranslation()
  const hidden = useSetting('hidden_team').includes(id)
  const { toggleTeam } = useHiding()
  return (
    <HideButton
      hidden={hidden}
      label={t(hidden ? 'cover.showTeam' : 'cover.hideTeam')}
      onPress={() => toggleTeam(id)}
      plain
    />
  )
}

/** Hides all scores; once something is hidden it shows all there are. */
export function HideAllButton() {
  const { t } = useTranslation()
  const { hideAll, stopHiding } = useHiding()
  const hides = useHides()
  return (
    <HideButton
      hidden={hides}
      label={t(hides ? 'cover.showTeam' : 'cover.hideAll')}
      onPress={hides ? stopHiding : hideAll}
      plain
    />
  )
}
