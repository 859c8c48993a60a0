export interface CountryTabProps {
  cid: number
  /** In the viewer's language. */
  country: string
}
