import type { ProdSeo } from '@odonta/api/contract';
import { AuditEntry, PageMeta, type Prod } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { findMeta } from './pageMetas.open.ts';

describe('the title of a course for search engines', () => {
  const api = useApi();
  const editor = useStaff(api, 'COURSE_EDITOR');
  let prod: Prod;
  beforeEach(async () => {
    prod = await api.given(() => buildProd());
  });

  const at = () => `/adm/prods/${prod.id}/seo`;
  const read = async (token = editor.token) => api.call<ProdSeo>('get', at(), { token });
  const write = (body: object, headers = {}, token = editor.token) =>
    api.call<ProdSeo>('put', at(), { token, body, headers });

  it('is none until somebody writes it, and is then the title of its page', async () => {
    const path = prodPath(prod);
    const none = { path, title: null, description: null, version: null };
    expect((await read()).body.message).to.deep.equal(none);
    const title = 'Курс по перелечиванию каналов';
    expect((await write({ title })).body.message).to.deep.equal({
      path,
      title,
      description: null,
      version: 0,
    });
    expect(await findMeta(path)).to.include({ title, description: null });
    expect((await write({ description: 'Два дня под микроскопом' })).body.message.title).to.equal(title);
    const entries = await AuditEntry.findAll({ where: { resource: 'page_metas', actor_id: editor.user.id } });
    expect(entries.map(({ action }) => action)).to.deep.equal(['create', 'update']);
    expect((await write({ title: null, description: null })).body.message).to.deep.equal(none);
    expect(await findMeta(path)).to.equal(null);
  });

  it('leaves other meta of the page as they are', async () => {
    await PageMeta.create({ path: prodPath(prod), title: 'Был', is_hidden: true });
    expect((await write({ title: null })).status).to.equal(200);
    expect(await findMeta(prodPath(prod))).to.include({ title: null, is_hidden: true });
  });

  it('is not overwritten by an editor who has read an older one', async () => {
    await write({ title: 'Первая правка' });
    const outdated = { 'if-match': '"0"' };
    expect((await write({ title: 'Вторая правка' }, outdated)).status).to.equal(200);
    const refused = await write({ title: 'Третья правка' }, outdated);
    expect([refused.status, refused.body.current]).to.deep.include.members([409]);
    expect((refused.body.current as ProdSeo).title).to.equal('Вторая правка');
  });

  it('is refused when too long or too short, and of a course that is not there', async () => {
    for (const body of [{ title: 'а'.repeat(201) }, { description: 'а'.repeat(501) }, { title: 'а' }])
      expect((await write(body)).status).to.equal(422);
    await prod.destroy();
    expect([(await read()).status, (await write({ title: 'Заголовок' })).status]).to.deep.equal([404, 404]);
  });

  it('is read by viewers of courses and written by editors', async () => {
    const statuses = async (role: StaffRole) => {
      const { token } = await api.staff(role);
      return [(await read(token)).status, (await write({ title: 'Заголовок' }, {}, token)).status];
    };
    expect(await statuses('SEO_EDIT')).to.deep.equal([200, 200]);
    expect(await statuses('COURSE_VIEW')).to.deep.equal([200, 403]);
    expect(await statuses('PARTNER_MANAGER')).to.deep.equal([403, 403]);
  });

  it('gets no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
