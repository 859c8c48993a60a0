import { type ReactNode, type Ref, type RefObject, startTransition, useEffect, useRef, useState } from 'react'

interface LongRowsProps<Row> {
  rows: readonly Row[]
  /** The element around some of the rows: a body of a table or a list. There are as many as needed, below each other. */
  as: 'tbody' | 'ul'
  className?: string | undefined
  /** A row with its key: `tr` or `li`. */
  children(row: Row): ReactNode
}

/** Rows rendered or left out together; full lines in two and in three columns. */
const PART = 18
/** Up to this many are always rendered: the browser's own search finds them all. */
const ALL_DRAWN = 90
/** How far outside of the window rows are drawn. */
const MARGIN = '600px'
/** Height of a row in pixels before any was measured: measuring during the first render would lay the page out twice. */
const ROW_HEIGHT = 52

/** Rows of a list of any length: of a long one only those near the window are in the page, the others keep their place empty. */
export function LongRows<Row>({ rows, as, className, children }: LongRowsProps<Row>) {
  const rowHeight = useRef(ROW_HEIGHT)
  const all = rows.length <= ALL_DRAWN
  return Array.from({ length: Math.ceil(rows.length / PART) }, (_, part) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts follow each other and never move
      key={part}
      as={as}
      className={className}
      all={all}
      atOnce={part === 0}
      rowHeight={rowHeight}
      rows={rows.slice(part * PART, (part + 1) * PART)}
    >
      {children}
    </Part>
  ))
}

interface PartProps<Row> extends LongRowsProps<Row> {
  /** Whether the list is so short that nothing is left out. */
  all: boolean
  /** Whether the part begins with its rows. Others begin as a gap and are rendered in slices: they are hardly visible yet. */
  atOnce: boolean
  /** Height of a row in pixels in the parts rendered so far. */
  rowHeight: RefObject<number>
}

function Part<Row>({ rows, as: Holder, className, all, atOnce, rowHeight, children }: PartProps<Row>) {
  const holder = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(() => rowHeight.current * rows.length)
  const [near, setNear] = useState(atOnce)
  useEffect(() => {
    if (!near || !holder.current) return
    const { offsetHeight } = holder.current
    rowHeight.current = offsetHeight / rows.length
    setHeight(offsetHeight)
  }, [near, rows, rowHeight])
  useEffect(() => {
    const place = holder.current
    if (all) return startTransition(() => setNear(true))
    if (!place) return
    const watch = new IntersectionObserver(
      (entries) => {
        const inside = entries.at(-1)?.isIntersecting ?? true
        // The focused row is never removed. Rows that come near are rendered in slices: they are not visible yet.
        startTransition(() => setNear(inside || place.contains(document.activeElement)))
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [all])
  return (
    <Holder ref={holder as Ref<never>} className={className}>
      {near ? rows.map(children) : <Gap in={Holder} height={height} />}
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
