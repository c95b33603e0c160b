import type { OwnBanner, PaymentPage } from '@odonta/api/contract';
import {
  AdPlace,
  Banner,
  type Center,
  Invoice,
  LedgerEntry,
  Letter,
  MarketingBalance,
  MarketingTx,
  type Merchant,
  Payment,
  UserMembership,
} from '@odonta/db/models';
import { buildCenter, buildPartner, buildUser } from '@odonta/db/testing/factories.ts';
import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { Op } from 'sequelize';
import { lockPaid } from '../../../money/invoices/lockPaid.ts';
import { settleInvoice } from '../../../money/invoices/payInvoice.ts';
import type { OwnerColumn } from '../../../money/marketing_balance/owner.ts';
import { systemActor } from '../../../orders/systemActor.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import type { TestApi } from '../../../testing/testApi.ts';
import { saleWeeks } from '../../ad_places/slots.ts';

export interface Buyer {
  owner: OwnerColumn;
  token: string;
}

/** A number that a centre and a trading organisation may share. */
interface Given {
  id?: number;
}

let centers = 0;

/** The owner of a centre that works, with nothing on its balance. */
export async function buyer(api: TestApi, given: Given = {}): Promise<Buyer & { center: Center }> {
  centers += 1;
  const requisites = { pay_name: 'ООО «Центр»', pay_inn: '7707083893' };
  const center = await buildCenter({ ...requisites, email: `advertiser${centers}@test.local`, ...given });
  return { center, owner: { center_id: center.id }, token: await api.tokenOf(await buildPartner(center)) };
}

/** The same of a trading organisation. */
export async function merchantBuyer(
  api: TestApi,
  given: Given = {},
): Promise<Buyer & { merchant: Merchant }> {
  const merchant = await buildMerchant({ status: 'CONFIRMED', ...given });
  const user = await buildUser({ is_partner: true });
  await UserMembership.create({ user_id: user.id, merchant_id: merchant.id });
  return { merchant, owner: { merchant_id: merchant.id }, token: await api.tokenOf(user) };
}

/** A banner of a week that waits for its money. */
export async function book(api: TestApi, { owner, token }: Buyer, week = 0): Promise<number> {
  const body = { ...owner, slot: 5, categories: [], weeks: [saleWeeks()[week]] };
  const answer = await api.call<OwnBanner>('post', '/partner/advertising/banners', {
    token,
    body: { ...body, expected_total: 1000 },
  });
  if (answer.status !== 201) throw new Error(`not booked: ${answer.status} ${answer.text}`);
  return answer.body.message.id;
}

export const act = <T = OwnBanner>(api: TestApi, { token }: Buyer, id: number, name: string) =>
  api.call<T>('post', `/partner/advertising/banners/${id}/${name}`, { token, body: {} });

export async function pageOf(api: TestApi, who: Buyer, id: number): Promise<string> {
  const answer = await act<PaymentPage>(api, who, id, 'pay_by_card');
  if (answer.status !== 200) throw new Error(`no page: ${answer.status} ${answer.text}`);
  return answer.body.message.url;
}

/** The hold of a banner runs out, as the clock finds it later. */
export async function endHold(banner_id: number): Promise<void> {
  const held_until = new Date(Date.now() - 1000);
  await Banner.update({ held_until }, { where: { id: banner_id } });
  await AdPlace.update({ held_until }, { where: { banner_id } });
}

let transfers = 0;

/** A transfer for an invoice, as of the statement of a bank. */
export function transfer(invoice_id: number, sum: number, document_number?: string): Promise<unknown> {
  transfers += 1;
  const document = { document_number: document_number ?? `77${transfers}`, document_date: '2026-11-29' };
  return unitOfWork.transaction(async (transaction) => {
    await lockPaid([invoice_id], transaction);
    return settleInvoice(invoice_id, { sum, ...document }, systemActor, transaction);
  });
}

export const invoiceOf = (banner_id: number) =>
  Invoice.findOne({ where: { banner_id }, rejectOnEmpty: true });
export const attemptsOf = (banner_id: number) => Payment.findAll({ where: { banner_id }, order: ['id'] });

/** The status of a banner, by what it is paid, and what its owner has on the balance. */
export async function stateOf({ owner }: Buyer, id: number) {
  const { status, payment_source } = await Banner.findByPk(id, { rejectOnEmpty: true });
  const balance = await MarketingBalance.findOne({ where: owner, rejectOnEmpty: true });
  return [status, payment_source, balance.available];
}

/** Letters about the purchase of a banner. */
export async function lettersOf(record_id: number): Promise<string[]> {
  const where = { resource: 'banner_campaigns', record_id };
  return (await Letter.findAll({ where, order: ['id'] })).map(({ kind }) => kind);
}

/** Money that came by the ledger, and what the balances of these buyers say of it. Kopecks. */
export async function moneyOf(buyers: readonly Buyer[]) {
  const ofThem = { [Op.or]: buyers.map(({ owner }) => owner) };
  const came = await LedgerEntry.sum('sum', { where: { ...ofThem, account: ['CARD', 'BANK'] } });
  const balances = await MarketingBalance.findAll({ where: ofThem });
  const balance_id = balances.map(({ id }) => id);
  const spent = await MarketingTx.sum('sum', { where: { balance_id, kind: 'SPEND_BANNER' } });
  return {
    came: came || 0,
    spent: 0 - (spent || 0),
    left: balances.reduce((all, { available }) => all + available, 0),
  };
}
