import { MarketingBalance, MarketingWithdrawal } from '@odonta/db/models';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { sendPaymentOrder } from '../../money/bank/sendPaymentOrder.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

/** Only for an approved withdrawal noted as paid, as with payouts: an earlier file would allow a payment without approval. */
export const downloadWithdrawalFile = (balances: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/marketing_balances/:id/withdrawals/:withdrawal/file',
    summary: 'The payment order of a withdrawal for the internet bank (1C, windows-1251)',
    audience: staffAudience,
    allow: 'marketing_balances.refund',
    impersonator: 'refused',
    handle: async ({ actor, scope, params: { id = '', withdrawal = '' }, res }) => {
      if (![id, withdrawal].every((number) => /^\d{1,9}$/.test(number))) throw notFound();
      const where = { [Op.and]: [balances.rows(actor, scope), { id: Number(id) }] };
      const balance = await MarketingBalance.findOne({ where });
      const asked =
        balance &&
        (await MarketingWithdrawal.findOne({ where: { id: Number(withdrawal), balance_id: balance.id } }));
      if (!asked) throw notFound('Вывод остатка не найден');
      const { requisites, document_number, document_date, sum } = asked;
      if (!requisites || !document_number || !document_date)
        throw conflict('Файл для банка появится, когда вывод будет отмечен перечисленным');
      return sendPaymentOrder(res, `withdrawal-${asked.id}`, {
        number: document_number,
        date: document_date,
        sum,
        payee: requisites,
        purpose: `Возврат остатка рекламного баланса, заявка № ${asked.id}. НДС не облагается`,
      });
    },
  });
