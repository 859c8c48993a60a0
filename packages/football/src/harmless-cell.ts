/** A spreadsheet runs a cell that begins so; also behind a mark that some languages' spreadsheets divide cells at. */
const RUN = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g
const NUMBER = /^[+-]?\d+([.,]\d+)?$/

/** Text that a spreadsheet would run, behind an apostrophe that makes it text again; numbers stay numbers. */
export const harmlessCell = (text: string) => (NUMBER.test(text) ? text : text.replace(RUN, "'"))
