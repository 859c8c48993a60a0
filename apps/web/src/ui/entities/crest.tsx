import { Suspense } from 'react'
import { lazyPart } from '../../app/lazy-part.ts'
import styles from './media.module.css'
import { useLoadedImage } from './use-loaded-image.tsx'

interface CrestProps {
  name: string
  /** Address on our own origin; null or a picture that does not load shows the drawn shield. */
  src?: string | null
  /** The team's colours when they are known. */
  colours?: readonly [primary: string, secondary: string] | null
  size?: number
}

/** A team's crest in a box of fixed size. The name is not repeated for screen readers: it is next to it. */
export function Crest({ name, src, colours, size = 20 }: CrestProps) {
  const image = useLoadedImage(src, size, styles.crest)
  if (image !== null) return image
  return (
    <Suspense fallback={<Place name={name} size={size} />}>
      <Shield name={name} colours={colours} size={size} />
    </Suspense>
  )
}

/** Loaded where a crest has no picture. Where it cannot be had its place stays empty. */
const Shield = lazyPart(() => import('./shield.tsx').catch(() => ({ Shield: Place })), 'Shield')

/** The place of a crest. */
function Place({ size = 20 }: Omit<CrestProps, 'src'>) {
  return <span className={styles.crest} style={{ width: size, height: size }} />
}
