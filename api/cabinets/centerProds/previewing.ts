import type { CenterPreview } from '@odonta/api/contract';
import { ProdPreview } from '@odonta/db/models';
import { previewPath } from '@odonta/db/vocabulary/addresses.ts';
import { centerPreviewDays } from '@odonta/db/vocabulary/edge/previews.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findOwnProd, lockOwnProd } from './access.ts';
import { previewInForce } from './previewInForce.ts';

const base = { audience: userAudience, allow: 'partner himself', path: '/prods/my/:id/preview' } as const;
const limit = {
  name: 'center_prod_previews',
  points: 60,
  seconds: 3600,
  by: byUser,
};

const read = endpoint({
  ...base,
  method: 'get',
  summary: 'Until when the link works that shows a course of my centre before it is published',
  handle: async ({ actor, params }) => {
    const { id: prod_id } = await findOwnProd(actor, params.id, 'prods.preview');
    const shared = await previewInForce({ prod_id });
    return { message: shared ? presented(shared.preview, null) : none };
  },
});

const make = endpoint({
  ...base,
  method: 'post',
  summary: 'A link that shows a course of my centre before it is published; the link before it is void',
  body: Joi.object({}),
  limit,
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const { prod } = await lockOwnProd(call.actor, call.params.id, 'prods.preview', transaction);
      const token = newSecret();
      const [preview] = await ProdPreview.upsert(
        {
          prod_id: prod.id,
          token_hash: hashOfSecret(token),
          created_by: call.actor.id,
          created_at: new Date(),
          expires_at: new Date(Date.now() + centerPreviewDays * 86_400_000),
        },
        { transaction },
      );
      await journal('share_preview', prod.id, call, transaction);
      return { status: 201, message: presented(preview, previewPath(token)) };
    }),
});

const close = endpoint({
  ...base,
  method: 'delete',
  summary: 'Make the link void that shows a course of my centre',
  limit,
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const { prod } = await lockOwnProd(call.actor, call.params.id, 'prods.preview', transaction);
      const closed = await ProdPreview.destroy({ where: { prod_id: prod.id }, transaction });
      if (closed > 0) await journal('close_preview', prod.id, call, transaction);
      return { message: none };
    }),
});

export const centerPreviewEndpoints: AnyEndpoint[] = [read, make, close];

const presented = ({ created_at, expires_at }: ProdPreview, path: string | null): CenterPreview => ({
  preview: { created_at: secondsOf(created_at), expires_at: secondsOf(expires_at), path },
});

const none: CenterPreview = { preview: null };

/** Without the secret: readers of the journal get no link by it. */
function journal(
  action: string,
  record_id: number,
  { actor, origin }: { actor: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<unknown> {
  const by = userAudience.auditActor(actor);
  return unitOfWork.audit({ action, resource: 'prods', record_id, by, origin, changes: {} }, transaction);
}
