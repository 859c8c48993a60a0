/** Headers of a signed-in request. */
export const signedIn = (token: string) => ({ headers: { authorization: `Token ${token}` } })
