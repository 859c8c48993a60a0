/** The end of an era that is still valid. */
export const ON = 9999
