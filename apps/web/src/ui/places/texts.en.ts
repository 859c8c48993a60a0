export const texts = {
  /** Cities by time zone where they differ from the name of the zone. */
  city: {} as Readonly<Record<string, string>>,
  /** The first part of a time zone's name where it differs from that. */
  region: {} as Readonly<Record<string, string>>,
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    places: typeof texts
  }
}
