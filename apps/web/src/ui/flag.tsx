import styles from './media.module.css'

interface FlagProps {
  /** Two letters, `gb-eng`, or `xx` for a place without a flag; anything else shows the generic flag. */
  code: string | null | undefined
  /** Name of the country when the flag stands alone; empty when the name is written beside it. */
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
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith('/flags/xx.svg')) currentTarget.src = '/flags/xx.svg'
      }}
    />
  )
}
