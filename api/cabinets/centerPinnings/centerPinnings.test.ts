import type { AdQuote, OwnPinning, OwnPinnings, PinningCalendar, StaffPinning } from '@odonta/api/contract';
import { type Center, Letter, Setting } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { saleWeeks } from '../../advertising/ad_places/slots.ts';
import { useApi } from '../../testing/useApi.ts';

const marks = { ad_company: 'ООО «Центр»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' };

describe('a centre that pins its course', () => {
  const api = useApi();
  let center: Center;
  let token: string;
  let prod: { id: number };

  before(async () => {
    const setting = await Setting.findOne({ where: { key: 'pinning_price_category' }, rejectOnEmpty: true });
    await setting.update({ amount: 1000 });
    center = await buildCenter();
    await buildMarketingBalance({ center, available: 500_000 });
    token = await api.tokenOf(await buildPartner(center));
    prod = await api.given(() => buildProd({ center_id: center.id, type: 8, categories: [3] }));
  });

  const wish = () => ({
    ...{ center_id: center.id, prod_id: prod.id, place: 'CATEGORY:3' },
    weeks: saleWeeks().slice(2, 4),
  });
  const post = <T = OwnPinning>(path: string, body: object = {}) =>
    api.call<T>('post', `/partner/advertising/pinnings${path}`, { token, body });
  const move = async (id: number, name: string, body: object = {}) => {
    const { token: staff } = await api.staff('MANAGER_BANNER');
    return api.call<StaffPinning>('post', `/adm/pinnings/${id}/${name}`, { token: staff, body });
  };
  const bought = async () => {
    const { id } = (await post('', { ...wish(), ...marks, expected_total: 2000 })).body.message;
    await post(`/${id}/pay`);
    return id;
  };

  it('sees its courses, the free places and the price, books, pays, mends the marks and cancels', async () => {
    const own = await api.call<OwnPinnings>('get', '/partner/advertising/pinnings', { token });
    expect(own.body.message.courses).to.have.length(1);
    expect(own.body.message.courses[0]).to.deep.include({
      id: prod.id,
      places: ['HOME', 'TYPE:8', 'CATEGORY:3'],
    });
    const path = '/partner/advertising/pinnings/calendar?place=CATEGORY:3';
    const calendar = (await api.call<PinningCalendar>('get', path, { token })).body.message;
    expect([calendar.price, calendar.weeks.length, calendar.weeks[2]?.free]).to.deep.equal([1000, 12, 5]);
    const quoted = (await post<AdQuote>('/quote', wish())).body.message;
    expect([quoted.total, quoted.available, quoted.rows.length]).to.deep.equal([2000, 5000, 2]);

    const unmarked = await post('', { ...wish(), expected_total: 2000 });
    expect(unmarked.body.errors).to.include.all.keys('ad_company', 'ad_inn', 'ad_reg_number');
    const booked = await post('', { ...wish(), ...marks, expected_total: 2000 });
    expect([booked.status, booked.body.message.status_label]).to.deep.equal([201, 'Ожидает оплаты']);
    const { id } = booked.body.message;
    expect((await post(`/${id}/pay`)).body.message).to.include({
      status_label: 'Оплачено, ждёт своей недели',
      returnable: 2000,
    });
    const put = await api.call<OwnPinning>('put', `/partner/advertising/pinnings/${id}`, {
      token,
      body: { ...marks, ad_reg_number: 'NewToken1' },
    });
    expect(put.body.message.ad_reg_number).to.equal('NewToken1');
    const cancelled = (await post(`/${id}/cancel`)).body.message;
    expect([cancelled.status, cancelled.refunded, cancelled.may]).to.deep.equal([
      'REFUNDED',
      2000,
      { pay: false, cancel: false, edit: false },
    ]);
  });

  it('is given back all when staff reject what it paid for, and reads why', async () => {
    const id = await bought();
    expect((await move(id, 'reject', { reason: 'Курс о другом' })).status).to.equal(200);
    const { pinnings, buyers } = (
      await api.call<OwnPinnings>('get', '/partner/advertising/pinnings', { token })
    ).body.message;
    expect(pinnings[0]).to.deep.include({ id, status: 'REFUNDED', reason: 'Курс о другом', refunded: 2000 });
    expect(buyers[0]?.available).to.equal(5000);
    const letter = await Letter.findOne({ where: { kind: 'pinning_rejected' }, rejectOnEmpty: true });
    expect(letter.text).to.include('Курс о другом').and.include('2\u00a0000,00\u00a0₽');
  });

  it('keeps what it bought from staff who would move, delete or return too much of it', async () => {
    const id = await bought();
    const admin = (await api.staff('ADMIN')).token;
    const moved = await api.call('put', `/adm/pinnings/${id}`, { token: admin, body: { place: 'HOME' } });
    expect(moved.text).to.include('оплачены центром');
    expect((await api.call('delete', `/adm/pinnings/${id}`, { token: admin })).status).to.equal(409);
    expect((await move(id, 'refund_balance', { sum: 1, reason: 'Ошибка' })).status).to.equal(409);
    expect((await move(id, 'cancel')).status).to.equal(200);
    expect((await move(id, 'refund_balance', { sum: 1, reason: 'Ошибка' })).status).to.equal(409);
    const [first] = (await api.call<OwnPinnings>('get', '/partner/advertising/pinnings', { token })).body
      .message.pinnings;
    expect([first?.status, first?.refunded]).to.deep.equal(['REFUNDED', 2000]);
  });

  it('buys nothing while it is suspended, but cancels what it has', async () => {
    const id = await bought();
    await center.update({ suspended_at: new Date() });
    expect((await post('/quote', wish())).text).to.include('опубликованы и работают');
    expect((await post('', { ...wish(), ...marks, expected_total: 2000 })).status).to.equal(409);
    expect((await post(`/${id}/cancel`)).body.message.refunded).to.equal(2000);
    await center.update({ suspended_at: null });
  });
});
