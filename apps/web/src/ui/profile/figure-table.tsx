export interface FigureRow {
  label: string
  /** As it is shown; null is unknown. */
  total: string | null
  /** One decimal; left out in tables without this column. */
  per90?: string | null
  /** Average minutes between two of them, whole. */
  minutesEach?: string | null
}

export interface FigureGroup {
  title: string | null
  rows: readonly FigureRow[]
}

/** Named figures, by group, with per-90 values and minutes per event where there are any. */
export function FigureTable({ groups }: { groups: readonly FigureGroup[] }) {
  return (
    <dl>
      {groups.flatMap(({ rows }) =>
        rows.map(({ label, total }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{total ?? '?'}</dd>
          </div>
        )),
      )}
    </dl>
  )
}
