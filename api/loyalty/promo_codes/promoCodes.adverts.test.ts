import type { StaffPromoCode } from '@odonta/api/contract';
import { inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('promo codes of advertising', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
  });

  const dates = () => ({ date_start: secondsOf(inDays(-1)), date_end: secondsOf(inDays(9)) });
  const weeks = () => ({ name: 'Неделя даром', scope: 'BANNER', effect: 'FREE_WEEKS', value: 1, ...dates() });
  const create = (body: object) => api.call<StaffPromoCode>('post', '/adm/promo_codes', { token, body });

  it('the manager of banners makes codes of banners for free weeks of one slot, and none of courses', async () => {
    const made = await create({ ...weeks(), code: 'НЕДЕЛЯ1', slot: 15 });
    expect([made.status, made.body.message.value, made.body.message.slot]).to.deep.equal([201, 1, 15]);
    const ofPinnings = { ...weeks(), code: 'НЕДЕЛЯ4', scope: 'PINNING' };
    expect((await create(ofPinnings)).status).to.equal(201);
    expect((await create({ ...ofPinnings, code: 'НЕДЕЛЯ5', slot: 15 })).body.errors).to.have.property('slot');
    const ofCourse = { ...weeks(), code: 'НЕДЕЛЯ2', scope: 'COURSE', effect: 'PERCENT' };
    expect((await create(ofCourse)).status).to.equal(403);
  });

  it('the manager of banners sees codes of banners alone', async () => {
    await buildPromoCode({ name: 'Курсы' });
    const list = await api.call<StaffPromoCode[]>('get', '/adm/promo_codes', { token });
    expect(list.body.message.map(({ scope }) => scope)).to.not.include('COURSE');
  });

  it('a code of courses gives no free weeks and has no slot, in words', async () => {
    token = (await api.staff('ADMIN')).token;
    const errors = async (body: object) =>
      (await create({ ...weeks(), code: 'НЕДЕЛЯ3', ...body })).body.errors;
    expect(await errors({ scope: 'COURSE' })).to.have.property('effect');
    expect(await errors({ scope: 'COURSE', effect: 'PERCENT', slot: 5 })).to.have.property('slot');
    expect(await errors({ value: 53 })).to.deep.equal({ value: 'От 1 до 52 недель' });
  });
});
