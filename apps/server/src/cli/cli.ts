/** The context of the commands. */
export interface Cli {
  environment: Readonly<Record<string, string | undefined>>
  print(line: string): void
  complain(line: string): void
}
