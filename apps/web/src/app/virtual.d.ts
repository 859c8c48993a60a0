declare module 'virtual:text-chunks' {
  /** Built file of each language's texts, by language; empty in the browser and in development. */
  export const textChunks: Partial<Record<string, string>>
}
