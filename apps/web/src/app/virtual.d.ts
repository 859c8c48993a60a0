declare module 'virtual:text-chunks' {
  /** Built files of each language's texts by `{language}/{part}`, `pt/upcoming`; empty in the browser and in development. */
  export const textChunks: Partial<Record<string, readonly string[]>>
}
