import type { MonthEnd } from '@odonta/api/contract';
import { Payout } from '@odonta/db/models';
import Joi from 'joi';
import { Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../../platform/http/endpoint.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { commaSeparated, day, id } from '../../../platform/http/validation.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import type { AnyResource } from '../../../platform/kit/resource.ts';
import { sendPaymentOrders } from '../../bank/sendPaymentOrders.ts';
import { paymentOrderOf } from '../payouts.file.ts';
import type { Period } from '../preparing.ts';
import { dueAtMonthEnd } from './due.ts';
import { nextNumber } from './numbers.ts';
import { payAtOnce } from './payAtOnce.ts';
import { prepareAtOnce } from './prepareAtOnce.ts';
import { paidBody, preparedBody } from './schema.ts';
import { payoutsAtMonthEnd } from './underWay.ts';

/** All payouts of a period on one screen. */
export const monthEndEndpoints = (payouts: AnyResource): AnyEndpoint[] => [
  readMonthEnd(payouts),
  endpoint({
    method: 'post',
    path: '/adm/month_end/payouts',
    summary: 'Prepare the payouts of several centres, all or none; sums that are no longer so are refused',
    audience: staffAudience,
    allow: 'payouts.create',
    idempotent: true,
    body: preparedBody,
    handle: (call) => unitOfWork.transaction((transaction) => prepareAtOnce(payouts, call, transaction)),
  }),
  endpoint({
    method: 'post',
    path: '/adm/month_end/payments',
    summary: 'Note several payouts as paid, all or none, with payment orders numbered one after another',
    audience: staffAudience,
    allow: 'payouts.pay',
    idempotent: true,
    body: paidBody,
    handle: (call) => unitOfWork.transaction((transaction) => payAtOnce(payouts, call, transaction)),
  }),
  downloadPaymentOrders(payouts),
];

const readMonthEnd = (payouts: AnyResource) =>
  endpoint({
    method: 'get',
    path: '/adm/month_end',
    summary: 'What would be paid to each centre for a period, and what keeps payouts from leaving',
    audience: staffAudience,
    allow: 'payouts.create',
    query: Joi.object<Period>({ from: day.required(), to: day.required() }),
    handle: async ({ actor, scope, query }) => {
      if (query.from > query.to) throw invalid({ to: 'Конец периода раньше начала' });
      return { message: await tried(query, payouts.rows(actor, scope) as WhereOptions, actor.id) };
    },
  });

/** Signs payouts to see what they lack, and rolls it back. */
async function tried(period: Period, rows: WhereOptions, payer_id: number): Promise<MonthEnd> {
  const found = new Found();
  await unitOfWork
    .transaction(async (transaction) => {
      found.monthEnd = {
        ...period,
        due: await dueAtMonthEnd(period, transaction),
        payouts: await payoutsAtMonthEnd(period, rows, payer_id, transaction),
        next_document_number: await nextNumber(transaction),
      };
      throw found;
    })
    .catch((thrown: unknown) => {
      if (thrown !== found) throw thrown;
    });
  if (!found.monthEnd) throw new Error('nothing was tried');
  return found.monthEnd;
}

class Found extends Error {
  monthEnd: MonthEnd | null = null;
}

const downloadPaymentOrders = (payouts: AnyResource) =>
  endpoint({
    method: 'get',
    path: '/adm/month_end/file',
    summary: 'The payment orders of several payouts for the internet bank, in one file (1C, windows-1251)',
    audience: staffAudience,
    allow: 'payouts.pay',
    impersonator: 'refused',
    query: Joi.object<{ ids: number[] }>({ ids: commaSeparated(id, 500).required() }),
    handle: async ({ actor, scope, query: { ids }, res }) => {
      const where = { [Op.and]: [payouts.rows(actor, scope), { id: ids }] } as WhereOptions;
      const found = await Payout.findAll({ where });
      if (found.length === 0 || found.length < new Set(ids).size)
        throw invalid({ ids: 'Не все эти выплаты найдены' });
      const orders = found
        .map(paymentOrderOf)
        .sort((one, other) => Number(one.number) - Number(other.number));
      return sendPaymentOrders(res, `payouts-${orders.length}`, orders);
    },
  });
