/** The id in an address; anything that is no number becomes 0, the id of no row. */
export const numberIn = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
