import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { ownCenter } from './ownCenter.ts';
import { newTraderAccount } from './ownTrader.ts';

describe('One account acts for a trading organisation and for a centre', function () {
  this.timeout(120_000);
  let both: Visit;
  let merchant: number;
  let center: number;

  before(async () => {
    merchant = await newTraderAccount('two-owners', { company: 'ООО «Два входа»', inn: '7701833652' });
    center = await ownCenter('two-owners', 'Центр «Два входа»', []);
    await memberAs('EDITOR');
    both = await visit();
    await enterAs(both.page, 'two-owners', sessionTokenKeys.partner);
  });
  after(() => both?.end());

  async function memberAs(role: string): Promise<void> {
    const { db } = await app();
    await db.query('delete from user_memberships where center_id = $1', [center]);
    await db.query(
      `insert into user_memberships (user_id, center_id, role)
       select id, $1, $2 from users where email = 'two-owners@demo.local'`,
      [center, role],
    );
  }

  /** In whose name each page sells; null where it sells nothing. */
  async function buyersOf(path: string): Promise<string | null> {
    const { page } = both;
    await page.goto(path);
    const form = page.getByRole('region', { name: 'Купить баннер' });
    await form.or(page.getByText('Баннеров пока нет')).waitFor();
    expect(await page.getByLabel('Рекламодатель').count()).to.equal(0);
    return (await form.count()) ? form.getByText('Рекламодатель:').textContent() : null;
  }

  it("an editor of a centre buys on the organisation's page alone, and in its name", async () => {
    expect(await buyersOf('/partner/advertising')).to.equal(null);
    expect(await buyersOf('/lk/merchants/advertising')).to.equal('Рекламодатель: ООО «Два входа»');
  });

  it('the page of a suspended organisation does not offer to spend the balance of the centre', async () => {
    const { db } = await app();
    await memberAs('OWNER');
    await db.query(`update merchants set status = 'SUSPENDED' where id = $1`, [merchant]);
    expect(await buyersOf('/lk/merchants/advertising')).to.equal(null);
    expect(await buyersOf('/partner/advertising')).to.equal('Рекламодатель: Центр «Два входа»');
    expectNoProblems(both);
  });
});
