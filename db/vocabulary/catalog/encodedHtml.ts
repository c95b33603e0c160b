declare const encoding: unique symbol;

/**
 * Text with HTML entities in place of `&`, `<`, `>` and quotes, as the specification has the names of `GET /prods/search`. It is no
 * string, so that nothing shows it, compares it or encodes it again before it is decoded, once.
 */
export interface EncodedHtml {
  readonly [encoding]: 'html';
}
