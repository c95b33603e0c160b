import type {
  AdCalendar,
  AdQuote,
  OwnBanner,
  Banner as PublicBanner,
  StaffBanner,
} from '@odonta/api/contract';
import { AdLink, AdPlace, type Center, Letter } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCategory, buildCenter, buildPartner, inDays } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildBannerOfWeeks } from '@odonta/db/testing/siteFactories.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { saleWeeks } from '../../advertising/ad_places/slots.ts';
import { useApi } from '../../testing/useApi.ts';

const marks = { ad_company: 'ООО «Центр»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' };

describe('a centre that buys a banner', () => {
  const api = useApi();
  let center: Center;
  let token: string;
  let staff: string;

  before(async () => {
    await buildCategory({ id: 3 });
    await sellSlot(15, { category_id: 3, price: 100_000 });
    center = await buildCenter();
    await buildMarketingBalance({ center, available: 500_000 });
    token = await api.tokenOf(await buildPartner(center));
    staff = (await api.staff('MANAGER_BANNER')).token;
  });

  const wish = () => ({ center_id: center.id, slot: 15, categories: [3], weeks: saleWeeks().slice(0, 3) });
  const order = () => ({ ...wish(), expected_total: 3000 });
  const post = <T = OwnBanner>(path: string, body: object = {}) =>
    api.call<T>('post', `/partner/advertising/${path}`, { token, body });
  const move = (id: number, name: string, body: object = {}) =>
    api.call<StaffBanner>('post', `/adm/banner_campaigns/${id}/${name}`, { token: staff, body });

  async function upload(width: number, height: number, look: string) {
    const picture = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)]), 'banner.png');
    const answer = await fetch(`${api.url}/api/partner/advertising/pictures?slot=15&look=${look}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return { status: answer.status, text: await answer.text() };
  }
  const nameIn = ({ text }: { text: string }) =>
    (JSON.parse(text) as { message: { filename: string } }).message.filename;

  it('sees the price with a code, pays, uploads, is rejected, mends and runs in its weeks', async () => {
    const { code } = await buildPromoCode({ scope: 'BANNER', effect: 'FREE_WEEKS', value: 1, max_usages: 1 });
    const quoted = (await post<AdQuote>('quote', { ...wish(), promo_code: code })).body.message;
    expect([quoted.subtotal, quoted.discount, quoted.total, quoted.available]).to.deep.equal([
      3000, 1000, 2000, 5000,
    ]);
    const other = await post('banners', { ...wish(), promo_code: code, expected_total: 1999 });
    expect([other.status, other.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 409 && text.includes('теперь 2'),
    );
    const booked = await post('banners', { ...wish(), promo_code: code, expected_total: 2000 });
    expect([booked.status, booked.body.message.status_label]).to.deep.equal([201, 'Ожидает оплаты']);
    const { id } = booked.body.message;
    const calendar = await api.call<AdCalendar[]>('get', '/partner/advertising/calendar?slot=15', { token });
    expect(calendar.body.message[0]?.weeks[0]).to.deep.include({ free: 4, held: 1, sold: 0 });
    expect((await post(`banners/${id}/pay`)).body.message.status_label).to.equal('Оплачен, ждёт картинок');
    expect((await post(`banners/${id}/pay`)).status).to.equal(409);

    expect((await post(`banners/${id}/submit`)).body.errors).to.include({ alt: 'Напишите, что на картинке' });
    const wrong = await upload(800, 110, 'desktop');
    expect([wrong.status, wrong.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 422 && text.includes('890×110'),
    );
    const [filename, filename_mobile] = [
      nameIn(await upload(890, 110, 'desktop')),
      nameIn(await upload(900, 300, 'mobile')),
    ];
    const creative = { url: 'https://advertiser.example/', alt: 'Курс', filename, filename_mobile, ...marks };
    // As if its site had answered: no other site is within reach of a test.
    await AdLink.create({ url: creative.url, checked_at: new Date() });
    const put = (body: object) =>
      api.call<OwnBanner>('put', `/partner/advertising/banners/${id}`, { token, body });
    for (const url of ['https://x:99999', 'https://[x', 'http://a.example/', 'https://127.0.0.1/'])
      expect((await put({ url })).body.errors, url).to.have.all.keys('url');
    expect((await put({ filename: 'picture' })).text).to.include('нужен размер 890×110');
    expect((await put(creative)).body.message.missing).to.deep.equal({});
    expect((await post(`banners/${id}/submit`)).body.message.status_label).to.equal('На модерации');
    expect((await put({ alt: 'Другое' })).status).to.equal(409);

    await move(id, 'reject', { reason: 'Нет названия курса' });
    const rejected = await api.call<OwnBanner>('get', `/partner/advertising/banners/${id}`, { token });
    expect(rejected.body.message).to.deep.include({ status: 'REJECTED', reason: 'Нет названия курса' });
    await put({ alt: 'Курс по имплантации' });
    expect((await post(`banners/${id}/submit`)).body.message.status).to.equal('CREATED');
    expect((await move(id, 'approve')).body.message.status).to.equal('CONFIRMED');
    const kinds = (await Letter.findAll()).map(({ kind }) => kind);
    expect(kinds).to.include.members(['banner_rejected', 'banner_approved']);

    const shown = async () =>
      (await api.call<PublicBanner[]>('get', '/banner/get?position=15&module=3')).body.message.map(
        (one) => one.id,
      );
    expect(await shown(), 'before its first week').to.not.include(id);
    await api.sequelize.query(`update banners set date_start = now() - interval '1 day' where id = ${id}`);
    expect(await shown(), 'in a week that is not its own').to.not.include(id);
    await AdPlace.update({ week: weekOf(new Date()) }, { where: { banner_id: id, week: saleWeeks()[0] } });
    expect(await shown(), 'in its week').to.include(id);
    await center.update({ suspended_at: new Date() });
    expect(await shown(), 'while its centre is suspended').to.not.include(id);
    expect((await post('banners', order())).text).to.include('опубликованы и работают');
    expect((await post('quote', wish())).status).to.equal(409);
    expect((await put({ alt: 'Другое' })).text).to.include('опубликованы и работают');
    const cancelled = (await post(`banners/${id}/cancel`)).body.message;
    expect([cancelled.status, cancelled.refunded]).to.deep.equal(['REFUNDED', 2000]);
    await center.update({ suspended_at: null });
  });

  it('is answered with the rest by staff, who may return no more than was paid', async () => {
    const { id } = (await post('banners', order())).body.message;
    await post(`banners/${id}/pay`);
    const admin = (await api.staff('ADMIN')).token;
    const answer = await move(id, 'cancel');
    expect(answer.body.message.status).to.equal('REFUNDED');
    const refund = await api.call('post', `/adm/banner_campaigns/${id}/refund_balance`, {
      token: admin,
      body: { sum: 1, reason: 'Ошибка' },
    });
    expect(refund.status).to.equal(409);
  });

  it('is given back by staff the whole of a rejected banner, and a part of another once', async () => {
    const refund = async (id: number, sum: number) => {
      const admin = (await api.staff('ADMIN')).token;
      const body = { sum, reason: 'Ошибка' };
      return api.call<StaffBanner>('post', `/adm/banner_campaigns/${id}/refund_balance`, {
        token: admin,
        body,
      });
    };
    const ofCenter = { center_id: center.id };
    const rejected = await buildBannerOfWeeks({ ...ofCenter, status: 'REJECTED', mend_until: inDays(1) });
    expect((await refund(rejected.id, 999)).body.errors).to.have.all.keys('sum');
    expect((await refund(rejected.id, 1000)).body.message.status).to.equal('REFUNDED');
    const cancelled = await buildBannerOfWeeks({ ...ofCenter, status: 'CANCELED' });
    const { available_transitions, status, ...shown } = (await refund(cancelled.id, 400)).body.message;
    expect([shown.total, shown.refunded, shown.weeks.length]).to.deep.equal([1000, 400, 1]);
    expect([status, available_transitions]).to.deep.equal(['PARTIAL_REFUNDED', []]);
  });

  it('is not approved once its weeks are over, so that it pays for nothing unseen', async () => {
    const over = { date_start: inDays(-14), date_end: inDays(-7), submitted_at: inDays(-20) };
    const { id } = await buildBannerOfWeeks({ center_id: center.id, ...over });
    const answer = await move(id, 'approve');
    expect([answer.status, answer.text]).to.satisfy(
      ([status, text]: [number, string]) => status === 409 && text.includes('Недели баннера прошли'),
    );
  });

  it('is refused weeks that are not on sale, a slot without a price and a category of no slot', async () => {
    const past = await post('banners', { ...order(), weeks: ['2020-01-06'] });
    expect(past.body.errors).to.have.property('weeks');
    expect((await post('banners', { ...order(), categories: [] })).body.errors).to.deep.equal({
      categories: 'Выберите категорию',
    });
    expect((await post('banners', { ...order(), slot: 20 })).status).to.equal(409);
  });
});
