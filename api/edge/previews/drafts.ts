import type { Draft, EditedProd } from '@odonta/api/contract';
import { ProdRevision } from '@odonta/db/models';
import { findProdWith } from '../../catalog/prods/prods.previewed.ts';
import { findArticleDraft } from '../../content/articles/articles.reading.ts';
import { centerDraftBehind } from './centerDrafts.ts';
import { type Previewed, readPreview } from './tokens.ts';

/** The draft behind a token of staff or of a centre, as its page will show it; null for an invalid or expired one. */
export async function draftBehind(secret: string, token: string): Promise<Draft | null> {
  const named = readPreview(secret, token);
  return named ? draftOfStaff(named) : centerDraftBehind(token);
}

async function draftOfStaff({ kind, id, expires_at }: Previewed): Promise<Draft | null> {
  if (kind === 'articles') {
    const article = await findArticleDraft(id);
    return article && { kind, article, expires_at };
  }
  if (kind === 'prods') {
    const prod = await findProdWith(id, {});
    return prod && { kind, prod, is_published: false, expires_at };
  }
  const revision = await ProdRevision.findByPk(id);
  const prod = revision && (await findProdWith(revision.prod_id, revision.fields as Partial<EditedProd>));
  return prod && { kind: 'prods', prod, is_published: true, expires_at };
}
