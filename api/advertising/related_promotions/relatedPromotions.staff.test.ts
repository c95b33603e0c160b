import type { StaffRelatedPromotion } from '@odonta/api/contract';
import { Letter, RelatedPromotion, Setting } from '@odonta/db/models';
import { buildMerchant, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { turnPromotions } from './steering.ts';
import { offer, promoting } from './testing/promoting.ts';

describe('bonuses of trading organisations, by staff', () => {
  const api = useApi();
  const { approve, priced, staffAct, trader } = promoting(api);
  let token: string;
  before(async () => {
    token = (await api.staff('RELATED_PROMOTION')).token;
    await priced();
  });

  const create = (body: object) =>
    api.call<StaffRelatedPromotion>('post', '/adm/related_promotions', { token, body });
  const put = (id: number, body: object) =>
    api.call<StaffRelatedPromotion>('put', `/adm/related_promotions/${id}`, { token, body });
  const waiting = async (given: object = {}) =>
    buildRelatedPromotion({
      ...{ merchant: (await trader()).merchant, status: 'CREATED', ...given },
    });

  it('a bonus costs what a lead of its type costs when it is made', async () => {
    const { merchant } = await trader();
    const { body } = await create(offer({ merchant_id: merchant.id }));
    expect(body.message).to.include({ status: 'CREATED', lead_price: 300, bearer: 'MERCHANT' });
    await priced(500);
    expect((await RelatedPromotion.findByPk(body.message.id))?.lead_price).to.equal(300_00);
    await priced();
    const unsold = await create(offer({ merchant_id: merchant.id, type: 'contact' }));
    expect([unsold.status, unsold.body.message]).to.deep.equal([
      409,
      'Цена лида ещё не назначена: напишите менеджеру',
    ]);
    expect(await Setting.count({ where: { key: 'related_lead_price_contact', amount: 0 } })).to.equal(1);
  });

  it('a bonus without its marks is not approved, and each missing one is named', async () => {
    for (const [missing, name] of [
      [{ ad_company: null }, 'рекламодателя'],
      [{ ad_inn: null }, 'ИНН рекламодателя'],
      [{ ad_reg_number: null }, 'токен (erid)'],
    ] as const) {
      const row = await waiting(missing);
      const { status, body } = await approve(row);
      expect([status, body.message]).to.deep.equal([409, `Сначала укажите маркировку рекламы: ${name}`]);
      expect((await row.reload()).status).to.equal('CREATED');
    }
    const wrong = await put((await waiting()).id, { ad_inn: '7707083894' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).to.deep.equal([422, ['ad_inn']]);
  });

  it('an approved bonus reaches the site, and its organisation gets a letter', async () => {
    const row = await waiting();
    expect((await approve(row)).body.message.status).to.equal('CONFIRMED');
    await turnPromotions(api.sequelize);
    expect((await row.reload()).shown_on).not.to.equal(null);
    expect(await Letter.count({ where: { kind: 'promotion_approved', record_id: row.id } })).to.equal(1);
  });

  it('an approval of what was read before an edit is refused', async () => {
    const row = await waiting();
    const { version } = row;
    await put(row.id, { conditions: 'Другие условия бонуса' });
    expect((await staffAct(row, 'approve', { version })).status).to.equal(409);
  });

  it('a rejection has a reason, which the organisation reads', async () => {
    const row = await waiting();
    expect((await staffAct(row, 'reject')).status).to.equal(422);
    const { body } = await staffAct(row, 'reject', { reason: 'Условия неясны' });
    expect(body.message).to.include({ status: 'REJECTED', reject_reason: 'Условия неясны' });
    const letter = await Letter.findOne({ where: { kind: 'promotion_rejected', record_id: row.id } });
    expect(letter?.text).to.include('Условия неясны');
  });

  it('a bonus of an organisation that does not work is neither made nor approved', async () => {
    const merchant = await buildMerchant({ status: 'SUSPENDED' });
    await buildMerchantBalance({ merchant, available: 10_000_00 });
    expect((await create(offer({ merchant_id: merchant.id }))).status).to.equal(409);
    const row = await buildRelatedPromotion({ merchant, status: 'CREATED' });
    expect((await approve(row)).status).to.equal(409);
  });

  it('a pause and a cancellation by staff take a bonus off the site at once', async () => {
    const { merchant, act } = await trader();
    const row = await buildRelatedPromotion({ merchant });
    expect((await staffAct(row, 'pause')).body.message).to.include({ pause: 'STAFF', is_shown: false });
    const resumed = await act(row.id, 'resume');
    expect([resumed.status, resumed.body.message]).to.deep.equal([
      409,
      'Бонус приостановил менеджер: напишите ему',
    ]);
    expect((await staffAct(row, 'resume')).body.message).to.include({ pause: null });
    await turnPromotions(api.sequelize);
    expect((await staffAct(row, 'cancel')).body.message).to.include({ status: 'CANCELED', is_shown: false });
    expect((await put(row.id, { name: 'Другое название' })).status).to.equal(409);
  });

  it('the type and the organisation of a bonus stay, and its numbers agree', async () => {
    const row = await waiting();
    const refusals = {
      type: { type: 'contact' },
      merchant_id: { merchant_id: (await trader()).merchant.id },
      ends_on: { ends_on: '2020-01-01' },
      daily_limit: { daily_limit: 10, total_limit: 5 },
      bearer_percent: { bearer: 'SHARED' },
      match_cities: { match_cities: [2_000_000_000] },
      match_prods: { match_prods: [2_000_000_000] },
      link: { link: 'https://127.0.0.1/admin' },
    };
    for (const [field, change] of Object.entries(refusals)) {
      const { status, body } = await put(row.id, change);
      expect([status, Object.keys(body.errors ?? {})], field).to.deep.equal([422, [field]]);
    }
  });

  it('a published bonus is not deleted, and neither is one by staff who only moderate', async () => {
    const { token: admin } = await api.staff('ADMIN');
    const row = await waiting();
    const remove = (as: string, { id }: RelatedPromotion) =>
      api.call('delete', `/adm/related_promotions/${id}`, { token: as });
    expect((await remove(token, row)).status).to.equal(403);
    expect((await remove(admin, await buildRelatedPromotion())).status).to.equal(409);
    expect((await remove(admin, row)).status).to.equal(200);
  });
});
