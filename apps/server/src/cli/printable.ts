/** Controls of a terminal, and of the direction of writing, aside from line feeds and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Names of files and what is in them are printed; nothing of it may move the cursor of a terminal or hide what was written before. */
export const printable = (text: string): string => text.replace(CONTROLS, '\ufffd')

/** The same for what stands in one line: after a line feed a name could look like a line of ours. */
export const oneLine = (text: string): string => printable(text).replaceAll('\n', '\ufffd')
