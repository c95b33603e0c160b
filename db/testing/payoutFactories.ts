import { randomBytes } from 'node:crypto';
import { AccountingDoc, Payout } from '@odonta/db/models';
import { platformRequisites } from '../seeds/dictionaries/platformRequisites.ts';
import { buildCenter, buildUser } from './factories.ts';
import type { New } from './new.ts';

/** A payout of 16 500 ₽ that waits for its centre's word; it has no lines. */
export async function buildPayout(given: New<Payout> = {}): Promise<Payout> {
  const center_id = given.center_id ?? (await buildCenter()).id;
  return Payout.create({
    period_from: '2026-11-16',
    period_to: '2026-11-22',
    gross: 2_000_000,
    refunded: 0,
    commission_sum: 300_000,
    fee_share: 50_000,
    net: 1_650_000,
    ...given,
    center_id,
  });
}

let number = 0;

/** The same once its money has left, with a report of the agent that its centre is to sign. */
export async function buildReportedPayout(given: New<Payout> = {}): Promise<Payout> {
  const payout = await buildPayout({
    status: 'CONFIRMED',
    ...{ requisites: payee, bank_order_no: '17', paid_at: new Date() },
    approved_by: (await buildUser()).id,
    ...given,
  });
  await buildAgentReport(payout);
  return payout;
}

/** An issued report about a payout that has left. */
export function buildAgentReport(payout: Payout): Promise<AccountingDoc> {
  const { id: payout_id, center_id, period_from, period_to, net: total } = payout;
  number += 1;
  return AccountingDoc.create({
    ...{ kind: 'AGENT_REPORT', issuer: 'P', status: 'CREATED', year: 2026, number: 800_000 + number },
    ...{ center_id, payout_id, period_from, period_to, total, date: '2026-11-24' },
    ...{ payer_name: 'ООО «Фиссура»', payer_inn: payee.inn, email: 'center@test.local' },
    token: randomBytes(24).toString('base64url'),
    snapshot: {
      ...{ kind: 'AGENT_REPORT', number: String(800_000 + number), date: '2026-11-24' },
      agent: { ...platformRequisites, director_post: 'Генеральный директор', vat: null },
      principal: { name: 'ООО «Фиссура»', inn: payee.inn, kpp: null, address: 'Москва' },
      ...{ principal_signs: null, contract: 'Агентский договор', payout: payout.number },
      ...{ from: period_from, to: period_to, sales: [], refunds: [], balance: null },
      ...{ commission: payout.commission_sum, fee: payout.fee_share, due: total },
    },
  });
}

const payee = {
  ...{ name: 'ООО «Фиссура»', inn: '7707083893', kpp: null, bank: 'Банк', bic: '044525225' },
  ...{ account: '40702810100000000001', correspondent_account: '30101810400000000225' },
};
