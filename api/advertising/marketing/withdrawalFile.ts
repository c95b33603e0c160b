import { MarketingBalance, MarketingWithdrawal } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { sendPaymentOrders } from '../../money/bank/sendPaymentOrders.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

const unknown = 'Вывод остатка не найден';

/** Only for an approved withdrawal noted as paid, as with payouts: an earlier file would allow a payment without approval. */
export const downloadWithdrawalFile = (balances: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/marketing_balances/:id/withdrawals/:withdrawal/file',
    summary: 'The payment order of a withdrawal for the internet bank (1C, windows-1251)',
    audience: staffAudience,
    allow: 'marketing_balances.refund',
    impersonator: 'refused',
    handle: async ({ actor, scope, params: { id, withdrawal }, res }) => {
      const among = balances.rows(actor, scope);
      const { id: balance_id } = await findRow(MarketingBalance, id, { among, unknown });
      const asked = await findRow(MarketingWithdrawal, withdrawal, { among: { balance_id }, unknown });
      const { requisites, document_number, document_date, sum } = asked;
      if (!requisites || !document_number || !document_date)
        throw conflict('Файл для банка появится, когда вывод будет отмечен перечисленным');
      const purpose = `Возврат остатка маркетингового баланса, заявка № ${asked.id}. НДС не облагается`;
      const order = { number: document_number, date: document_date, sum, payee: requisites, purpose };
      return sendPaymentOrders(res, `withdrawal-${asked.id}`, [order]);
    },
  });
