import type { OwnPromotion, OwnPromotions, StaffRelatedPromotion } from '@odonta/api/contract';
import { type RelatedPromotion, Setting, UserMembership } from '@odonta/db/models';
import { buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildMerchant, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { TestApi } from '../../../testing/testApi.ts';

export const offer = (given: object = {}) => ({
  ...{ type: 'course', name: 'Скидка на боры', text: 'Скидка на боры всем, кто учится.' },
  ...{ conditions: 'По удостоверению курса.', benefit_kind: 'DISCOUNT', benefit_value: '15 %' },
  ...{ starts_on: moscowDay(new Date()), ends_on: moscowDay(inDays(60)) },
  ...{ ad_company: 'ООО «Боры»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' },
  ...given,
});

/** Organisations with money, their members, and the acts of both sides. */
export function promoting(api: TestApi) {
  const priced = (roubles = 300) =>
    Setting.update({ amount: roubles }, { where: { key: 'related_lead_price_course' } });
  const trader = async (available = 10_000_00) => {
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    const balance = await buildMerchantBalance({ merchant, available });
    const user = await buildUser({ is_partner: true });
    await UserMembership.create({ user_id: user.id, merchant_id: merchant.id });
    const token = await api.tokenOf(user);
    return {
      ...{ merchant, balance, user, token },
      create: (given: object = {}) =>
        api.call<OwnPromotion>('post', '/lk/relatedPromotions', {
          ...{ token, body: offer({ merchant_id: merchant.id, ...given }) },
        }),
      act: (id: number, name: string) =>
        api.call<OwnPromotion>('post', `/lk/relatedPromotions/${id}/${name}`, { token, body: {} }),
      edit: (row: { id: number; version: number }, given: object) =>
        api.call<OwnPromotion>('put', `/lk/relatedPromotions/${row.id}`, {
          ...{ token, body: { ...withoutType(offer()), version: row.version, ...given } },
        }),
      own: async () =>
        (await api.call<OwnPromotions>('get', '/lk/relatedPromotions', { token })).body.message,
    };
  };
  const staffAct = async (row: { id: number }, name: string, body: object = {}) => {
    const { token } = await api.staff('RELATED_PROMOTION');
    return api.call<StaffRelatedPromotion>('post', `/adm/related_promotions/${row.id}/${name}`, {
      token,
      body,
    });
  };
  return {
    ...{ priced, trader, staffAct },
    approve: async (row: RelatedPromotion) =>
      staffAct(row, 'approve', { version: (await row.reload()).version }),
  };
}

const withoutType = ({ type: _type, ...rest }: ReturnType<typeof offer>) => rest;
