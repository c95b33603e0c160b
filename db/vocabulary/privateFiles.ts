/** Kinds of private files, recognised by their first bytes and not by the sender's name. */
export const privateMimes = {
  'application/pdf': { begins: [0x25, 0x50, 0x44, 0x46, 0x2d], extension: 'pdf' },
  'image/jpeg': { begins: [0xff, 0xd8, 0xff], extension: 'jpg' },
  'image/png': { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png' },
} as const;
export type PrivateMime = keyof typeof privateMimes;

/** Ids as they are stored, and no other spelling of the same number: they are compared as text. */
export const privateFileId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const privateFileMaxBytes = 8 * 1024 * 1024;

export function privateMimeOf(bytes: Uint8Array): PrivateMime | null {
  const mimes = Object.keys(privateMimes) as PrivateMime[];
  return (
    mimes.find((mime) => privateMimes[mime].begins.every((byte, index) => bytes[index] === byte)) ?? null
  );
}
