import { IconUser } from '@tabler/icons-react'
import styles from './portrait.module.css'
import { useLoadedImage } from './use-loaded-image.tsx'

interface PortraitProps {
  /** Address on our own origin; null or a picture that does not load shows a drawn head. */
  src: string | null
  size?: number
}

/** A person's picture in a circle of fixed size. The name is not repeated for screen readers: it is next to it. */
export function Portrait({ src, size = 64 }: PortraitProps) {
  const image = useLoadedImage(src, size)
  return (
    <span className={styles.portrait} style={{ width: size, height: size }}>
      {image ?? <IconUser size={Math.round(size * 0.54)} stroke={1.5} aria-hidden="true" />}
    </span>
  )
}
