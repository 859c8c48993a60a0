/**
 * What a process of the product writes while it runs holds accounts, or may: nobody else on the machine reads it, whatever is forgotten
 * where it is written. Not for building, whose files other users serve.
 */
process.umask(0o077)
