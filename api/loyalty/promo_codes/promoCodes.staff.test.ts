import type { PromoBatch, StaffPromoCode } from '@odonta/api/contract';
import { type Prod, PromoCode } from '@odonta/db/models';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPlainOrder, buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { promoKeyOf } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { promoFor, usePromo } from '../../orders/promo/promo.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';

describe('promo codes of staff', () => {
  const api = useApi();
  let token: string;
  let prod: Prod;

  before(async () => {
    token = (await api.staff('ROP_COURSE')).token;
    prod = await buildProd();
  });

  const summer = { name: 'Лето', effect: 'PERCENT', value: 15, date_start: secondsOf(inDays(-1)) };
  const create = (body: object, who = token) =>
    api.call<StaffPromoCode>('post', '/adm/promo_codes', { token: who, body: { ...summer, ...body } });
  const put = (id: number, body: object) =>
    api.call<StaffPromoCode>('put', `/adm/promo_codes/${id}`, { token, body });
  const use = async (code: string) => {
    const { id } = await buildPlainOrder({ prod_id: prod.id, center_id: prod.center_id });
    await unitOfWork.transaction((tx) => usePromo(code, { id, owner_key: '+79000000009', prod }, tx));
  };

  it('a promo code acts at once, and stops at once when switched off', async () => {
    const { status, body } = await create({ code: 'лето-2027', min_total: 5000 });
    expect(status).to.equal(201);
    expect(body.message).to.include({ code: 'ЛЕТО-2027', value: 15, min_total: 5000, state: 'ACTIVE' });
    const rule = () => promoFor('Лето 2027', { prod, owner_key: null });
    expect(await rule()).to.deep.equal({ effect: 'PERCENT', value: 15, min_total: 5000 });
    const path = `/adm/promo_codes/${body.message.id}/deactivate`;
    expect((await api.call<StaffPromoCode>('post', path, { token, body: {} })).body.message.state).to.equal(
      'OFF',
    );
    expect(await rule()).to.equal(null);
  });

  it('a promo code that could not act is refused field by field', async () => {
    await create({ code: 'ОСЕНЬ2027' });
    const cases: [body: object, field: string][] = [
      [{ code: 'ОCEНЬ 2027' }, 'code'],
      [{ code: 'OCEHЬ-2027' }, 'code'],
      [{ code: 'ЛЕТ' }, 'code'],
      [{ code: 'НОВЫЙ1', value: 101 }, 'value'],
      [{ code: 'НОВЫЙ1', effect: 'SUM', value: 0 }, 'value'],
      [{ code: 'НОВЫЙ1', date_end: secondsOf(inDays(-2)) }, 'date_end'],
      [{ code: 'НОВЫЙ1', cost_bearer: 'SHARED' }, 'platform_percent'],
      [{ code: 'НОВЫЙ1', center_id: 999_999 }, 'center_id'],
      [{ code: 'НОВЫЙ1', scope: 'MAILING' }, 'scope'],
      [{ code: 'НОВЫЙ1', used_count: 0 }, 'used_count'],
    ];
    for (const [body, field] of cases) {
      const { status, body: answer } = await create(body);
      expect([status, Object.keys(answer.errors ?? {})], JSON.stringify(body)).to.deep.equal([422, [field]]);
    }
  });

  it('sums are stored in kopecks and shown in roubles', async () => {
    const { body } = await create({ code: 'МИНУСТЫСЯЧА', effect: 'SUM', value: 1000 });
    expect(body.message.value).to.equal(1000);
    expect((await PromoCode.findByPk(body.message.id))?.value).to.equal(100_000);
    expect((await put(body.message.id, { value: 700 })).body.message.value).to.equal(700);
    expect((await put(body.message.id, { effect: 'PERCENT' })).status).to.equal(422);
    expect((await put(body.message.id, { effect: 'PERCENT', value: 7 })).body.message.value).to.equal(7);
  });

  it('that somebody has used are neither deleted nor turned into others', async () => {
    const { body } = await create({ code: 'ОДНАЖДЫ', max_usages: 3 });
    const { id } = body.message;
    await use('ОДНАЖДЫ');
    await use('ОДНАЖДЫ');
    expect((await put(id, { code: 'ДРУГОЙКОД' })).body.errors).to.have.key('code');
    expect((await put(id, { max_usages: 1 })).body.errors).to.have.key('max_usages');
    expect((await api.call('delete', `/adm/promo_codes/${id}`, { token })).status).to.equal(409);
    const { id: unused } = (await create({ code: 'НИКОГДА' })).body.message;
    expect((await api.call('delete', `/adm/promo_codes/${unused}`, { token })).status).to.equal(200);
    expect((await create({ code: 'НИКОГДА' })).body.errors).to.have.key('code');
  });

  it('a batch has codes for one order each, and is exported by its tag', async () => {
    const body = { ...summer, prefix: 'врач', count: 250 };
    const { status, body: answer } = await api.call<PromoBatch>('post', '/adm/promo_codes/batch', {
      token,
      body,
    });
    const { tag, codes } = answer.message;
    expect([status, codes.length, new Set(codes.map(promoKeyOf)).size]).to.deep.equal([201, 250, 250]);
    for (const code of codes) expect(code).to.match(/^ВРАЧ-[A-Z\d]{8}$/);
    await use(codes[0] ?? '');
    expect(await use(codes[0] ?? '').catch(({ status: refused }) => refused)).to.equal(422);
    const filter = encodeURIComponent(JSON.stringify({ tag }));
    const file = await api.call('get', `/adm/promo_codes/export?format=csv&filter=${filter}`, { token });
    for (const code of codes) expect(file.text).to.include(code);
    expect(
      (await api.call('post', '/adm/promo_codes/batch', { token, body: { ...body, count: 1001 } })).status,
    ).to.equal(422);
  });

  it('a manager of partners sees the codes of his centres, and advertising staff create none', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const own = await buildCenter({ manager_id: keeper.user.id });
    const [mine, foreign] = [await buildPromoCode({ center_id: own.id }), await buildPromoCode()];
    const read = async (id: number) =>
      (await api.call('get', `/adm/promo_codes/${id}`, { token: keeper.token })).status;
    expect([await read(mine.id), await read(foreign.id)]).to.deep.equal([200, 404]);
    const seller = await api.staff('MANAGER_BANNER');
    expect((await create({ code: 'БАННЕР1' }, seller.token)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
