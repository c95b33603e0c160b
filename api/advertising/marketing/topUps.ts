import { Center, Invoice, MarketingBalance, Merchant } from '@odonta/db/models';
import { afterBusinessDays } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import { topUpPurpose } from '@odonta/db/vocabulary/money/documents/paymentPurpose.ts';
import type { InvoiceSnapshot, Party } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { vatInside } from '@odonta/db/vocabulary/money/documents/vat.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { type Advert, advertIdsOf } from '../../money/marketing_balance/adverts.ts';
import { topUpIssued } from '../../money/marketing_balance/marketing.letters.ts';
import { type OwnerIds, ownerIdsOf } from '../../money/marketing_balance/owner.ts';
import { orSayWhere, ownRequisites } from '../../money/platform_requisites/ownRequisites.ts';
import { nextNumber } from '../../platform/documents/nextNumber.ts';
import { conflict } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';

const daysToPay = 5;

/** An advert that the money of a top-up buys, as its invoice says. */
interface Bought {
  advert: Advert;
  title: string;
  due_date: string;
}

/** Asks the owner of a balance for money, in the name of the platform. The number is taken last, as with all invoices. */
export async function issueTopUp(
  balance: Pick<MarketingBalance, 'center_id' | 'merchant_id'>,
  sum: number,
  transaction: Transaction,
  bought: Bought | null = null,
): Promise<Invoice> {
  const { payer, owner, email } = await payerOf(balance, transaction);
  const seller = await orSayWhere(ownRequisites(transaction));
  const issue_date = moscowDay(new Date());
  const due_date = bought?.due_date ?? dueFrom(nowInSeconds());
  const year = Number(issue_date.slice(0, 4));
  const number = await nextNumber('P', 'INVOICE', year, transaction);
  const vat = vatInside(sum, seller.vat);
  const dated = { number: String(number), date: issue_date, seller, vat };
  const name = [`Пополнение маркетингового баланса: ${owner}`, bought?.title].filter(Boolean).join('. ');
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
      ...ownerIdsOf(balance),
      ...(bought && advertIdsOf(bought.advert)),
      payer_name: payer.name,
      payer_inn: payer.inn,
      payer_kpp: payer.kpp,
      email,
      snapshot,
      total: sum,
      issue_date,
      due_date,
    },
    { transaction },
  );
  await writeLetter(topUpIssued(invoice, bought?.title), transaction);
  return invoice;
}

/** The last day of an invoice that is issued at this moment. */
export const dueFrom = (seconds: number): string =>
  moscowDay(new Date(afterBusinessDays(seconds, daysToPay) * 1000));

/**
 * Holds the trading organisation of a balance: it is not suspended or deleted while it gets an invoice. Before the balance, as by
 * its deletion.
 */
export async function holdMerchantOf(balanceIds: readonly number[], transaction: Transaction): Promise<void> {
  const where = { id: [...balanceIds], merchant_id: { [Op.ne]: null } };
  const balances = await MarketingBalance.findAll({ attributes: ['merchant_id'], where, transaction });
  await holdMerchants(
    balances.flatMap(({ merchant_id }) => merchant_id ?? []),
    transaction,
  );
}

export async function holdMerchants(id: readonly number[], transaction: Transaction): Promise<void> {
  await Merchant.findAll({
    where: { id: [...id] },
    order: ['id'],
    lock: transaction.LOCK.SHARE,
    transaction,
  });
}

interface Payer {
  payer: Party & { inn: string };
  /** As the site names it. */
  owner: string;
  email: string | null;
}

async function payerOf({ center_id, merchant_id }: OwnerIds, transaction: Transaction): Promise<Payer> {
  if (merchant_id) return payerOfMerchant(merchant_id, transaction);
  const center = await Center.findByPk(center_id ?? 0, { transaction });
  if (!center) throw conflict('Центр удалён: счёт ему не выставляется');
  const { pay_name, pay_inn, pay_kpp, name, email } = center;
  if (!pay_name || !pay_inn) throw conflict('У центра не заполнены реквизиты: выставить счёт некому');
  return { payer: { name: pay_name, inn: pay_inn, kpp: pay_kpp, address: null }, owner: name, email };
}

async function payerOfMerchant(id: number, transaction: Transaction): Promise<Payer> {
  const merchant = await Merchant.findByPk(id, { lock: transaction.LOCK.SHARE, transaction });
  if (merchant?.status !== 'CONFIRMED')
    throw conflict('Торговая организация не работает на площадке: счёт ей не выставляется');
  const { name, inn, kpp, address, email } = merchant;
  return { payer: { name, inn, kpp, address }, owner: name, email };
}
