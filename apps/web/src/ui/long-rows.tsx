import { type ReactNode, type Ref, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface LongRowsProps<Row> {
  rows: readonly Row[]
  /** What holds some of the rows: a body of a table or a list. There are as many as needed, below each other. */
  as: 'tbody' | 'ul'
  className?: string | undefined
  /** A row with its key: `tr` or `li`. */
  children(row: Row): ReactNode
}

/** Rows drawn or left out together; full lines in two and in three columns. */
const PART = 18
/** So many are simply drawn: the browser's own search finds them all. */
const ALL_DRAWN = 90
/** How far outside of the window rows are drawn. */
const MARGIN = '600px'

/** Rows of a list of any length: of a long one only those near the window are in the page, the others keep their place empty. */
export function LongRows<Row>({ rows, as, className, children }: LongRowsProps<Row>) {
  const all = rows.length <= ALL_DRAWN
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts follow each other and never move
    <Part key={part} as={as} className={className} drawn={all} rows={rows.slice(part * PART, (part + 1) * PART)}>
      {children}
    </Part>
  ))
}

function Part<Row>({ rows, as: Holder, className, drawn, children }: LongRowsProps<Row> & { drawn: boolean }) {
  const holder = useRef<HTMLElement>(null)
  const height = useRef(0)
  const [near, setNear] = useState(true)
  const shown = near || drawn
  useLayoutEffect(() => {
    if (shown && holder.current) height.current = holder.current.offsetHeight
  })
  useEffect(() => {
    const place = holder.current
    if (drawn || !place) return
    const watch = new IntersectionObserver(
      (entries) => {
        const inside = entries.at(-1)?.isIntersecting ?? true
        // What has the focus is never taken away. What comes near is drawn in slices: it is not in sight yet.
        startTransition(() => setNear(inside || place.contains(document.activeElement)))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [drawn])
  return (
    <Holder ref={holder as Ref<never>} className={className}>
      {shown ? rows.map(children) : <Gap in={Holder} height={height.current} />}
    </Holder>
  )
}

/** Keeps the place of rows that are not drawn. */
function Gap({ in: holder, height }: { in: 'tbody' | 'ul'; height: number }) {
  const style = { height, padding: 0, border: 0 }
  if (holder === 'ul') return <li aria-hidden="true" style={{ ...style, gridColumn: '1 / -1' }} />
  return (
    <tr data-gap="" style={style}>
      <td style={style} />
    </tr>
  )
}
