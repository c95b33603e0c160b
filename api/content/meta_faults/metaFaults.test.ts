import type { StaffMetaIssue } from '@odonta/api/contract';
import { AuditEntry, PageMeta } from '@odonta/db/models';
import { buildArticle, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { metaChecker } from './metaFaults.check.ts';

describe('faults of meta', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('SEO_EDIT')).token;
  });

  const recheck = (as = token) =>
    api.call<{ found: number }>('post', '/adm/meta_faults/recheck', { token: as });
  const listed = async (filter: object, as = token) =>
    (
      await api.call<StaffMetaIssue[]>(
        'get',
        `/adm/meta_faults?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,499]`,
        { token: as },
      )
    ).body.message;
  const kindsAndIds = (issues: StaffMetaIssue[]) => issues.map(({ kind, record_id }) => [kind, record_id]);

  it('long titles and descriptions, missing ones and duplicates are found', async () => {
    const words = 'Описание курса'.repeat(20);
    const long = await buildProd({ name: 'Н'.repeat(71), text: words });
    const empty = await buildProd({ name: 'Курс без единого слова', text: '<p>&nbsp;</p>' });
    const twins = [1, 2].map(() => buildProd({ name: 'Один и тот же курс', text: words }));
    const [first, second] = await Promise.all(twins);
    const again = await buildProd({ name: 'Курс серии', text: words });
    await buildProd({ name: 'Курс серии', text: words, series_id: again.id });
    await PageMeta.create({ path: `/prods/x-${long.id}`, description: 'О'.repeat(161) });
    await recheck();
    expect(kindsAndIds(await listed({ resource: 'prods', q: 'Н'.repeat(71) }))).to.deep.equal([
      ['TITLE_LONG', long.id],
    ]);
    const ofEmpty = (await listed({ kind: 'DESCRIPTION_EMPTY' })).map(({ record_id }) => record_id);
    expect(ofEmpty).to.include(empty.id).and.not.include(long.id);
    expect(kindsAndIds(await listed({ kind: 'DESCRIPTION_LONG' }))).to.deep.equal([
      ['DESCRIPTION_LONG', long.id],
    ]);
    const twice = await listed({ kind: 'TITLE_TWICE' });
    expect(twice.map(({ record_id }) => record_id)).to.have.members([first?.id, second?.id]);
    expect(twice.map(({ others }) => others)).to.deep.equal([1, 1]);
    expect(twice.find(({ record_id }) => record_id === first?.id)?.path).to.equal(
      `/prods/${first?.slug}-${first?.id}`,
    );
  });

  it('corrected errors disappear with the next search, and hidden pages and drafts are not searched', async () => {
    const prod = await buildProd({ name: 'Д'.repeat(90), text: 'Слова' });
    await buildProd({ name: 'Ч'.repeat(90), text: 'Слова', status: 'PREPARE', is_draft: true });
    const find = () => listed({ kind: 'TITLE_LONG', q: 'ДДД' });
    await metaChecker.work({});
    expect(kindsAndIds(await find())).to.deep.equal([['TITLE_LONG', prod.id]]);
    const meta = await PageMeta.create({ path: `/prods/x-${prod.id}`, title: 'Коротко' });
    await recheck();
    expect(await find()).to.deep.equal([]);
    await meta.update({ title: null, is_hidden: true });
    await recheck();
    expect(await find()).to.deep.equal([]);
    expect(await listed({ q: 'ЧЧЧ' })).to.deep.equal([]);
  });

  it('staff with the right start a search, and the audit log names them', async () => {
    const { user, token: mine } = await api.staff('SEO_EDIT');
    const { status, body } = await recheck(mine);
    expect([status, typeof body.message.found]).to.deep.equal([200, 'number']);
    const [entry] = await AuditEntry.findAll({ where: { actor_id: user.id, action: 'recheck' } });
    expect(entry?.resource).to.equal('meta_faults');
    expect((await recheck((await api.staff('ARTICLES')).token)).status).to.equal(403);
    expect((await recheck((await api.staff('COURSE_EDITOR')).token)).status).to.equal(403);
  });

  it('concurrent searches find each error once', async () => {
    await buildProd({ name: 'В'.repeat(90), text: 'Слова' });
    const asked = await Promise.all([recheck(), recheck(), metaChecker.work({})]);
    expect(asked.slice(0, 2).map((answer) => answer?.status)).to.deep.equal([200, 200]);
    expect(await listed({ kind: 'TITLE_LONG', q: 'ВВВ' })).to.have.length(1);
  });

  it('of articles alone are seen by who edits articles alone', async () => {
    const lecturer = await buildLecturer({ name: 'Л'.repeat(80), text: '' });
    const article = await buildArticle({ title: 'С'.repeat(80) });
    await recheck();
    const narrow = await listed({ kind: 'TITLE_LONG' }, (await api.staff('ARTICLES')).token);
    expect(narrow.map(({ record_id, resource }) => [resource, record_id])).to.deep.equal([
      ['articles', article.id],
    ]);
    const all = (await listed({ kind: 'TITLE_LONG' })).map(
      ({ resource, record_id }) => `${resource} ${record_id}`,
    );
    expect(all).to.include.members([`lecturers ${lecturer.id}`, `articles ${article.id}`]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
