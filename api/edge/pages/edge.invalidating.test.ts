import { expect } from 'chai';
import { latch, page, startSite, type TestSite, until } from './testSite.ts';

describe('invalidating', () => {
  let site: TestSite;
  let title: string;
  beforeEach(() => {
    title = 'Было';
  });
  afterEach(() => site.stop());

  const text = async (path = '/prods/imp-1') => (await site.ask(path)).text;

  it('renders the pages with a tag again, and no others', async () => {
    site = await startSite((req, res) => page(res, title, { tags: [`prod:${req.url?.at(-1)}`, 'list'] }));
    await text('/prods/imp-1');
    await text('/prods/imp-2');
    title = 'Стало';
    site.edge.invalidate(['prod:1']);
    expect([await text('/prods/imp-1'), await text('/prods/imp-2')]).to.deep.equal(['Стало', 'Было']);
    site.edge.invalidate(['prod:77', 'list']);
    expect(await text('/prods/imp-2')).to.equal('Стало');
  });

  it('can be of everything', async () => {
    site = await startSite((_req, res) => page(res, title, { tags: [] }));
    await text();
    title = 'Стало';
    site.edge.invalidateAll();
    expect(await text()).to.equal('Стало');
  });

  /** The first rendering reads the title, then waits at the latch while the title changes. */
  async function overtake(invalidate: () => void) {
    const { opened, open } = latch();
    const written: string[] = [];
    site = await startSite(async (_req, res) => {
      const read = title;
      if (site.inner.length === 1) await opened;
      written.push(read);
      page(res, read);
    });
    const early = text();
    await until(() => site.inner.length === 1);
    title = 'Стало';
    invalidate();
    const late = text();
    open();
    return { answers: await Promise.all([early, late]), written };
  }

  it('reaches the renderings that are under way: what they read before the change is not kept', async () => {
    const { answers, written } = await overtake(() => site.edge.invalidate(['prod:1']));
    expect(written, 'the old bytes were written after the change').to.deep.equal(['Было', 'Стало']);
    expect(answers).to.deep.equal(['Стало', 'Стало']);
    expect(await text()).to.equal('Стало');
    expect(site.edge.stats().overtaken).to.equal(1);
  });

  it('of everything reaches them too', async () => {
    const { answers } = await overtake(() => site.edge.invalidateAll());
    expect(answers).to.deep.equal(['Стало', 'Стало']);
  });

  it('is what protects them: with only another tag forgotten, the same race keeps the old bytes', async () => {
    const { answers, written } = await overtake(() => site.edge.invalidate(['prod:2']));
    expect(written).to.deep.equal(['Было']);
    expect([...answers, await text()]).to.deep.equal(['Было', 'Было', 'Было']);
  });

  it('that never ceases still lets the page be answered, though not kept', async () => {
    site = await startSite((_req, res) => {
      site.edge.invalidate(['prod:1']);
      page(res, title);
    });
    expect(await text()).to.equal('Было');
    expect(site.edge.stats()).to.include({ pages: 0, overtaken: 3 });
  });

  it('does not keep what was rendered for an address that has moved meanwhile', async () => {
    let hasMoved = false;
    site = await startSite(
      (_req, res) => {
        if (site.inner.length === 1) {
          hasMoved = true;
          site.edge.invalidate(['path:/prods/imp-1']);
        }
        page(res, title, { status: 404 });
      },
      { hasMoved: () => hasMoved },
    );
    await text();
    expect(site.edge.stats().pages).to.equal(0);
  });

  it('drops a page that no longer wants to be kept', async () => {
    site = await startSite((_req, res) => (title === 'Было' ? page(res, title) : res.end(title)));
    await text();
    title = 'Стало';
    site.edge.invalidate(['prod:1']);
    expect(await text()).to.equal('Стало');
    expect(site.edge.stats().pages).to.equal(0);
  });
});
