import type { Draft } from '@odonta/api/contract';
import { findProdDraft } from '../../catalog/prods/prods.open.ts';
import { findArticleDraft } from '../../content/articles/articles.reading.ts';
import { readPreview } from './tokens.ts';

/** The draft behind a token, as its page will show it; null for an invalid or expired one. */
export async function draftBehind(secret: string, token: string): Promise<Draft | null> {
  const named = readPreview(secret, token);
  if (named?.kind === 'prods') {
    const prod = await findProdDraft(named.id);
    return prod && { kind: 'prods', prod };
  }
  if (named?.kind === 'articles') {
    const article = await findArticleDraft(named.id);
    return article && { kind: 'articles', article };
  }
  return null;
}
