import { Redirect } from '@odonta/db/models';
import { buildArticle, buildCenter, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { articlePath, centerPath, lecturerPath, paths, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { isOwnPage, ownPathOf } from './ownPages.ts';

describe('a page of our own site', () => {
  const api = useApi();

  const existing = (...pages: string[]) =>
    Promise.all(pages.map(isOwnPage)).then((answers) => pages.filter((_, index) => answers[index]));

  it('is found by the path or the whole address', () => {
    api.ports.siteUrl = 'https://odonta.example';
    const path = '/prods/kurs-1';
    expect(ownPathOf(`${path}?from=banner#price`)).to.equal(path);
    expect(ownPathOf(`https://odonta.example${path}`)).to.equal(path);
    expect(ownPathOf(`http://ODONTA.example${path}`)).to.equal(path);
    for (const link of [
      'https://other.example/',
      'https://odonta.example.other.ru/',
      'https://odonta.example:444/',
    ])
      expect(ownPathOf(link), link).to.equal(null);
    api.ports.siteUrl = '';
  });

  it('exists where visitors see it, and not as a draft, unpublished or by a wrong address', async () => {
    const [prod, draft] = [await buildProd(), await buildProd({ status: 'CREATED' })];
    const [article, hidden] = [await buildArticle(), await buildArticle({ status: 'DRAFT' })];
    const [lecturer, unknown] = [await buildLecturer(), await buildLecturer({ status: 'CREATED' })];
    const [center, idle] = [await buildCenter(), await buildCenter({ suspended_at: new Date() })];
    const good = [prodPath(prod), articlePath(article), lecturerPath(lecturer), centerPath(center)];
    const bad = [prodPath(draft), articlePath(hidden), lecturerPath(unknown), centerPath(idle)];
    const wrong = ['/prods/kurs-2000000000', '/prods/kurs-9999999999', '/prods/', '/articles/x', '/info/net'];
    expect(await existing(...good, ...bad, ...wrong)).to.deep.equal(good);
  });

  it('is for all visitors: neither one of a cabinet, nor behind a link, nor a file', async () => {
    const good = [paths.home, paths.search, paths.lecturers, paths.about, paths.policy];
    const bad = [
      paths.notFound,
      '/robots.txt',
      '/uploads/docs/a.pdf',
      '/adm',
      '/partner/centers',
      '/partner/orders',
      '/lk',
      '/login',
      '/legal/orders',
    ];
    const secret = `/payment/${'x'.repeat(32)}`;
    expect(await existing(...good, ...bad, secret, '/certificates/abc', '/r/abc')).to.deep.equal(good);
  });

  it('may have moved to one that exists', async () => {
    await Redirect.create({ from_path: '/bylo', to_path: '/search' });
    await Redirect.create({ from_path: '/было', to_path: '/search?q=было' });
    await Redirect.create({ from_path: '/nekuda', to_path: '/net-takoi' });
    await Redirect.create({ from_path: '/ushlo', status: 410 });
    const moved = ['/bylo', encodeURI('/было')];
    expect(await existing(...moved, '/nekuda', '/ushlo', '/%E0%A4%A', '/%00', '/centers/%00')).to.deep.equal(
      moved,
    );
  });
});
