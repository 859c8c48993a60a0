import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'

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

/** Who a player is, with figures below and the way to the player's page in a new tab. */
export function PlayerDialog({ player, onClose, children }: PlayerDialogProps) {
  return (
    <Dialog title={player.common_name} onClose={onClose}>
      {children}
    </Dialog>
  )
}
