/** The public reads of the API that show what these pages show. */
export function readsBehind(addresses: readonly string[]): string[] {
  const ofPages = addresses.flatMap((address) => {
    const [, section, name = ''] = address.split('/');
    if (section === 'lecturers' && name !== '')
      return [`/api/lecturers/${name}`, `/api/reviews?lecturer=${name}`];
    if (section === 'centers' && name !== '') return [`/api/centers/${name}`];
    const id = section === 'prods' && name.match(/-(\d+)$/)?.[1];
    return id
      ? [
          `/api/prods/${id}`,
          `/api/prods/${id}/similar`,
          `/api/relatedPromotions?prod=${id}`,
          `/api/reviews?prod_id=${id}`,
        ]
      : [];
  });
  return [
    '/api/any/getallcity',
    '/api/articles/categories',
    '/api/articles/tags',
    '/api/categories',
    '/api/lecturers',
    '/api/policy',
    '/api/prods/search?facets=1',
    '/api/prods/search?category=3&series=1',
    `/api/prods/search?${new URLSearchParams({ query: 'имплант' })}`,
    `/api/prods/search?${new URLSearchParams({ city: 'Казань', limit: '100' })}`,
    '/api/reviews',
    '/api/specializations',
    ...ofPages,
  ];
}

/** Those whose remembered answer differs from a new one. Nothing is remembered for another origin. */
export async function outdatedOf(url: string, reads: readonly string[]): Promise<string[]> {
  const text = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    // A refusal bears a number of its own.
    return answer.ok ? answer.text() : String(answer.status);
  };
  const fromElsewhere = { headers: { origin: 'https://elsewhere.test' } };
  const pairs = await Promise.all(
    reads.map(async (path) => [path, await text(path), await text(path, fromElsewhere)] as const),
  );
  return pairs.filter(([, kept, anew]) => kept !== anew).map(([path]) => path);
}
