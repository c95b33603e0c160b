/** A text of so many characters at most, the last of them an ellipsis where it was longer. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
