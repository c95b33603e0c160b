import type { Draft, EditedProd } from '@odonta/api/contract';
import type { Center, Prod } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { isOnSite } from '../../cabinets/centerProds/closedBecause.ts';
import { previewInForce } from '../../cabinets/centerProds/previewInForce.ts';
import { draftOf, waitingOf } from '../../catalog/prod_revisions/drafting.ts';
import { findProdWith } from '../../catalog/prods/prods.previewed.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';

/** The course that a centre shows by its link, with all that waits beside it, sent or not. */
export async function centerDraftBehind(token: string): Promise<Draft | null> {
  const shared = await previewInForce({ token_hash: hashOfSecret(token) });
  if (!shared) return null;
  const { preview, prod: row } = shared;
  const prod = await findProdWith(row.id, isOnSite(row) ? await editsOf(row) : {});
  const is_published = isOnSite(row) && isAtWork(row.center);
  return prod && { kind: 'prods', prod, is_published, expires_at: secondsOf(preview.expires_at) };
}

/** An unsent edit is newer than the one that waits for a moderator, and joins it when it is sent. */
async function editsOf(prod: Prod): Promise<Partial<EditedProd>> {
  const [waiting, draft] = [await waitingOf(prod), await draftOf(prod)];
  return { ...waiting?.fields, ...draft?.fields } as Partial<EditedProd>;
}

const isAtWork = ({ status }: Center): boolean => status === 'CONFIRMED';
