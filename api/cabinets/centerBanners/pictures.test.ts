import type { OwnBanner } from '@odonta/api/contract';
import type { Banner, Center } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildBannerOfWeeks, buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { useApi } from '../../testing/useApi.ts';

describe('the picture of a banner of a centre', () => {
  const api = useApi();
  let center: Center;
  let token: string;
  let stranger: string;
  let banner: Banner;

  before(async () => {
    center = await buildCenter();
    token = await api.tokenOf(await buildPartner(center));
    stranger = await api.tokenOf(await buildPartner(await buildCenter()));
  });
  beforeEach(async () => {
    banner = await buildBannerOfWeeks({ center_id: center.id });
  });

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });

  async function upload(bytes: Buffer, by = token) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '1200x120.png');
    const answer = await fetch(`${api.url}/api/partner/advertising/pictures?slot=5&look=desktop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${by}` },
      body: form,
    });
    const { message, errors } = (await answer.json()) as {
      message: { filename: string };
      errors?: Record<string, string>;
    };
    return { status: answer.status, filename: message.filename, errors };
  }
  const uploaded = async (by = token) => (await upload(await drawn(1200, 120).png().toBuffer(), by)).filename;
  const put = (body: object, { id } = banner, by = token) =>
    api.call<OwnBanner>('put', `/partner/advertising/banners/${id}`, { token: by, body });

  it('is one that the member has uploaded: neither that of another nor one that is not there', async () => {
    const own = await uploaded();
    expect((await put({ filename: own })).body.message.filename).to.equal(own);
    for (const filename of [await uploaded(stranger), '1200x120-missing', `${own}x`]) {
      const { status, body } = await put({ filename });
      expect([status, Object.keys(body.errors)], filename).to.deep.equal([422, ['filename']]);
    }
    expect((await banner.reload()).filename).to.equal(own);
  });

  it('that the banner has already stays when a colleague saves it', async () => {
    const own = await uploaded();
    await put({ filename: own });
    const colleague = await api.tokenOf(await buildPartner(center));
    const { body } = await put({ filename: own, alt: 'Курс осени' }, banner, colleague);
    expect([body.message.filename, body.message.alt]).to.deep.equal([own, 'Курс осени']);
  });

  it('of a running banner is no other either, but that of the change which waits', async () => {
    const running = await buildRunningBanner({ center_id: center.id });
    const foreign = await put({ filename: await uploaded(stranger) }, running);
    expect([foreign.status, foreign.body.errors]).to.satisfy(
      ([status, errors]: [number, object]) => status === 422 && 'filename' in errors,
    );
    const own = await uploaded();
    expect((await put({ filename: own }, running)).body.message.waiting?.creative).to.deep.equal({
      filename: own,
    });
    const colleague = await api.tokenOf(await buildPartner(center));
    const again = await put({ filename: own, alt: 'Другие слова' }, running, colleague);
    expect(again.body.message.waiting?.creative).to.deep.equal({ filename: own, alt: 'Другие слова' });
  });

  it('is measured as it is drawn, by its content and not by its name', async () => {
    const turned = (width: number, height: number) =>
      drawn(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const lying = await upload(await turned(1200, 120));
    expect([lying.status, lying.errors]).to.deep.equal([
      422,
      { file: 'Нужна картинка ровно 1200×120 точек, а в файле 120×1200' },
    ]);
    expect((await upload(await turned(120, 1200))).status, 'the control').to.equal(201);
    expect((await upload(Buffer.from('<svg width="1200" height="120"/>'))).status).to.equal(415);
    expect((await upload(await drawn(1200, 120).gif().toBuffer())).status).to.equal(415);
    expect((await upload(await drawn(1200, 121).png().toBuffer())).status).to.equal(422);
  });
});
