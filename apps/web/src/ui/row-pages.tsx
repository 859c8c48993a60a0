interface RowPagesProps {
  /** Rows in all. */
  count: number
  perPage: number
  /** From 1. */
  page: number
  onPage(page: number): void
}

/** Moves through the pages of rows that are all here; nothing where one page holds them. */
export function RowPages({ count, perPage, page, onPage }: RowPagesProps) {
  const last = Math.ceil(count / perPage)
  if (last <= 1) return null
  return (
    <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
      {page} / {last}
    </button>
  )
}
