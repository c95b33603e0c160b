import type { OwnPromotions } from '@odonta/api/contract';
import { RelatedPromotion } from '@odonta/db/models';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { pictureUpload } from '../../platform/files/pictureUpload.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { merchantIdsOf } from '../merchants/membership.ts';
import { promotionActs } from './acting.ts';
import { lockOwnPromotion, promotingMerchants, refuseStrangers } from './membership.ts';
import { presentOwn } from './relatedPromotions.own.ts';
import { newOwnBody } from './relatedPromotions.schema.ts';
import { leadPriceOf, newPromotion } from './writing.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'own_promotions', points: 120, seconds: 3600, by: byUser };
const shownAtMost = 200;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/relatedPromotions',
  summary: 'The bonuses of my trading organisations, newest first, and what a lead costs',
  handle: async ({ actor }) => {
    const merchant_id = await merchantIdsOf(actor);
    const rows = await RelatedPromotion.findAll({
      ...{ where: { merchant_id }, order: [['id', 'DESC']], limit: shownAtMost },
    });
    const message: OwnPromotions = {
      promotions: await presentOwn(rows),
      merchants: await promotingMerchants(merchant_id),
      lead_prices: { course: await leadPriceOf('course'), contact: await leadPriceOf('contact') },
    };
    return { message };
  },
});

const read = endpoint({
  ...base,
  method: 'get',
  path: '/lk/relatedPromotions/:id',
  summary: 'A bonus of my trading organisation',
  handle: ({ actor, params }) =>
    unitOfWork.transaction(async (transaction) => {
      const row = await lockOwnPromotion(actor, params.id, transaction);
      return { message: (await presentOwn([row], transaction))[0] };
    }),
});

const create = endpoint({
  ...base,
  method: 'post',
  path: '/lk/relatedPromotions',
  summary: 'Offer a bonus; it goes to moderation once the balance holds five leads',
  body: newOwnBody,
  idempotent: true,
  limit,
  handle: ({ actor, body, origin, answered }) =>
    unitOfWork.transaction(async (transaction) => {
      await refuseStrangers(actor, body.merchant_id, transaction);
      const row = await newPromotion(body, transaction);
      const what = { action: 'create', resource: 'related_promotions', record_id: row.id, changes: {} };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
      const [message] = await presentOwn([row], transaction);
      return answered({ status: 201, message }, transaction);
    }),
});

const uploadLogo = pictureUpload({
  ...base,
  path: '/lk/relatedPromotions/logos',
  summary: 'Upload the logo of a bonus',
  limit: { ...limit, name: 'promotion_logos', points: 60 },
  ...{ folder: 'promotions', atLeast: { width: 160, height: 80 }, shownAt: 320 },
  refuse: async (actor) => {
    if ((await merchantIdsOf(actor)).length === 0) throw notFound();
  },
});

export const ownPromotionEndpoints: AnyEndpoint[] = [uploadLogo, list, create, read, ...promotionActs];
