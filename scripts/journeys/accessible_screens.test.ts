import { expect } from 'chai';
import { resources } from '../../api/resources.ts';
import { desktop, expectNoProblems, faultsInAllLooks, signIn, type Visit, visit } from './browser.ts';
import { staffScreens, staffSections } from './staffScreens.ts';

describe('Every screen of the back-office is accessible and quiet, wide and narrow, light and dark', function () {
  this.timeout(60_000);
  let admin: Visit;

  before(async function () {
    this.timeout(180_000);
    admin = await visit({ viewport: desktop });
    await admin.page.goto('/adm/login');
    await admin.settled();
    expect(await faultsInAllLooks(admin.page), 'the sign-in').to.deep.equal([]);
    await signIn(admin.page, 'admin');
  });
  after(() => admin?.end());
  beforeEach(() => admin.problems.splice(0));

  async function look(address: string) {
    const { page } = admin;
    await page.setViewportSize(desktop);
    await go(address);
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { level: 2 }))
      .first()
      .waitFor();
    await admin.settled();
    expect(await faultsInAllLooks(page, admin.settled)).to.deep.equal([]);
    expectNoProblems(admin);
  }

  /** As a link of the menu leads there: without loading the whole back-office again. */
  async function go(address: string) {
    await admin.page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(`/adm${address}`)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await admin.settled();
  }

  async function firstId(section: string): Promise<number> {
    const token = await admin.page.evaluate("localStorage.getItem('odonta.session.staff')");
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${admin.url}/api/adm/${section}?range=[0,0]`, { headers });
    const { message } = (await answer.json()) as { message: { id: number }[] };
    if (!message[0]) throw new Error(`The demo has nothing among ${section}`);
    return message[0].id;
  }

  it('the dashboard', () => look('/'));
  it('an address that leads nowhere', () => look('/nothing'));
  it('a new synonym, from the search report', () => look('/synonyms/create?word=улыбка'));

  for (const { section, address } of staffScreens)
    it(address, async () =>
      look(address.includes('/id') ? address.replace('/id', `/${await firstId(section)}`) : address),
    );

  it('and every resource of the API has some', () => {
    const withinAnother = ['page_versions'];
    expect(staffSections).to.have.members(
      resources.map(({ name }) => name).filter((name) => !withinAnother.includes(name)),
    );
  });

  it('is the same under /adm-next', async () => {
    const other = await visit();
    await signIn(other.page, 'admin', '/adm-next');
    await other.page.goto('/adm-next/prods');
    await other.page.getByRole('heading', { name: 'Курсы' }).first().waitFor();
    await other.settled();
    expect(new URL(other.page.url()).pathname).to.equal('/adm-next/prods');
    expectNoProblems(other);
    await other.end();
  });
});
