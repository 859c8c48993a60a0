import { useState } from 'react'

/** Whether there is no picture to show, and what its element needs so that one which does not load is noticed. */
export function useBrokenImage(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null)
  const fail = () => setBroken(src ?? null)
  return {
    broken: !src || broken === src,
    image: {
      src: src ?? undefined,
      loading: 'lazy' as const,
      decoding: 'async' as const,
      // It may have failed before the page listened.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) fail()
      },
      onError: fail,
    },
  }
}
