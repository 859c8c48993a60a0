/** The text of a field of a form; empty when there is no such text field. */
export function entryOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Writes into a field of a form. */
export function fillIn(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = text
}

/** Puts the focus into the first of the fields that has a problem. */
export function focusFirst<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  problems: Partial<Record<Field, unknown>>,
): void {
  const name = fields.find((field) => problems[field])
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
