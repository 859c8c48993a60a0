/** The `ref` of the element a dialog focuses as it opens; React leaves the attribute out. */
export const firstFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')
