const WET = new Set(['rain', 'snow', 'storm'])

/** Whether it rains or snows, 1 or 0, by the icon of the weather; null where it is unknown. */
export const wetWeather = (icon: string | null): 0 | 1 | null => (icon === null ? null : WET.has(icon) ? 1 : 0)
