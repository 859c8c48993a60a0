/** Where the secret is stored by which the server knows the browser of a visitor. */
export const ALERTS_KEY = 'alerts_key'
