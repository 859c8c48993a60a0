import type { FixtureView } from '@touchline/contract'
import { Dialog } from '../dialog.tsx'

interface VenueDialogProps {
  venue: NonNullable<FixtureView['venue']>
  onClose(): void
}

/** A stadium: name, surface, city, address, capacity, picture. */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  return (
    <Dialog title={venue.name} onClose={onClose}>
      {venue.city_name}
    </Dialog>
  )
}
