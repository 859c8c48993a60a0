import { type Expression, parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'

/** A slash where a value may begin, or the constructor: most files have neither and need not be parsed. */
const MAY_HAVE_PATTERN = /(?:^|[^\w\s)\]'"`.<*/]|\b(?:return|case|typeof|in|of|void|yield|await))\s*\/[^/*]|\bRegExp\b/m

/** Faults of the regular expressions in a source text, by line. */
export function patternFaults(file: string, text: string): string[] {
  if (!MAY_HAVE_PATTERN.test(text)) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) return [`${file} cannot be parsed: ${errors[0]?.message}`]
  const faults: string[] = []
  const note = (start: number, why: string) => faults.push(`${file}:${text.slice(0, start).split('\n').length} ${why}`)
  const madeAt = (callee: Expression, start: number) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') note(start, 'makes a pattern that nobody can check')
  }
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return
      const { pattern: source, flags } = node.regex
      const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
      if (report) note(node.start, `/${source}/${flags} takes more than linear time: ${report.type}`)
    },
    NewExpression: ({ callee, start }) => madeAt(callee, start),
    CallExpression: ({ callee, start }) => madeAt(callee, start),
  }).visit(program)
  return faults
}
