/** A club as every source of files shares it. */
export interface Club {
  /** Country and usual name, the same in every source: `england/manchester-city`. Teams are joined across sources by it. */
  key: string
  name: string
  /** Three letters. */
  shortCode: string | null
  /** English name, in the list of countries, of the country whose leagues it plays in: Cardiff City is listed under England. */
  country: string
  /** Primary and secondary colour, #rrggbb; null where they are not certain. */
  colours: readonly [string, string] | null
  /**
   * Its name in the files of football-data, which the source's own key is made of: null where two clubs have had that name, absent where no
   * file has the club yet.
   */
  footballDataName?: string | null
}

/** A team of a football association. */
export interface NationalTeam {
  /** `national/` and the association's three letters: `national/arg`. */
  key: string
  name: string
  shortCode: string
  /** English name in the list of countries. */
  country: string
}
