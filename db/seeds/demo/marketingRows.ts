import { topUpPurpose } from '../../vocabulary/money/documents/paymentPurpose.ts';
import type { InvoiceSnapshot } from '../../vocabulary/money/documents/snapshots.ts';
import { platformRequisites } from '../dictionaries/platformRequisites.ts';
import type { CastCenter } from './cast/types.ts';
import { tokenOf } from './orders/keys.ts';

interface Asked {
  center_id: number;
  number: number;
  date: string;
  total: number;
}

/** An invoice for the balance of a centre, as the platform would have issued it. */
export function topUpRow(center: CastCenter, { center_id, number, date, total }: Asked) {
  const payer = {
    name: center.pay_name ?? center.name,
    inn: center.pay_inn ?? '',
    kpp: center.pay_kpp ?? null,
  };
  const seller = { ...platformRequisites, director_post: 'Генеральный директор', vat: null };
  const numbered = { number: String(number), date, seller, vat: null };
  const name = `Пополнение маркетингового баланса: ${center.name}`;
  const snapshot: InvoiceSnapshot = {
    ...numbered,
    kind: 'INVOICE',
    due_date: date,
    payer: { ...payer, address: null },
    principal: null,
    lines: [{ name, count: 1, unit: 'усл.', price: total, sum: total, vat: null }],
    total,
    purpose: topUpPurpose(numbered),
    basis: null,
    terms: [],
  };
  return {
    ...{
      issuer: 'P',
      year: Number(date.slice(0, 4)),
      number,
      token: tokenOf(`top-up ${number}`),
      center_id,
      total,
    },
    purpose: 'TOPUP' as const,
    payer_name: payer.name,
    payer_inn: payer.inn,
    payer_kpp: payer.kpp,
    email: center.email,
    snapshot,
    issue_date: date,
    due_date: date,
  };
}
