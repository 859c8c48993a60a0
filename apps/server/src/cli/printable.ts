/** Controls of a terminal, and of the direction of writing, aside from line feeds and tabs. */
const CONTROLS = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Names and contents of files are printed; control characters could move the cursor of a terminal or hide earlier output. */
export const printable = (text: string): string => text.replace(CONTROLS, '\ufffd')

/** The same for a single line: after a line feed a name could look like a line of ours. */
export const oneLine = (text: string): string => printable(text).replaceAll('\n', '\ufffd')
