const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    laquo: '«',
    raquo: '»',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    minus: '−',
    times: '×',
    deg: '°',
    plusmn: '±',
    frac12: '½',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    numero: '№',
    euro: '€',
  }),
);

/** Decodes entities. The result is text: it may stand in a text node, never in markup. */
export function decodeEntities(encoded: string): string {
  return encoded.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]\w{1,9}));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return named.get(name) ?? whole;
      return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ?? whole;
    },
  );
}

function character(code: number): string | null {
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : null;
}
