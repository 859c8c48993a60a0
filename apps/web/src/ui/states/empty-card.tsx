import type { ComponentProps } from 'react'
import { Card } from '../layout/card.tsx'
import { EmptyState } from './states.tsx'

/** A card with nothing in it that says why. */
export function EmptyCard(props: ComponentProps<typeof EmptyState>) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  )
}
