import type {
  AdQuote,
  OwnAdvertising,
  OwnBanner,
  Banner as PublicBanner,
  StaffBanner,
} from '@odonta/api/contract';
import { AdLink, AdPlace, Banner, Letter, MarketingBalance, PromoUse } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import { type bannerLooks, bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import sharp from 'sharp';
import { saleWeeks } from '../../advertising/ad_places/slots.ts';
import { merchantActs } from '../../advertising/merchants/testing/merchantActs.ts';
import { type Buyer, book, buyer, merchantBuyer } from '../../advertising/paying/testing/world.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a trading organisation that buys a banner', () => {
  const api = useApi();
  const { act } = merchantActs(api);
  let staff: string;

  before(async () => {
    await sellSlot(5, { price: 100_000 });
    staff = (await api.staff('MANAGER_BANNER')).token;
  });
  beforeEach(() => AdPlace.destroy({ where: {} }));

  const rich = async () => {
    const who = await merchantBuyer(api);
    await buildMerchantBalance({ merchant: who.merchant, available: 500_000 });
    return who;
  };
  const wishOf = ({ owner }: Buyer, count = 1) => ({
    ...{ ...owner, slot: 5, categories: [], weeks: saleWeeks().slice(0, count) },
  });
  const post = <T = OwnBanner>({ token }: Buyer, path: string, body: object = {}) =>
    api.call<T>('post', `/partner/advertising/${path}`, { token, body });
  const put = ({ token }: Buyer, id: number, body: object) =>
    api.call<OwnBanner>('put', `/partner/advertising/banners/${id}`, { token, body });
  const own = async ({ token }: Buyer) =>
    (await api.call<OwnAdvertising>('get', '/partner/advertising/banners', { token })).body.message;
  const move = (id: number, name: string) =>
    api.call<StaffBanner>('post', `/adm/banner_campaigns/${id}/${name}`, { token: staff, body: {} });
  const shown = async () =>
    (await api.call<PublicBanner[]>('get', '/banner/get?position=5')).body.message.map(({ id }) => id);
  const balanceOf = async ({ owner }: Buyer) =>
    (await MarketingBalance.findOne({ where: owner, rejectOnEmpty: true })).available;

  async function upload({ token }: Buyer, look: (typeof bannerLooks)[number]): Promise<string> {
    const [width, height] = bannerSlotOf(5)?.[look] ?? [1, 1];
    const drawn = sharp({ create: { width, height, channels: 3, background: '#fff' } });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await drawn.png().toBuffer())]), 'banner.png');
    const answer = await fetch(`${api.url}/api/partner/advertising/pictures?slot=5&look=${look}`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
    });
    return ((await answer.json()) as { message: { filename: string } }).message.filename;
  }

  it('buys with a code, uploads, is approved, is shown in its week, and its cancellation returns to its balance', async () => {
    const who = await rich();
    const { code } = await buildPromoCode({
      scope: 'BANNER',
      effect: 'FREE_WEEKS',
      value: 1,
      per_owner_limit: 1,
    });
    const { buyers } = await own(who);
    expect(buyers).to.deep.equal([
      { ...who.owner, center_id: null, name: who.merchant.name, available: 5000 },
    ]);
    const asked = { ...wishOf(who, 2), promo_code: code };
    const quoted = (await post<AdQuote>(who, 'quote', asked)).body.message;
    expect([quoted.discount, quoted.total, quoted.available]).to.deep.equal([1000, 1000, 5000]);
    expect((await post(who, 'banners', { ...asked, expected_total: 999 })).status).to.equal(409);
    const booked = await post(who, 'banners', { ...asked, expected_total: 1000 });
    const { id, ...first } = booked.body.message;
    expect([booked.status, first.merchant_id, first.center_id]).to.deep.equal([201, who.merchant.id, null]);
    expect(first.owner_name).to.equal(who.merchant.name);
    const [use] = await PromoUse.findAll({ where: { banner_id: id } });
    expect(use?.owner_key).to.equal(`merchant:${who.merchant.id}`);
    expect((await post(who, 'quote', asked)).body.errors).to.have.all.keys('promo_code');
    expect((await post(who, `banners/${id}/pay`)).body.message.status).to.equal('CREATED');
    expect(await balanceOf(who)).to.equal(400_000);

    const [filename, filename_mobile] = [await upload(who, 'desktop'), await upload(who, 'mobile')];
    const marks = { ad_company: 'ООО «Боры»', ad_inn: '7707083893', ad_reg_number: '2VtzqXyZ' };
    const creative = { url: 'https://advertiser.example/', alt: 'Боры', filename, filename_mobile, ...marks };
    expect((await put(who, id, creative)).body.message.missing).to.deep.equal({});
    await AdLink.upsert({ url: creative.url, checked_at: new Date() });
    await post(who, `banners/${id}/submit`);
    expect((await move(id, 'approve')).body.message).to.include({ status: 'CONFIRMED', ...who.owner });
    const letter = await Letter.findOne({
      where: { kind: 'banner_approved', record_id: id },
      rejectOnEmpty: true,
    });
    expect([letter.to, letter.text.includes('/lk/merchants/advertising')]).to.deep.equal([
      who.merchant.email,
      true,
    ]);

    await api.sequelize.query(`update banners set date_start = now() - interval '1 day' where id = ${id}`);
    await AdPlace.update({ week: weekOf(new Date()) }, { where: { banner_id: id, week: saleWeeks()[0] } });
    expect(await shown()).to.include(id);
    const asleep = await act(who.merchant, 'suspend', { reason: 'Жалобы' });
    expect(asleep.status).to.equal(200);
    expect(await shown(), 'while it is suspended').to.not.include(id);
    for (const path of ['quote', 'banners'])
      expect(
        (await post(who, path, { ...wishOf(who), ...(path === 'banners' && { expected_total: 1000 }) })).text,
      ).to.include('приостановлена');
    expect((await put(who, id, { alt: 'Другое' })).status).to.equal(409);
    expect((await own(who)).buyers).to.deep.equal([]);
    const cancelled = (await post(who, `banners/${id}/cancel`)).body.message;
    expect([cancelled.status, cancelled.refunded]).to.deep.equal(['REFUNDED', 1000]);
    expect(await balanceOf(who)).to.equal(500_000);
  });

  it('holds no more than three unpaid banners, and is found by staff, and by nobody who manages centres', async () => {
    const who = await merchantBuyer(api, { id: 900_002 });
    for (const week of [0, 1, 2]) await book(api, who, week);
    const fourth = await post(who, 'banners', { ...wishOf(who), expected_total: 1000 });
    expect([fourth.status, fourth.text.includes('Оплаты уже ждут')]).to.deep.equal([409, true]);
    const filter = encodeURIComponent(JSON.stringify(who.owner));
    const found = async (token: string) =>
      (await api.call<StaffBanner[]>('get', `/adm/banner_campaigns?filter=${filter}`, { token })).body
        .message;
    const [first, ...rest] = await found(staff);
    expect([first?.merchant_name, first?.center_name, rest.length]).to.deep.equal([
      who.merchant.name,
      null,
      2,
    ]);
    const { token, user } = await api.staff('PARTNER_MANAGER');
    await buildCenter({ id: who.merchant.id, manager_id: user.id });
    expect(await found(token)).to.deep.equal([]);
    expect((await api.call('get', `/adm/banner_campaigns/${first?.id}`, { token })).status).to.equal(404);
  });

  it('names itself or a centre, and never both or none', async () => {
    const [who, other] = [await rich(), await buyer(api)];
    for (const owner of [{}, { ...who.owner, ...other.owner }]) {
      const { center_id: _, merchant_id: __, ...wish } = { center_id: 0, merchant_id: 0, ...wishOf(who) };
      expect((await post(who, 'quote', { ...wish, ...owner })).status).to.equal(422);
    }
    const rows = await Banner.findAll({ where: { [Op.or]: [who.owner, other.owner] } });
    expect(rows).to.deep.equal([]);
  });

  it('fifty buyers of both kinds at once take five places, and the others pay nothing', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        if (index % 2 === 0) return rich();
        const who = await buyer(api);
        await buildMarketingBalance({ center: who.center, available: 500_000 });
        return who;
      }),
    );
    const answers = await Promise.all(
      buyers.map((who) => post(who, 'banners', { ...wishOf(who), expected_total: 1000 })),
    );
    const booked = answers.flatMap(({ status, body }, index) =>
      status === 201 ? [{ who: buyers[index] as Buyer, id: body.message.id }] : [],
    );
    expect(booked).to.have.length(5);
    expect(answers.filter(({ status }) => status === 409)).to.have.length(45);
    for (const { who, id } of booked) await post(who, `banners/${id}/pay`);
    expect(await AdPlace.count({ where: { week: saleWeeks()[0], held_until: null } })).to.equal(5);
    const left = await Promise.all(buyers.map(balanceOf));
    expect(left.reduce((all, each) => all + each, 0)).to.equal(50 * 500_000 - 5 * 100_000);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
