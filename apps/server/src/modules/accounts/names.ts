/**
 * A username or mail address as accounts are told apart by: without regard to case and to how characters are composed.
 * Nothing stored holds the zero character, which a database refuses.
 */
export const foldName = (name: string) => name.trim().normalize('NFKC').toLowerCase().replaceAll('\u0000', '')

/** Characters nobody sees, which would let a name pass for another or break a mail. */
export const hasInvisible = (name: string) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
