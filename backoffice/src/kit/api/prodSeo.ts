import type { ProdSeo } from '@odonta/api/contract';
import type { Transport } from './transport.ts';

export type SeoWords = Pick<ProdSeo, 'title' | 'description'>;

export interface ProdSeoCalls {
  /** The words of a course for search engines. */
  prodSeo(id: number): Promise<ProdSeo>;
  saveProdSeo(id: number, words: SeoWords, version: number | null): Promise<ProdSeo>;
}

export const prodSeoCalls = (apiUrl: string, transport: Transport): ProdSeoCalls => ({
  prodSeo: async (id) => (await transport.json(`${apiUrl}/prods/${id}/seo`)).json as ProdSeo,
  saveProdSeo: async (id, words, version) => {
    const headers = new Headers(version === null ? {} : { 'If-Match': `"${version}"` });
    const request = { method: 'PUT', body: JSON.stringify(words), headers };
    return (await transport.json(`${apiUrl}/prods/${id}/seo`, request)).json as ProdSeo;
  },
});
