import { type ComponentType, createElement, lazy } from 'react'

/**
 * A part of a page in a separate file, loaded on first render. The server loads it at once: a page rendered before would lack the part, and
 * the browser would report that as an error.
 * @param name of the component among the exports of the file
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  // React's type of a lazy component has `ref` among the properties, which no part of ours takes.
  let Part = lazy(async () => ({ default: (await load())[name] })) as unknown as ComponentType<Props>
  if (!import.meta.env.SSR) return Part
  void load().then((file) => {
    Part = file[name]
  })
  return (props: Props) => createElement(Part, props)
}
