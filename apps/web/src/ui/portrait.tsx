import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './portrait.module.css'

interface PortraitProps {
  /** Address on our own origin; null or a picture that does not load shows a drawn head. */
  src: string | null
  size?: number
}

/** A person's picture in a circle of fixed size. The name is not repeated for screen readers: it stands beside it. */
export function Portrait({ src, size = 64 }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.portrait} style={{ width: size, height: size }}>
      {src === null || broken === src ? (
        <IconUser size={Math.round(size * 0.54)} stroke={1.5} aria-hidden="true" />
      ) : (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src)
          }}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
