/** The part of a link that opens it: 24 random bytes as base64url. */
export const secretPattern = /^[\w-]{32}$/;

export const isSecret = (text: string): boolean => secretPattern.test(text);
