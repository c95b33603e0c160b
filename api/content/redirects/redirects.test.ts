import type { StaffRedirect } from '@odonta/api/contract';
import { Redirect } from '@odonta/db/models';
import { buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { useApi } from '../../testing/useApi.ts';

describe('redirects', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('SEO_EDIT')).token;
  });
  beforeEach(() => Redirect.destroy({ where: {} }));

  const add = (from_path: string, to_path: string | null, status = 301) =>
    api.call<StaffRedirect>('post', '/adm/redirects', { token, body: { from_path, to_path, status } });
  const all = async () =>
    Object.fromEntries((await Redirect.findAll()).map(({ from_path, to_path }) => [from_path, to_path]));

  it('a redirect is added when a published course or lecturer changes its address', async () => {
    const prod = await buildProd({ slug: 'staryj', published_at: new Date() });
    await prod.update({ slug: 'novyj' });
    const lecturer = await buildLecturer({ sef: 'ivanov' });
    await lecturer.update({ sef: 'petrov' });
    expect(await all()).to.deep.equal({
      [`/prods/staryj-${prod.id}`]: `/prods/novyj-${prod.id}`,
      '/lecturers/ivanov': '/lecturers/petrov',
    });
    expect(await Redirect.count({ where: { is_automatic: true } })).to.equal(2);
  });

  it('no redirect is added for an address that was never public', async () => {
    await (await buildLecturer({ sef: 'sidorov', status: 'CREATED' })).update({ sef: 'sidorov-2' });
    await (await buildProd({ status: 'CREATED', slug: 'tajnyj' })).update({ slug: 'tajnyj-2' });
    expect(await all()).to.deep.equal({});
  });

  it('a redirect leads straight to the end after a second change, and vanishes when the address returns', async () => {
    const lecturer = await buildLecturer({ sef: 'a' });
    await lecturer.update({ sef: 'b' });
    await lecturer.update({ sef: 'c' });
    expect(await all()).to.deep.equal({ '/lecturers/a': '/lecturers/c', '/lecturers/b': '/lecturers/c' });
    await lecturer.update({ sef: 'a' });
    expect(await all()).to.deep.equal({ '/lecturers/b': '/lecturers/a', '/lecturers/c': '/lecturers/a' });
  });

  it('never make a chain or a circle, in whatever order they are added', async function () {
    this.timeout(60_000);
    const address = fc.integer({ min: 1, max: 5 }).map((number) => `/a${number}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(address, address), { maxLength: 12 }), async (pairs) => {
        await Redirect.destroy({ where: {} });
        for (const [from_path, to_path] of pairs)
          await Redirect.upsert({ from_path, to_path }, { conflictFields: ['from_path'] }).catch(
            () => undefined,
          );
        const kept = await all();
        for (const to of Object.values(kept)) expect(Object.keys(kept)).to.not.include(to);
      }),
      { numRuns: 25 },
    );
  });

  it('a circular redirect is refused with a message', async () => {
    await add('/one', '/two');
    expect((await add('/two', '/one')).status).to.equal(422);
    expect((await add('/same', '/same')).body.errors).to.deep.equal({
      to_path: 'Адрес не может вести на себя',
    });
  });

  it('a redirect may say that an address is gone, and has no target then', async () => {
    expect((await add('/gone', null, 410)).body.message).to.include({ status: 410, to_path: null });
    expect((await add('/nowhere', null)).body.errors).to.deep.equal({ to_path: 'Укажите, куда ведёт адрес' });
  });

  it('a redirect cannot cover an existing page or lead to another site', async () => {
    for (const path of ['/policy', '/search', '/adm/prods', '/api/prods/1'])
      expect((await add(path, '/')).body.errors, path).to.have.property('from_path');
    for (const target of ['https://evil.example', '//evil.example', 'evil'])
      expect((await add('/x', target)).body.errors, target).to.have.property('to_path');
  });

  it('a target with a broken % escape is refused by name, a valid one accepted', async () => {
    const message = { to_path: 'Знак % в адресе пишется как %25' };
    for (const target of ['/search?q=50%', '/%zz', '/%FF']) {
      const { status, body } = await add('/half', target);
      expect([status, body.errors], target).to.deep.equal([422, message]);
    }
    expect((await add('/half', '/search?q=50%25&next=a%2Fb')).body.message.to_path).to.equal(
      '/search?q=50%25&next=a%2Fb',
    );
    const lines = '/other /fine\n/half /50%';
    const { body } = await api.call('post', '/adm/redirects/import', { token, body: { lines } });
    expect(body.errors).to.deep.equal({ lines: 'Строка 2: Знак % в адресе пишется как %25' });
  });

  it('an import of lines is atomic, and an error names its line', async () => {
    const send = (lines: string) => api.call('post', '/adm/redirects/import', { token, body: { lines } });
    expect((await send('/old /new\n/gone\n\n/very-old;/old')).body.message).to.deep.equal({ imported: 3 });
    expect(await all()).to.deep.equal({ '/old': '/new', '/gone': null, '/very-old': '/new' });
    const wrong = await send('/fine /new\nhttp://elsewhere /new');
    expect(wrong.body.errors).to.deep.equal({
      lines: 'Строка 2: нужны два разных адреса, каждый начинается с /',
    });
    expect(await all()).to.not.have.property('/fine');
  });

  it('of articles alone are open to an editor of articles', async () => {
    const editor = (await api.staff('ARTICLES')).token;
    await add('/articles/staraya-1', '/articles/novaya-1');
    await add('/prods/staryj-1', '/prods/novyj-1');
    const call = <Message>(method: string, tail: string, body?: object) =>
      api.call<Message>(method, `/adm/redirects${tail}`, { token: editor, body });
    const { body } = await call<StaffRedirect[]>('get', '');
    expect(body.message.map(({ from_path }) => from_path)).to.deep.equal(['/articles/staraya-1']);
    const [own, foreign] = [
      body.message[0]?.id,
      (await Redirect.findOne({ where: { from_path: '/prods/staryj-1' } }))?.id,
    ];
    expect((await call('get', `/${foreign}`)).status).to.equal(404);
    expect((await call('put', `/${foreign}`, { to_path: '/' })).status).to.equal(404);
    const filter = encodeURIComponent(JSON.stringify({ q: 'prods' }));
    expect((await call<StaffRedirect[]>('get', `?filter=${filter}`)).body.message).to.deep.equal([]);
    expect((await call('put', `/${own}`, { from_path: '/prods/chuzhoj-1' })).status).to.equal(403);
    expect((await call('put', `/${own}`, { to_path: '/articles/inaya-2' })).status).to.equal(200);
    expect(await all()).to.deep.equal({
      '/articles/staraya-1': '/articles/inaya-2',
      '/prods/staryj-1': '/prods/novyj-1',
    });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
