/**
 * Files written at run time may hold accounts: no other user of the machine may read them, wherever they are written. Not for building,
 * whose files other users serve.
 */
process.umask(0o077)
