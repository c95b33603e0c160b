import type { Banner as PublicBanner, StaffBanner } from '@odonta/api/contract';
import { AdStat } from '@odonta/db/models';
import { buildBanner, buildCategory, buildCenter } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { useApi } from '../../testing/useApi.ts';

const day = 86_400;
const whole = () => ({
  slot: 5,
  url: 'https://advertiser.example/landing',
  filename: '1200x120-a',
  filename_mobile: '900x300-a',
  alt: 'Курс по имплантации',
  ad_company: 'ПАО «Образец»',
  ad_inn: '7707083893',
  ad_reg_number: '2VtzqXyZ',
  date_start: nowInSeconds() - day,
  date_end: nowInSeconds() + day,
});

describe('staff banners', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
    await buildCategory({ id: 3 });
  });

  const create = (body: object) => api.call<StaffBanner>('post', '/adm/banner_campaigns', { token, body });
  const put = (id: number, body: object) =>
    api.call<StaffBanner>('put', `/adm/banner_campaigns/${id}`, { token, body });
  const act = (id: number, move: string, body: object = {}) =>
    api.call<StaffBanner>('post', `/adm/banner_campaigns/${id}/${move}`, { token, body });
  const shown = async () =>
    (await api.call<PublicBanner[]>('get', '/banner/get?position=5')).body.message.map(({ id }) => id);

  it('banners are shown from their approval, and not while paused', async () => {
    const { status, body } = await create(whole());
    expect([status, body.message.status]).to.deep.equal([201, 'CREATED']);
    const { id } = body.message;
    expect(await shown()).to.not.include(id);
    expect((await act(id, 'approve')).body.message.status).to.equal('CONFIRMED');
    expect(await shown()).to.include(id);
    const paused = (await act(id, 'pause')).body.message;
    expect(paused.available_transitions.map(({ name }) => name))
      .to.include('resume')
      .and.not.include('pause');
    expect(await shown()).to.not.include(id);
    expect((await act(id, 'resume')).body.message.paused_at).to.equal(null);
    expect(await shown()).to.include(id);
    await act(id, 'cancel');
    expect(await shown()).to.not.include(id);
  });

  it('banners are ordered and seen by the manager of the advertised centre', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const [mine, foreign] = [await buildCenter({ manager_id: keeper.user.id }), await buildCenter()];
    const order = (center_id: number | null) =>
      api.call<StaffBanner>('post', '/adm/banner_campaigns', {
        token: keeper.token,
        body: { ...whole(), center_id },
      });
    const ordered = await order(mine.id);
    expect([ordered.status, ordered.body.message.center_id]).to.deep.equal([201, mine.id]);
    expect((await order(foreign.id)).status).to.equal(403);
    expect((await order(null)).body.errors).to.deep.equal({ center_id: 'Выберите учебный центр' });
    await buildBanner({ center_id: foreign.id });
    const seen = await api.call<StaffBanner[]>('get', '/adm/banner_campaigns', { token: keeper.token });
    expect(seen.body.message.map(({ id }) => id)).to.deep.equal([ordered.body.message.id]);
    const unknown = await create({ ...whole(), center_id: 2_000_000_000 });
    expect(unknown.body.errors).to.deep.equal({ center_id: 'Такого учебного центра нет' });
  });

  it('banners are turned down with a reason', async () => {
    const { id } = await buildBanner({ status: 'CREATED' });
    expect((await act(id, 'reject')).status).to.equal(422);
    expect((await act(id, 'reject', { reason: 'Ссылка не открывается' })).body.message.status).to.equal(
      'REJECTED',
    );
  });

  it('banners carry the marks of the law: advertiser, his tax number with right check digits, the token', async () => {
    const wrong = await create({
      ...whole(),
      ad_inn: '7707083894',
      ad_reg_number: 'с пробелом',
      url: 'javascript:alert(1)',
      ad_company: '',
    });
    expect(wrong.status).to.equal(422);
    expect(wrong.body.errors).to.have.all.keys('ad_inn', 'ad_reg_number', 'url', 'ad_company');
    expect(wrong.body.errors.ad_inn).to.match(/^Проверьте ИНН/);
    const statusOf = async (url: string) => (await create({ ...whole(), url })).status;
    expect(await statusOf('/prods/kurs-1?from=banner'), 'a page of this site').to.equal(201);
    expect(await statusOf('//elsewhere.example/landing')).to.equal(422);
  });

  it('banners have pictures of their slot, a category where the slot has one, and an end after the beginning', async () => {
    const { id } = await buildBanner({ filename: '1200x120-a', filename_mobile: '900x300-a' });
    expect((await put(id, { slot: 25 })).body.errors).to.have.all.keys(
      'category_id',
      'filename',
      'filename_mobile',
    );
    expect((await put(id, { category_id: 3 })).body.errors).to.have.all.keys('category_id');
    expect((await put(id, { date_end: nowInSeconds() - 9 * day })).body.errors).to.have.all.keys('date_end');
    const side = { slot: 25, category_id: 3, filename: '260x520-a', filename_mobile: '300x300-a' };
    expect((await put(id, side)).body.message).to.include(side);
    expect((await put(id, { category_id: 99 })).body.errors).to.deep.equal({
      category_id: 'Такой категории нет',
    });
  });

  it('a report shows the figures of each day', async () => {
    const { id } = await buildBanner({ view_count: 12, click_count: 3 });
    const hour = (ago: number) => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 - ago * 3_600_000);
    await AdStat.bulkCreate([
      {
        banner_id: id,
        slot: 5,
        hour: hour(48),
        requests: 9,
        impressions: 7,
        viewable: 5,
        uniq: 4,
        clicks: 1,
      },
      { banner_id: id, slot: 5, hour: hour(24 * 30), impressions: 7, viewable: 7, clicks: 2 },
    ]);
    const { body } = await api.call<StaffBanner>('get', `/adm/banner_campaigns/${id}`, { token });
    expect(body.message).to.include({ view_count: 12, click_count: 3 });
    expect(body.message.daily.map(({ viewable, clicks }) => [viewable, clicks])).to.deep.equal([[5, 1]]);
  });

  it('banners belong to no owner: a manager limited to his own rows sees none', async () => {
    const partner = await api.staff('PARTNER_MANAGER');
    const { body } = await api.call<StaffBanner[]>('get', '/adm/banner_campaigns', { token: partner.token });
    expect(body.message).to.deep.equal([]);
  });

  it('banners take pictures of exactly the size of their place', async () => {
    const upload = async (width: number, height: number, query: string) => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#0b6b67' } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'b.png');
      return api.call<{ filename: string }>('post', `/adm/files?folder=banners${query}`, { token, body });
    };
    const kept = await upload(900, 300, '&slot=5&look=mobile');
    expect([kept.status, kept.body.message.filename.slice(0, 8)]).to.deep.equal([201, '900x300-']);
    const refused = await upload(901, 300, '&slot=5&look=mobile');
    expect([refused.status, refused.body.errors.file]).to.deep.equal([
      422,
      'Нужна картинка ровно 900×300 точек, а в файле 901×300',
    ]);
    expect((await upload(900, 300, '')).status).to.equal(422);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
