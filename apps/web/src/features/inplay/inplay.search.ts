/** The parameters of the in-play page; defaults are left out. */
export interface InplaySearch {
  /** 0 by time; left out by tournament (1). */
  sort?: 0 | undefined
}

/** Reads an address; anything unusable is the default. */
export function readInplaySearch({ sort }: Record<string, unknown>): InplaySearch {
  return { sort: sort === 0 || sort === '0' ? 0 : undefined }
}
