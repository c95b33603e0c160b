import { Center, Invoice, type MarketingBalance } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { topUpPurpose } from '@odonta/db/vocabulary/money/documents/paymentPurpose.ts';
import type { InvoiceSnapshot, Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatInside } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { topUpIssued } from '../../money/marketing_balance/marketing.letters.ts';
import { orSayWhere, ownRequisites } from '../../money/platform_requisites/ownRequisites.ts';
import { nextNumber } from '../../platform/documents/nextNumber.ts';
import { conflict } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';

const daysToPay = 5;

/** Asks a centre for money for its balance, in the name of the platform. The number is taken last, as with all invoices. */
export async function issueTopUp(
  { center_id }: Pick<MarketingBalance, 'center_id'>,
  sum: number,
  transaction: Transaction,
): Promise<Invoice> {
  const center = await Center.findByPk(center_id, { transaction });
  if (!center) throw conflict('Центр удалён: счёт ему не выставляется');
  const payer = payerOf(center);
  const seller = await orSayWhere(ownRequisites(transaction));
  const issue_date = moscowDay(new Date());
  const due_date = moscowDay(new Date(afterBusinessDays(nowInSeconds(), daysToPay) * 1000));
  const year = Number(issue_date.slice(0, 4));
  const number = await nextNumber('P', 'INVOICE', year, transaction);
  const vat = vatInside(sum, seller.vat);
  const dated = { number: String(number), date: issue_date, seller, vat };
  const name = `Пополнение маркетингового баланса: ${center.name}`;
  const snapshot: InvoiceSnapshot = {
    ...dated,
    kind: 'INVOICE',
    due_date,
    payer,
    principal: null,
    lines: [{ name, count: 1, unit: 'усл.', price: sum, sum, vat }],
    total: sum,
    purpose: topUpPurpose(dated),
    basis: null,
    terms: [],
  };
  const invoice = await Invoice.create(
    {
      issuer: 'P',
      year,
      number,
      token: newSecret(),
      purpose: 'TOPUP',
      center_id: center.id,
      payer_name: payer.name,
      payer_inn: payer.inn,
      payer_kpp: payer.kpp,
      email: center.email,
      snapshot,
      total: sum,
      issue_date,
      due_date,
    },
    { transaction },
  );
  await writeLetter(topUpIssued(invoice), transaction);
  return invoice;
}

function payerOf({ pay_name, pay_inn, pay_kpp }: Center): Party & { inn: string } {
  if (!pay_name || !pay_inn) throw conflict('У центра не заполнены реквизиты: выставить счёт некому');
  return { name: pay_name, inn: pay_inn, kpp: pay_kpp, address: null };
}
