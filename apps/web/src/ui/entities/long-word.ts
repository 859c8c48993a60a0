/** Whether a name has a word too long for the narrow columns of a phone at the usual size. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > 8)
}
