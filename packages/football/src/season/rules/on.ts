/** The year of an era that goes on. */
export const ON = 9999
