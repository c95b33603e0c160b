import type { FastLink, OrderView, PaymentPage } from '@odonta/api/contract';
import { Order, Prod } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { actorOf } from '../../identity/sessions/orderActor.ts';
import { redeem } from '../../loyalty/vouchers/redeem.ts';
import { countVoucherTry } from '../../loyalty/vouchers/trying.ts';
import { voucherCode } from '../../loyalty/vouchers/vouchers.schema.ts';
import { invoiceOf } from '../../money/invoices/invoiceOf.ts';
import { linkOf } from '../../money/invoices/invoices.presenter.ts';
import { bankPageOf, inWordsAndTime } from '../../money/payments/bankPage.ts';
import { byCardAlone, fastLinkOf, waysToPay } from '../../money/payments/besideCard.ts';
import { lastRefusalOfOrder } from '../../money/payments/lastRefusal.ts';
import { receiptsOf } from '../../money/payments/receipts/receiptsOf.ts';
import { isRestDue } from '../../money/payments/settle.ts';
import { closePageOf, refuseOpenPage } from '../../money/payments/startPayment.ts';
import { refundsOf } from '../../money/refunds/presenting.ts';
import type { Actor } from '../../orders/actor.ts';
import { noOrder, orderByToken, tokenOf } from '../../orders/byToken.ts';
import { changedLately } from '../../orders/changes/changedLately.ts';
import { extend } from '../../orders/extending.ts';
import { participantsOf, presentOrder } from '../../orders/presenting.ts';
import { leavingOf } from '../../orders/refunds/leaving.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { fullPriceOf, riseOf } from '../students/fullPrice.ts';
import { heldFor } from '../students/rest.ts';
import { deductibleOf } from '../taxDeduction/deductible.ts';
import { paymentsLimit } from './buyers.ts';

export const readOrder = endpoint({
  method: 'get',
  path: '/orders/:token',
  summary: 'An order, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: await viewOf(tokenOf(params)) }),
});

export const cancelOrder = endpoint({
  method: 'post',
  path: '/orders/:token/cancel',
  summary: 'Cancel an unpaid order',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object<{ reason?: string }>({ reason: line(500).empty('') }),
  idempotent: true,
  handle: async ({ params, body, actor, origin }) => {
    const token = tokenOf(params);
    return unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      if (order.debt > 0) throw conflict('Заказ оформлен с отсрочкой: его отменяет менеджер');
      const acting: Actor = {
        ...actorOf(order, actor),
        origin,
        reason: body.reason ?? null,
        cancel_reason: 'CLIENT',
      };
      await transition(order, 'cancel', acting, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export const extendOrder = endpoint({
  method: 'post',
  path: '/orders/:token/extend',
  summary: 'Reserve the seats of an order once more',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  idempotent: true,
  handle: async ({ params, actor, origin }) => {
    const token = tokenOf(params);
    return unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
      await extend(order, prod.hold_minutes, { ...actorOf(order, actor), origin }, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export const payOrder = endpoint({
  method: 'post',
  path: '/orders/:token/pay',
  summary: 'The bank’s payment page of an order',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  limit: paymentsLimit,
  handle: async ({ params }) => {
    const order = await orderByToken(params);
    const message: PaymentPage = { url: await bankPageOf(order.id) };
    return { message };
  },
});

export const payOrderFast = endpoint({
  method: 'post',
  path: '/orders/:token/sbp',
  summary: 'A link that pays an order by СБП, in the application of a bank',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  limit: paymentsLimit,
  handle: async ({ params }) => {
    const message: FastLink = await inWordsAndTime(fastLinkOf(await orderByToken(params)));
    return { message };
  },
});

export const redeemVoucher = endpoint({
  method: 'post',
  path: '/orders/:token/voucher',
  summary: 'Pay for an order with a gift voucher, as far as its balance allows',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object<{ voucher_code: string }>({ voucher_code: voucherCode.required() }),
  idempotent: true,
  handle: async ({ params, body, actor, origin }) => {
    await countVoucherTry(origin);
    const { id, token } = await orderByToken(params);
    await inWordsAndTime(closePageOf(id));
    return unitOfWork.transaction(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      await refuseOpenPage(order, transaction);
      await redeem(order, body.voucher_code, { ...actorOf(order, actor), origin }, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export async function viewOf(token: string, transaction?: Transaction): Promise<OrderView> {
  const order = await Order.findOne({
    where: { token },
    include: [{ model: Prod, as: 'prod', include: ['city'], paranoid: false }],
    transaction,
  });
  if (!order) throw notFound(noOrder);
  const invoice = await invoiceOf(order, transaction);
  const receipts = await receiptsOf(order.id, transaction);
  const rise = riseOf(await fullPriceOf(order, transaction));
  const movedTo = await Order.findOne({ where: { moved_from_id: order.id }, transaction });
  const participants = await participantsOf(order, transaction);
  const refunds = await refundsOf(order, transaction);
  const leaving = await leavingOf(order, transaction);
  const changed = await changedLately(order, transaction);
  const beside = { invoice: invoice && linkOf(invoice), rise, movedTo, refunds, leaving, changed };
  const shown = presentOrder(order, participants, beside);
  const isHeld = isRestDue(order) && (await heldFor(order, transaction)) !== null;
  const is_rest_due = isRestDue(order) && !isHeld;
  const ways = isHeld ? byCardAlone : waysToPay(order);
  const refusal = await lastRefusalOfOrder(order, transaction);
  const deductible = await deductibleOf(order, order.prod, participants, transaction);
  return { ...shown, is_rest_due, ways, receipts, refusal, deductible };
}
