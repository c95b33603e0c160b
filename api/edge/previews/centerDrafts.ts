import type { Draft, EditedProd } from '@odonta/api/contract';
import { type Center, Prod, ProdPreview } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { isOnSite } from '../../cabinets/centerProds/closedBecause.ts';
import { draftOf, waitingOf } from '../../catalog/prod_revisions/drafting.ts';
import { findProdWith } from '../../catalog/prods/prods.previewed.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';

/** The course that a centre shows by its link, with all that waits beside it, sent or not. */
export async function centerDraftBehind(token: string): Promise<Draft | null> {
  const where = { token_hash: hashOfSecret(token), expires_at: { [Op.gt]: new Date() } };
  const preview = await ProdPreview.findOne({ where });
  const row = preview && (await Prod.findByPk(preview.prod_id, { include: 'center' }));
  if (!row || row.center.suspended_at !== null) return null;
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
