/**
 * Where the calls come from that a page makes while it is drawn; no connection has this address. They go with the place of the page: one of
 * their own might be given only once the page is through, which waits for them.
 */
export const WITHIN_PAGE = 'within a page'
