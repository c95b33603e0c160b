/** A text query as PostgreSQL understands it. */
export type WordQuery = Begins | Phrase | { kind: 'all' | 'any'; parts: readonly WordQuery[] };

/** A lexeme of the card begins so. */
export interface Begins {
  kind: 'begins';
  beginning: string;
}

/** The right one ends so many words behind the left one. */
export interface Phrase {
  kind: 'phrase';
  left: Begins | Phrase;
  right: Begins | Phrase;
  distance: number;
}

/** Reads PostgreSQL's own writing of a query, such as `'имплант':* & ( 'эндодонт':* | 'корнев':* <-> 'кана':* )`. Without any word it finds nothing. */
export function parsedQuery(text: string): WordQuery {
  const signs = [...text.matchAll(/'([^']*)':\*|<(-|\d+)>|[&|()]/g)];
  if (signs.length === 0) return { kind: 'any', parts: [] };
  let at = 0;
  const query = any();
  if (at < signs.length) throw new Error(`a text query that is not understood: ${text}`);
  return query;

  function any(): WordQuery {
    return several('any', '|', () => several('all', '&', phrase));
  }

  function several(kind: 'all' | 'any', sign: string, one: () => WordQuery): WordQuery {
    const parts = [one()];
    for (; signs[at]?.[0] === sign; parts.push(one())) at += 1;
    return parts.length === 1 ? (parts[0] as WordQuery) : { kind, parts };
  }

  function phrase(): WordQuery {
    let left = single();
    for (let distance = signs[at]?.[2]; distance !== undefined; distance = signs[at]?.[2]) {
      at += 1;
      left = {
        kind: 'phrase',
        left: ofPhrase(left),
        right: ofPhrase(single()),
        distance: distance === '-' ? 1 : Number(distance),
      };
    }
    return left;
  }

  function single(): WordQuery {
    const [sign, beginning] = signs[at] ?? [];
    at += 1;
    if (beginning !== undefined) return { kind: 'begins', beginning };
    if (sign !== '(') throw new Error(`a text query that is not understood: ${text}`);
    const inside = any();
    at += 1;
    return inside;
  }
}

/** Words that PostgreSQL does not take for several things at once: a phrase of alternatives is not ours. */
function ofPhrase(part: WordQuery): Begins | Phrase {
  if (part.kind === 'begins' || part.kind === 'phrase') return part;
  throw new Error('a phrase of alternatives');
}
