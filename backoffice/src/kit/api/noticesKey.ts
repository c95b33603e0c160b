/** The key of the bell's notices. */
export const noticesKey = ['notices'];
