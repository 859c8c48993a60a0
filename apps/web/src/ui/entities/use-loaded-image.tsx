import { type ReactNode, useState } from 'react'

/** A square picture next to its name; null where there is none or it does not load. */
export function useLoadedImage(src: string | null | undefined, size: number, className?: string): ReactNode {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) return null
  return (
    <img
      className={className}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      ref={(image) => {
        // It may have failed before the page listened.
        if (image?.complete && image.naturalWidth === 0) setBroken(src)
      }}
      onError={() => setBroken(src)}
    />
  )
}
