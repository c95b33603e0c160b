import { AuditEntry, RelatedPromotion } from '@odonta/db/models';
import { buildCenter, buildCity, buildPartner, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { merchantActs } from '../merchants/testing/merchantActs.ts';
import { turnPromotions } from './steering.ts';
import { offer, promoting } from './testing/promoting.ts';

describe('bonuses in the cabinet of their organisation', () => {
  const api = useApi();
  const { approve, priced, staffAct, trader } = promoting(api);
  const { act: ofMerchant } = merchantActs(api);
  before(() => priced());

  it('a bonus waits for a balance of five leads, else for moderation', async () => {
    const poor = await trader(1499_99);
    expect((await poor.create()).body.message).to.include({ status: 'PREPARE', lead_price: 300 });
    const rich = await trader(1500_00);
    const { body } = await rich.create();
    expect(body.message).to.deep.include({ status: 'CREATED', may: ['edit', 'cancel'] });
    expect(await AuditEntry.count({ where: { resource: 'related_promotions', action: 'create' } })).to.equal(
      2,
    );
    const { promotions, merchants, lead_prices } = await rich.own();
    expect(promotions.map(({ id }) => id)).to.deep.equal([body.message.id]);
    expect([merchants[0]?.available, lead_prices]).to.deep.equal([1500, { course: 300, contact: null }]);
  });

  it('who pays for a bonus is said by staff alone', async () => {
    const { status, body } = await (await trader()).create({ bearer: 'PLATFORM' });
    expect([status, Object.keys(body.errors ?? {})]).to.deep.equal([422, ['bearer']]);
  });

  it('a changed offer of a published bonus leaves the site and waits for moderation again', async () => {
    const { create, edit } = await trader();
    const { body } = await create();
    const row = await RelatedPromotion.findByPk(body.message.id, { rejectOnEmpty: true });
    await approve(row);
    await turnPromotions(api.sequelize);
    const limited = await edit(await row.reload(), { daily_limit: 5, notify_emails: ['Leads@test.local'] });
    expect(limited.body.message).to.deep.include({ status: 'CONFIRMED', is_shown: true, daily_limit: 5 });
    expect(limited.body.message.notify_emails).to.deep.equal(['leads@test.local']);
    const stale = await edit({ ...row.get(), version: row.version }, { benefit_value: '90 %' });
    expect(stale.status).to.equal(409);
    const revised = await edit(await row.reload(), { benefit_value: '90 %' });
    expect(revised.body.message).to.include({ status: 'CREATED', is_shown: false, benefit_value: '90 %' });
  });

  it('a rejected bonus is mended and sent again', async () => {
    const { merchant, act, edit } = await trader();
    const row = await buildRelatedPromotion({ merchant, status: 'CREATED' });
    await staffAct(row, 'reject', { reason: 'Условия неясны' });
    expect((await act(row.id, 'pause')).status).to.equal(409);
    const mended = await edit(await row.reload(), { conditions: 'Теперь условия ясны' });
    expect(mended.body.message).to.include({ status: 'REJECTED', reject_reason: 'Условия неясны' });
    const sent = await act(row.id, 'submit');
    expect(sent.body.message).to.include({ status: 'CREATED', reject_reason: null });
  });

  it('a member pauses, resumes and cancels', async () => {
    const { merchant, act } = await trader();
    const row = await buildRelatedPromotion({ merchant });
    const paused = (await act(row.id, 'pause')).body.message;
    expect(paused).to.deep.include({ pause: 'MERCHANT', is_shown: false, may: ['edit', 'resume', 'cancel'] });
    expect((await act(row.id, 'pause')).status).to.equal(409);
    expect((await act(row.id, 'resume')).body.message.pause).to.equal(null);
    expect((await act(row.id, 'cancel')).body.message).to.deep.include({ status: 'CANCELED', may: [] });
    expect((await act(row.id, 'cancel')).status).to.equal(409);
  });

  it('a suspended organisation only cancels', async () => {
    const { merchant, act, create, edit, own } = await trader();
    const row = await buildRelatedPromotion({ merchant });
    await ofMerchant(merchant, 'suspend', { reason: 'Жалобы' });
    const [shown] = (await own()).promotions;
    expect(shown).to.deep.include({ is_shown: false, may: ['cancel'] });
    expect([(await create()).status, (await act(row.id, 'pause')).status]).to.deep.equal([409, 409]);
    expect((await edit(await row.reload(), { daily_limit: 1 })).status).to.equal(409);
    expect((await act(row.id, 'cancel')).status).to.equal(200);
  });

  it('a bonus of another organisation does not exist, whatever is tried', async () => {
    const { merchant } = await trader();
    const row = await buildRelatedPromotion({ merchant });
    const before = (await row.reload()).get();
    const others = [
      (await trader()).token,
      await api.tokenOf(await buildPartner(await buildCenter())),
      await api.tokenOf(await buildUser({ is_partner: true })),
    ];
    const { type: _type, ...fields } = offer();
    for (const token of others) {
      const call = async (method: 'get' | 'post' | 'put', tail: string, body: object) =>
        (await api.call(method, `/lk/relatedPromotions${tail}`, { token, ...(method !== 'get' && { body }) }))
          .status;
      const of = `/${row.id}`;
      expect([
        await call('get', of, {}),
        await call('put', of, { ...fields, version: row.version }),
        await call('post', `${of}/submit`, {}),
        await call('post', `${of}/pause`, {}),
        await call('post', `${of}/resume`, {}),
        await call('post', `${of}/cancel`, {}),
        await call('post', '', offer({ merchant_id: merchant.id })),
      ]).to.deep.equal(Array(7).fill(404));
      const { body } = await api.call<{ promotions: unknown[] }>('get', '/lk/relatedPromotions', { token });
      expect(body.message.promotions).to.deep.equal([]);
    }
    expect((await row.reload()).get()).to.deep.equal(before);
  });

  it('lists and lines are bounded, and unknown courses and cities are named', async () => {
    const { create } = await trader();
    const city = await buildCity();
    const refusals: Record<string, object> = {
      match_prods: { match_prods: Array.from({ length: 201 }, (_, at) => at + 1) },
      match_cities: { match_cities: [city.id, 2_000_000_000] },
      notify_emails: { notify_emails: Array.from({ length: 6 }, (_, at) => `a${at}@test.local`) },
      'notify_emails.0': { notify_emails: ['leads'] },
      name: { name: 'Скидка\r\nBcc: a@b.ru' },
      ends_on: { ends_on: moscowDay(inDays(2000)) },
      'match_categories.0': { match_categories: [13] },
    };
    for (const [field, given] of Object.entries(refusals)) {
      const { status, body } = await create(given);
      expect([status, Object.keys(body.errors ?? {})[0]], field).to.deep.equal([422, field]);
    }
    expect((await create({ match_cities: [city.id] })).body.message.city_names).to.deep.equal([city.name]);
  });
});
