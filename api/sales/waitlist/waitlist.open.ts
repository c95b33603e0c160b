import type { WaitlistBody } from '@odonta/api/contract';
import { Order, type WaitlistEntry } from '@odonta/db/models';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import type { Actor } from '../../orders/actor.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { transition } from '../../orders/transition.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { byAccount } from '../booking/buyers.ts';
import { join } from './joining.ts';
import { lockEntry } from './locking.ts';
import { viewOfEntry } from './presenting.ts';
import { transitionEntry } from './transitionEntry.ts';
import { waitlistBody } from './waitlist.schema.ts';

const joinWaitlist = endpoint({
  method: 'post',
  path: '/waitlist',
  summary: 'Join the waiting list of a full course',
  audience: buyerAudience,
  allow: 'anyone',
  body: waitlistBody,
  idempotent: true,
  limit: { name: 'waitlist', points: 10, seconds: 60, by: byAccount },
  handle: async ({ body, actor, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const own = actor.kind === 'individual' ? actor.id : null;
      const consent = await consentOf(body, origin, transaction);
      const entry = await join(body, { individual_id: own, consent_id: consent.id }, transaction);
      const by = buyerAudience.auditActor(actor);
      const { id: record_id, token } = entry;
      const action = { action: 'create', resource: 'waitlist', record_id, changes: {} };
      await unitOfWork.audit({ by, origin, ...action }, transaction);
      return { message: await viewOfEntry(token, transaction), status: 201 };
    }),
});

const readWaitlist = endpoint({
  method: 'get',
  path: '/waitlist/:token',
  summary: 'A place on a waiting list, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: await viewOfEntry(tokenOf(params)) }),
});

/** A free offer is confirmed by this; a paid one by its payment, so that this only returns the payment page. */
const acceptOffer = answering(
  'accept',
  'Take the seats that are offered',
  async (entry, actor, transaction) => {
    const order = await offerOf(entry, transaction);
    if (order.total === 0) await settlePaid(order, actor, transaction);
  },
);

const declineOffer = answering(
  'decline',
  'Refuse the seats that are offered',
  async (entry, actor, transaction) => {
    const order = await offerOf(entry, transaction);
    await transition(order, 'cancel', { ...actor, cancel_reason: 'CLIENT' }, transaction);
  },
);

const leaveWaitlist = answering('leave', 'Wait no more', async (entry, actor, transaction) => {
  if (entry.status !== 'PREPARE') return transitionEntry(entry, 'cancel', actor, transaction);
  const order = await offerOf(entry, transaction);
  await transition(order, 'cancel', { ...actor, cancel_reason: 'CLIENT' }, transaction);
});

export const waitlistEndpoints = [joinWaitlist, readWaitlist, acceptOffer, declineOffer, leaveWaitlist];

function answering(
  word: string,
  summary: string,
  act: (entry: WaitlistEntry, actor: Actor, transaction: Transaction) => Promise<void>,
) {
  return endpoint({
    method: 'post',
    path: `/waitlist/:token/${word}`,
    summary,
    audience: buyerAudience,
    allow: 'anyone',
    body: Joi.object({}),
    idempotent: true,
    handle: async ({ params, actor, origin }) => {
      const token = tokenOf(params);
      return unitOfWork.transaction(async (transaction) => {
        const entry = await lockEntry(token, transaction);
        await act(entry, { by: buyerAudience.auditActor(actor), origin }, transaction);
        return { message: await viewOfEntry(token, transaction) };
      });
    },
  });
}

function consentOf({ consent, contact }: WaitlistBody, origin: Origin, transaction: Transaction) {
  const given = consent === true ? { text_version: consentText.version } : consent;
  const { email, phone } = contact;
  return keepConsent(given, { purpose: 'ORDER', form: 'waitlist', email, phone }, origin, transaction);
}

async function offerOf({ status, order_id }: WaitlistEntry, transaction: Transaction): Promise<Order> {
  const order = status === 'PREPARE' ? await Order.findByPk(order_id ?? 0, { transaction }) : null;
  if (!order) throw conflict('Предложения уже нет: оно закончилось или вы ответили на него');
  return order;
}

const tokenOf = (params: Record<string, string>) => secretOf(params, 'Запись в листе ожидания не найдена');
