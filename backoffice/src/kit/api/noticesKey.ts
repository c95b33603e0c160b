/** Under which what the bell tells is kept. */
export const noticesKey = ['notices'];
