import type { LeadCodeSent, LeadGiven, PartnerConsent } from '@odonta/api/contract';
import type { Order, RelatedPromotion } from '@odonta/db/models';
import { type MarketingBalance, MarketingTx, type Merchant, UserMembership } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { buildMerchant, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { mailboxes } from '../../../testing/secrets.ts';
import type { TestApi } from '../../../testing/testApi.ts';

export const price = 300_00;

export interface Offer {
  merchant: Merchant;
  balance: MarketingBalance;
  promotion: RelatedPromotion;
}

/** A running bonus of an organisation with so many leads on its balance. */
export async function offered(leads: number, given: New<RelatedPromotion> = {}): Promise<Offer> {
  const merchant = await buildMerchant({ status: 'CONFIRMED' });
  const balance = await buildMerchantBalance({ merchant, available: leads * price });
  const promotion = await buildRelatedPromotion({
    ...{ merchant, type: 'contact', name: 'Набор боров в подарок', lead_price: price },
    ...given,
  });
  return { merchant, balance, promotion };
}

let number = 0;

/** Somebody new each time. */
export function someone() {
  number += 1;
  const phone = `+7906${String(number).padStart(7, '0')}`;
  return { first_name: 'Анна', last_name: 'Громова', phone, email: `person${number}@test.local` };
}

/** The acts of visitors, and what a member of an organisation is known by. */
export function leadActs(api: TestApi) {
  const consentTo = async ({ id }: { id: number }) => {
    const { body } = await api.call<PartnerConsent>('get', `/relatedPromotions/${id}/consent`);
    return { text_version: body.message.version, page_url: 'https://odonta.example/prods/1' };
  };
  const post = (promotion: { id: number }, body: object, sent: object = {}) =>
    api.call<LeadGiven>('post', `/relatedPromotions/${promotion.id}/leads`, { body, ...sent });
  const ask = (promotion: { id: number }, body: object, sent: object = {}) =>
    api.call<LeadCodeSent>('post', `/relatedPromotions/${promotion.id}/leads/code`, { body, ...sent });
  /** As its owner reads it; those of other tests are not counted. Undefined where none was sent. */
  const codeFor = async (
    promotion: { id: number },
    body: object & { contact?: { phone: string } },
    phone = body.contact?.phone ?? '',
  ) => {
    await api.sequelize.query(`delete from rate_limits where key like 'codes%'`);
    const { status, body: answer } = await ask(promotion, body);
    if (status !== 200 || !answer.message.is_needed) return undefined;
    return (await mailboxes(api).newest(normalPhone(phone), 'lead_code')).secret;
  };
  return {
    consentTo,
    post,
    ask,
    codeFor,
    /** By the link of an order, with the code that comes to its phone where one is needed. */
    giveWith: async (promotion: { id: number }, { token, phone }: Order) => {
      const body = { order: { token }, consent: await consentTo(promotion) };
      return post(promotion, { ...body, code: await codeFor(promotion, body, phone) });
    },
    give: async (promotion: { id: number }, contact = someone(), more: object = {}) => {
      const body = { contact, consent: await consentTo(promotion), ...more };
      return post(promotion, { ...body, code: await codeFor(promotion, body) });
    },
    /** Without money, before anybody came. */
    endOrder: (order: Pick<Order, 'id'> | undefined) =>
      api.sequelize.query(
        `update orders set status = 'CANCELED', cancel_reason = 'EXPIRED', paid_sum = 0 where id = $1`,
        { bind: [order?.id] },
      ),
    memberOf: async ({ id: merchant_id }: Merchant) => {
      const user = await buildUser({ is_partner: true, email_proved_at: new Date() });
      await UserMembership.create({ user_id: user.id, merchant_id });
      return api.tokenOf(user);
    },
  };
}

/** The entries of leads, in their order: the sum, and whether it is only kept. */
export const entriesOf = async ({ id: balance_id }: MarketingBalance) =>
  (await MarketingTx.findAll({ where: { balance_id, kind: 'SPEND_LEAD' }, order: ['id'] })).map(
    ({ sum, is_reserve }) => [sum, is_reserve],
  );
