import styles from './media.module.css'

interface FlagProps {
  /** Two letters, `gb-eng`, or `xx` for a place without a flag; anything else shows the generic flag. */
  code: string | null | undefined
  /** Name of the country when the flag is alone; empty when the name is next to it. */
  name?: string
  width?: number
}

/** A country's flag from our own origin, fixed in size; a plain banner where there is none. */
export function Flag({ code, name = '', width = 20 }: FlagProps) {
  const known = code && /^[a-z]{2}(-[a-z]{2,4})?$/i.test(code) ? code.toLowerCase() : 'xx'
  return (
    <img
      className={styles.flag}
      src={`/flags/${known}.svg`}
      alt={name}
      width={width}
      height={Math.round(width * 0.75)}
      loading="lazy"
      decoding="async"
      // A picture that failed before the page came alive has reached nobody.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) showGeneric(image)
      }}
      onError={({ currentTarget }) => showGeneric(currentTarget)}
    />
  )
}

function showGeneric(image: HTMLImageElement) {
  if (!image.src.endsWith('/flags/xx.svg')) image.src = '/flags/xx.svg'
}
