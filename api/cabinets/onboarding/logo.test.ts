import type { CenterFull, OwnCenter, ProdFull } from '@odonta/api/contract';
import { AuditEntry, type Center, Letter, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('the logo of a centre', () => {
  const api = useApi();
  const manager = useStaff(api, 'ROP_COURSE');

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
  const upload = async (token: string, bytes: Uint8Array, type = 'image/png') => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)], { type }), 'logo.png');
    return api.call<{ filename: string }>('post', '/partner/centers/pictures', { token, body });
  };
  const save = ({ id }: Center, token: string, filename: string | null) =>
    api.call<OwnCenter[]>('put', `/partner/centers/${id}`, { token, body: { filename } });
  const shown = async ({ slug }: Center) =>
    (await api.call<CenterFull>('get', `/centers/${slug}`)).body.message.filename;

  it('is uploaded by the owner, public at once on the page and at courses, and journalled', async () => {
    const center = await buildCenter();
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    const token = await api.tokenOf(await buildPartner(center));
    const { status, body } = await upload(token, await drawn(300, 260));
    expect(status).to.equal(201);
    const { filename } = body.message;
    expect((await save(center, token, filename)).body.message[0]?.application?.filename).to.equal(filename);
    expect(await shown(center)).to.equal(filename);
    const course = (await api.call<ProdFull>('get', `/prods/${prod.id}`)).body.message;
    expect(course.center.filename).to.equal(filename);
    const where = { resource: 'centers', record_id: String(center.id) };
    expect((await AuditEntry.findOne({ where }))?.changes).to.deep.equal({ filename: [null, filename] });
    expect((await save(center, token, null)).status).to.equal(200);
    expect(await shown(center)).to.equal(null);
  });

  it('is a picture by its content, and large enough', async () => {
    const token = await api.tokenOf(await buildPartner(await buildCenter()));
    expect((await upload(token, Buffer.from('<svg onload="alert(1)"/>'))).status).to.equal(415);
    const small = await upload(token, await drawn(199, 400));
    expect([small.status, small.body.errors?.file]).to.deep.equal([
      422,
      'Нужна картинка не меньше 200×200 точек, а в файле 199×400',
    ]);
  });

  it('is not for other members, nor a name that leads elsewhere', async () => {
    const center = await buildCenter();
    const editor = await api.tokenOf(await buildPartner(center, { role: 'EDITOR' }));
    expect((await upload(editor, await drawn(300, 300))).status).to.equal(403);
    expect((await save(center, editor, 'a')).status).to.equal(403);
    const owner = await api.tokenOf(await buildPartner(center));
    expect((await save(center, owner, '../../etc/passwd')).status).to.equal(422);
  });

  it('is taken off by staff with a reason, which the owner reads', async () => {
    const center = await buildCenter({ filename: 'foreign-logo' });
    const owner = await buildPartner(center);
    const remove = (body: object) =>
      api.call('post', `/adm/centers/${center.id}/remove_logo`, { token: manager.token, body });
    expect((await remove({})).status).to.equal(422);
    expect((await remove({ reason: 'Это логотип другой школы' })).status).to.equal(200);
    expect(await shown(center)).to.equal(null);
    const letter = await Letter.findOne({ where: { kind: 'center_logo_removed', record_id: center.id } });
    expect(letter).to.include({ to: owner.email });
    expect(letter?.text).to.include('Это логотип другой школы');
    expect((await remove({ reason: 'Ещё раз' })).status).to.equal(409);
  });

  it('is not put back by a form that was opened before staff took it off', async () => {
    const center = await buildCenter({ filename: 'foreign-logo', city: 'Пермь' });
    const token = await api.tokenOf(await buildPartner(center));
    const own = async () =>
      (await api.call<OwnCenter[]>('get', '/partner/centers', { token })).body.message[0];
    const { version } = (await own()) ?? {};
    await api.call('post', `/adm/centers/${center.id}/remove_logo`, {
      token: manager.token,
      body: { reason: 'Это логотип другой школы' },
    });
    const put = (body: object) =>
      api.call<OwnCenter[]>('put', `/partner/centers/${center.id}`, { token, body });
    const stale = await put({ filename: 'foreign-logo', city: 'Омск', version });
    expect([stale.status, stale.body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect(await center.reload()).to.include({ filename: null, city: 'Пермь' });
    expect((await put({ city: 'Омск', version: (await own())?.version })).status).to.equal(200);
    expect(await center.reload()).to.include({ filename: null, city: 'Омск' });
  });

  it('is named to staff with what else was changed, and nothing is said of what was not', async () => {
    const center = await buildCenter({ city: 'Пермь', manager_id: manager.user.id });
    const token = await api.tokenOf(await buildPartner(center));
    const put = (body: object) => api.call('put', `/partner/centers/${center.id}`, { token, body });
    await put({ filename: 'new-logo', city: 'Омск' });
    await put({ filename: 'new-logo', city: 'Омск' });
    const where = { path: `/centers/${center.id}/show`, user_id: manager.user.id };
    expect((await StaffNotice.findAll({ where })).map(({ text }) => text)).to.deep.equal([
      `Центр «${center.name}» изменил на своей странице: логотип, город`,
    ]);
    const journal = { resource: 'centers', record_id: String(center.id) };
    expect(await AuditEntry.count({ where: journal })).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
