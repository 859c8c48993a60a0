import { IconUser } from '@tabler/icons-react'
import styles from './portrait.module.css'
import { useBrokenImage } from './use-broken-image.ts'

interface PortraitProps {
  /** Address on our own origin; null or a picture that does not load shows a drawn head. */
  src: string | null
  size?: number
}

/** A person's picture in a circle of fixed size. The name is not repeated for screen readers: it stands beside it. */
export function Portrait({ src, size = 64 }: PortraitProps) {
  const { broken, image } = useBrokenImage(src)
  return (
    <span className={styles.portrait} style={{ width: size, height: size }}>
      {broken ? (
        <IconUser size={Math.round(size * 0.54)} stroke={1.5} aria-hidden="true" />
      ) : (
        <img {...image} alt="" width={size} height={size} />
      )}
    </span>
  )
}
