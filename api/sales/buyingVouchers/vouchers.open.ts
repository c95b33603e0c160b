import type {
  CardRefusal,
  FastLink,
  PaymentPage,
  VoucherBalance,
  VoucherSale,
  VoucherTerms,
  VoucherView,
} from '@odonta/api/contract';
import { Voucher } from '@odonta/db/models';
import { noSuchVoucher } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { exactRoublesOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { hashOf } from '../../loyalty/vouchers/codes.ts';
import { voucherSnapshot } from '../../loyalty/vouchers/paper.ts';
import { presentVoucher } from '../../loyalty/vouchers/presenting.ts';
import { acts } from '../../loyalty/vouchers/redeem.ts';
import { orderVoucher, voucherTerms } from '../../loyalty/vouchers/selling.ts';
import { countVoucherTry } from '../../loyalty/vouchers/trying.ts';
import { voucherBody, voucherCode } from '../../loyalty/vouchers/vouchers.schema.ts';
import { inWordsAndTime } from '../../money/payments/bankPage.ts';
import { fastLinkOfVoucher, waysToPayVoucher } from '../../money/payments/besideCard.ts';
import { lastRefusalOfVoucher } from '../../money/payments/lastRefusal.ts';
import { intendVoucher, voucherPageOf } from '../../money/payments/startVoucherPayment.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { pdfLimit, sendPdf } from '../../platform/documents/sendPdf.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { paymentsLimit } from '../booking/buyers.ts';
import { withPage } from '../booking/payingBuyer.ts';

const readTerms = endpoint({
  method: 'get',
  path: '/vouchers/terms',
  summary: 'The sums of gift vouchers on sale, and how long they are valid',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async () => ({ message: (await voucherTerms()) satisfies VoucherTerms }),
});

const buyVoucher = endpoint({
  method: 'post',
  path: '/vouchers',
  summary: 'Buy a gift voucher',
  audience: buyerAudience,
  allow: 'anyone',
  body: voucherBody,
  idempotent: true,
  limit: paymentsLimit,
  handle: async ({ body: { consent, ...body }, actor, origin, answered }) => {
    const begun = await unitOfWork.transaction(async (transaction) => {
      const given = consent === true ? { text_version: consentText.version } : consent;
      const { email, phone } = body;
      const giver = { purpose: 'VOUCHER', form: 'voucher', email, phone } as const;
      const { id } = await keepConsent(given, giver, origin, transaction);
      const voucher = await orderVoucher(body, id, transaction);
      const named = { action: 'create', resource: 'vouchers', record_id: voucher.id };
      const changes = { sum: [null, body.sum] as [null, number] };
      await unitOfWork.audit({ ...named, by: buyerAudience.auditActor(actor), origin, changes }, transaction);
      const intent = await intendVoucher(voucher, transaction);
      const message: VoucherSale = { voucher: viewOf(voucher, null) };
      return { intent, reply: await answered({ message, status: 201 }, transaction, 'more follows') };
    });
    return withPage(begun, answered);
  },
});

const readVoucher = endpoint({
  method: 'get',
  path: '/vouchers/:token',
  summary: 'A gift voucher, for its buyer',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => {
    const voucher = await voucherByToken(params);
    return { message: viewOf(voucher, await lastRefusalOfVoucher(voucher)) };
  },
});

const payVoucher = endpoint({
  method: 'post',
  path: '/vouchers/:token/pay',
  summary: 'The bank’s payment page of a gift voucher',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  limit: paymentsLimit,
  handle: async ({ params }) => ({
    message: { url: await inTime(voucherPageOf(await voucherByToken(params))) } satisfies PaymentPage,
  }),
});

const payVoucherFast = endpoint({
  method: 'post',
  path: '/vouchers/:token/sbp',
  summary: 'A link that pays a gift voucher by СБП, in the application of a bank',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  limit: paymentsLimit,
  handle: async ({ params }) => ({
    message: (await inTime(fastLinkOfVoucher(await voucherByToken(params)))) satisfies FastLink,
  }),
});

/** Refuses in time and in words where the bank is away. */
const inTime = <T>(asked: Promise<T>): Promise<T> =>
  inWordsAndTime(asked, 'Покупка сохраняется — попробуйте ещё раз');

/** A code is money: it travels in bodies, since browsers, proxies and logs store addresses. */
const codeBody = Joi.object<{ code: string }>({ code: voucherCode.required() });

/** An unusable code gets the same answer for every reason. */
const checkVoucher = endpoint({
  method: 'post',
  path: '/vouchers/check',
  summary: 'The balance of a gift voucher, and until when it is valid',
  audience: buyerAudience,
  allow: 'anyone',
  body: codeBody,
  handle: async ({ body, origin }) => {
    await countVoucherTry(origin);
    const voucher = await Voucher.findOne({ where: { code_hash: hashOf(body.code) } });
    const valid_until = voucher && acts(voucher) ? secondsOf(voucher.valid_until) : null;
    if (!voucher || valid_until === null) throw notFound(noSuchVoucher);
    const message: VoucherBalance = { balance: exactRoublesOf(voucher.balance), valid_until };
    return { message };
  },
});

const readVoucherPdf = endpoint({
  method: 'post',
  path: '/vouchers/paper',
  summary: 'A gift voucher for print, by its code',
  audience: buyerAudience,
  allow: 'anyone',
  body: codeBody,
  limit: pdfLimit,
  handle: async ({ body: { code }, origin, res }) => {
    await countVoucherTry(origin);
    const voucher = await Voucher.findOne({ where: { code_hash: hashOf(code) } });
    // An unusable voucher is not printed: its reader would believe it.
    if (!voucher || !acts(voucher)) throw notFound(noSuchVoucher);
    const name = `Подарочный сертификат на ${roublesOf(voucher.sum)} рублей`;
    return sendPdf(res, voucherSnapshot(voucher, code), name);
  },
});

const viewOf = (voucher: Voucher, refusal: CardRefusal | null): VoucherView => ({
  ...presentVoucher(voucher, refusal),
  ways: waysToPayVoucher(voucher),
});

async function voucherByToken(params: Record<string, string>): Promise<Voucher> {
  const missing = 'Сертификат не найден';
  const voucher = await Voucher.findOne({ where: { token: secretOf(params, missing) } });
  if (!voucher) throw notFound(missing);
  return voucher;
}

export const voucherEndpoints = [
  readTerms,
  buyVoucher,
  checkVoucher,
  readVoucherPdf,
  readVoucher,
  payVoucher,
  payVoucherFast,
];
