/** The number of a row in an address; what is no number is nobody's row. */
export const numberIn = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
