/** Whether the database refused a row because another one has its key, or another value that none may share. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === '23505'
