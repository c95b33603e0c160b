/** Encodings of banks, both ways: the platform only reads them. */
export type BankEncoding = 'windows-1251' | 'ibm866';

/** A character that the encoding does not know becomes a question mark. */
export function encoded(text: string, encoding: BankEncoding): Uint8Array {
  const codes = codesOf(encoding);
  return Uint8Array.from([...text], (character) => codes.get(character) ?? codes.get('?') ?? 0);
}

const known = new Map<BankEncoding, Map<string, number>>();

function codesOf(encoding: BankEncoding): Map<string, number> {
  const decoder = new TextDecoder(encoding);
  const codes =
    known.get(encoding) ??
    new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  known.set(encoding, codes);
  return codes;
}
