/** Id of a country or region; fixed for ever, the same in the database, the API and every list (see COUNTRIES). */
export type CountryId = number
