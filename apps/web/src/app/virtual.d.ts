declare module 'virtual:message-files' {
  /** Loads the compiled messages of each language by `{language}/{part}`, `pt/upcoming`. */
  export const messageFiles: Partial<
    Record<string, () => Promise<{ catalogs: Record<string, import('@touchline/messages/catalog').Catalog> }>>
  >
}

declare module 'virtual:message-chunks' {
  /** Built files of each language's messages by `{language}/{part}`, `pt/upcoming`; empty in the browser and in development. */
  export const messageChunks: Partial<Record<string, readonly string[]>>
}

declare module 'virtual:answer-shapes' {
  /** Shapes of the contract at build time. */
  export const shapes: import('@touchline/contract').AnswerShapes
}

declare module 'tanstack-start-manifest:v' {
  /** The framework's manifest of the browser's files: by route, and the style sheets inlined in pages. */
  export function tsrStartManifest(): {
    routes: Partial<Record<string, { css?: readonly (string | { href: string })[] }>>
    inlineCss?: { styles: Partial<Record<string, string>> }
  }
}
