import { useApp, useSetting } from '../app.ts'
import { hidingOf } from './hiding.ts'

export const useHiding = () => hidingOf(useApp().settings)

/** Whether anything may be hidden. */
export function useHides(): boolean {
  const everywhere = useSetting('hide_scores') === 1
  const teams = useSetting('hidden_team').length
  const matches = useSetting('hidden_match').length
  return everywhere || teams + matches > 0
}
