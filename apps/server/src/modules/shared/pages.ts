/** Rows of a list that people go through page by page. */
const ROWS_A_PAGE = 50

/** Limit and offset of a page; one row more than it shows is read, so that it is known whether there is another. */
export const pageWindow = (page: number, size = ROWS_A_PAGE): [limit: number, offset: number] => [
  size + 1,
  (page - 1) * size,
]

/** The rows of a page, and whether there is another, from one row more than the page. */
export const pageOfRows = <Row>(read: readonly Row[], size = ROWS_A_PAGE): { rows: Row[]; has_more: boolean } => ({
  rows: read.slice(0, size),
  has_more: read.length > size,
})
