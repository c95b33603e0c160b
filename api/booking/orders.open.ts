import type { OrderView, PaymentPage } from '@odonta/api/contract';
import { Order, Prod } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { endpoint } from '../http/endpoint.ts';
import { conflict, notFound } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { invoiceOf } from '../invoices/invoiceOf.ts';
import { linkOf } from '../invoices/invoices.presenter.ts';
import { works } from '../journals/works.ts';
import { noOrder, orderByToken, tokenOf } from '../orders/byToken.ts';
import { extend } from '../orders/extending.ts';
import type { Hand } from '../orders/hand.ts';
import { participantsOf, presentOrder } from '../orders/presenting.ts';
import { lockOrder, transition } from '../orders/transition.ts';
import { bankPageOf, inWordsAndTime } from '../payments/bankPage.ts';
import { lastRefusalOfOrder } from '../payments/lastRefusal.ts';
import { receiptsOf } from '../payments/receipts/receiptsOf.ts';
import { isRestDue } from '../payments/settle.ts';
import { closePageOf, refuseOpenPage } from '../payments/startPayment.ts';
import { refundsOf } from '../refunds/presenting.ts';
import { buyerDoor } from '../sessions/buyerDoor.ts';
import { handOf } from '../sessions/orderActor.ts';
import { fullPriceOf, riseOf } from '../students/fullPrice.ts';
import { heldFor } from '../students/rest.ts';
import { redeem } from '../vouchers/redeem.ts';
import { countVoucherTry } from '../vouchers/trying.ts';
import { voucherCode } from '../vouchers/vouchers.schema.ts';
import { paymentsLimit } from './buyers.ts';

export const readOrder = endpoint({
  method: 'get',
  path: '/orders/:token',
  summary: 'An order, for whoever has its link',
  door: buyerDoor,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: await viewOf(tokenOf(params)) }),
});

export const cancelOrder = endpoint({
  method: 'post',
  path: '/orders/:token/cancel',
  summary: 'Cancel an order that is not paid',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object<{ reason?: string }>({ reason: line(500).empty('') }),
  idempotent: true,
  handle: async ({ params, body, actor, origin }) => {
    const token = tokenOf(params);
    return works.deed(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      if (order.debt > 0) throw conflict('Заказ оформлен с отсрочкой: его отменяет менеджер');
      const hand: Hand = {
        ...handOf(order, actor),
        origin,
        reason: body.reason ?? null,
        cancel_reason: 'CLIENT',
      };
      await transition(order, 'cancel', hand, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export const extendOrder = endpoint({
  method: 'post',
  path: '/orders/:token/extend',
  summary: 'Hold the seats of an order once more',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object({}),
  idempotent: true,
  handle: async ({ params, actor, origin }) => {
    const token = tokenOf(params);
    return works.deed(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      const prod = await Prod.findByPk(order.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
      await extend(order, prod.hold_minutes, { ...handOf(order, actor), origin }, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export const payOrder = endpoint({
  method: 'post',
  path: '/orders/:token/pay',
  summary: 'The page of the bank on which an order is paid',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object({}),
  limit: paymentsLimit,
  handle: async ({ params }) => {
    const order = await orderByToken(params);
    const message: PaymentPage = { url: await bankPageOf(order.id) };
    return { message };
  },
});

export const redeemVoucher = endpoint({
  method: 'post',
  path: '/orders/:token/voucher',
  summary: 'Pay for an order with a gift certificate, as far as it reaches',
  door: buyerDoor,
  allow: 'anyone',
  body: Joi.object<{ voucher_code: string }>({ voucher_code: voucherCode.required() }),
  idempotent: true,
  handle: async ({ params, body, actor, origin }) => {
    await countVoucherTry(origin);
    const { id, token } = await orderByToken(params);
    await inWordsAndTime(closePageOf(id));
    return works.deed(async (transaction) => {
      const order = await lockOrder({ token }, transaction);
      await refuseOpenPage(order, transaction);
      await redeem(order, body.voucher_code, { ...handOf(order, actor), origin }, transaction);
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
  const beside = { invoice: invoice && linkOf(invoice), rise, movedTo, refunds };
  const shown = presentOrder(order, participants, beside);
  const is_rest_due = isRestDue(order) && !(await heldFor(order, transaction));
  const refusal = await lastRefusalOfOrder(order, transaction);
  return { ...shown, is_rest_due, receipts, refusal };
}
