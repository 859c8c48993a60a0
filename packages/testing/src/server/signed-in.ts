/** What a request of somebody signed in carries. */
export const signedIn = (token: string) => ({ headers: { authorization: `Token ${token}` } })
