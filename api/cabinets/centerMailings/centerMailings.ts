import type { MailingQuote, OwnMailing, OwnMailingStats, OwnMailings } from '@odonta/api/contract';
import { Mailing, Prod } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { lastHold } from '../../advertising/mailings/orders/holds.ts';
import { mailingPrice, priceOf, reachFor } from '../../advertising/mailings/orders/pricing.ts';
import { refuseUnknown } from '../../advertising/mailings/orders/wantedAudience.ts';
import { newOrder } from '../../advertising/mailings/orders/writing.ts';
import { acts, statsOf } from '../../advertising/mailings/stats.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { lockBalance } from '../../money/marketing_balance/ledger.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { buyersOf, roleOfBuyer } from '../advertisers.ts';
import { centersOf, rolesIn } from '../centersOf.ts';
import { ownMailing } from './access.ts';
import { mailingActions } from './acting.ts';
import { letterOf, newDraftBody, quoteLimit, wishBody } from './centerMailings.schema.ts';
import { presentOwnMailing } from './presenter.ts';

const shownAtMost = 100;
const coursesAtMost = 500;
const base = { audience: userAudience, allow: 'partner himself' } as const;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/mailings',
  summary: 'Mailings that my centres have ordered, newest first, and what they are made of',
  handle: async ({ actor }) => {
    const roles = await rolesIn(actor, 'advertising.list');
    const where = { center_id: [...roles.keys()], by_center: true };
    const rows = await Mailing.findAll({ where, order: [['id', 'DESC']], limit: shownAtMost });
    const mailings: OwnMailing[] = [];
    for (const row of rows)
      mailings.push(await presentOwnMailing(row, roles.get(row.center_id ?? 0) ?? 'ACCOUNTANT'));
    const courses = await Prod.findAll({
      where: { center_id: await centersOf(actor, 'advertising.edit_creative'), status: 'CONFIRMED' },
      ...{ attributes: ['id', 'center_id', 'name'], order: [['name', 'ASC']], limit: coursesAtMost },
    });
    const price = await mailingPrice();
    const message: OwnMailings = {
      ...{ mailings, buyers: await buyersOf(actor) },
      courses: courses.map(({ id, center_id, name }) => ({ id, center_id, name })),
      price_per_1000: price === null ? null : exactRoublesOf(price),
    };
    return { message };
  },
});

const quote = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/mailings/quote',
  summary: 'About how many people a mailing of my centre would reach now, and its price',
  limit: { ...quoteLimit, by: byUser },
  body: wishBody,
  handle: ({ actor, body: { center_id, ...audience } }) =>
    unitOfWork.transaction(async (transaction) => {
      await roleOfBuyer(actor, { center_id }, 'advertising.buy', transaction);
      await refuseUnknown(audience, transaction);
      const reach = await reachFor({ ...audience, center_id }, transaction);
      const price = await mailingPrice(transaction);
      const { available } = await lockBalance({ center_id }, transaction);
      const total = reach === null || price === null ? null : exactRoublesOf(priceOf(reach, price));
      return { message: { reach, total, available: exactRoublesOf(available) } satisfies MailingQuote };
    }),
});

const write = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/mailings',
  summary: 'Write a mailing for my centre; nothing is paid until it is sent for a check',
  idempotent: true,
  limit: { name: 'center_mailings', points: 120, seconds: 3600, by: byUser },
  body: newDraftBody,
  handle: ({ actor, body: { center_id, ...draft }, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const role = await roleOfBuyer(actor, { center_id }, 'advertising.buy', transaction);
      const mailing = await newOrder(center_id, letterOf(draft), transaction);
      const what = { action: 'create', resource: 'mailings', record_id: mailing.id, changes: {} };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
      const message = await presentOwnMailing(await mailing.reload({ transaction }), role, transaction);
      return { status: 201, message };
    }),
});

const readStats = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/mailings/:id/stats',
  summary: 'How many letters of a mailing of my centre were delivered, opened and followed',
  limit: { name: 'center_mailing_stats', points: 1200, seconds: 3600, by: byUser },
  handle: async ({ actor, params }) => {
    const { mailing } = await ownMailing(actor, params.id, 'advertising.list');
    const stats = await statsOf(mailing.id);
    // Of those who were sold: the size of the group itself would tell what the rounded count hides.
    const sold = (await lastHold(mailing))?.reach ?? 0;
    const left = sold - stats.sent;
    const isOver = mailing.finished_at !== null;
    const counted = { sent: stats.sent, undelivered: isOver ? left : 0, waiting: isOver ? 0 : left };
    return { message: { ...counted, ...acts(stats) } satisfies OwnMailingStats };
  },
});

export const centerMailingEndpoints: AnyEndpoint[] = [list, quote, write, readStats, ...mailingActions];
