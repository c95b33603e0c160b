import { expect } from 'chai';
import { QueryTypes, Sequelize } from 'sequelize';
import { type TestDatabase, testDatabase } from '../testing/server.ts';
import { migrate, withMigrator } from './index.ts';
import { up } from './steps/20261129160000-add-merchants-to-banners.ts';

const name = '20261129160000-add-merchants-to-banners.ts';

describe('the step that sells banners to trading organisations', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;

  beforeEach(async () => {
    database = await testDatabase();
    sequelize = new Sequelize(database.url, { logging: false });
    await sequelize.query(`
      insert into merchants (name, inn, kontact_name, phone, email, status)
        values ('ООО «Бор»', '7736207543', 'Мария', '+79120000770', 'bor@test.local', 'CONFIRMED');
      insert into banners (slot, merchant_id, by_weeks, price_rows, total, discount, status, date_start, date_end)
        select 5, id, true, '[]', 0, 0, 'CANCELED', now(), now() + interval '7 days' from merchants`);
  });
  afterEach(async () => {
    await sequelize.close();
    await database.drop();
  });

  const undo = () => withMigrator(database.url, (migrator) => migrator.down({ to: name }));
  const owned = () =>
    sequelize.query('select merchant_id is not null as "isOwned" from banners', { type: QueryTypes.SELECT });

  it('an undoing is refused as a whole while an organisation has a banner, which keeps its owner', async () => {
    const failure = await undo().catch((error: Error) => error);
    expect(String(failure)).to.include('banners_by_weeks_priced');
    expect(await owned()).to.deep.equal([{ isOwned: true }]);
    const [index] = await sequelize.query(`select to_regclass('banners_by_merchant') is not null as there`, {
      type: QueryTypes.SELECT,
    });
    expect(index).to.deep.equal({ there: true });
  });

  it('an undone step leaves no trigger that would refuse the next change of an organisation', async () => {
    await sequelize.query('delete from banners');
    await undo();
    await sequelize.query(`update merchants set status = 'SUSPENDED'`);
    await migrate(database.url);
    await sequelize.query(`update merchants set status = 'CONFIRMED'`);
  });

  it('a step that was interrupted half-way is applied again from its beginning', async () => {
    await sequelize.query('alter table banners drop constraint banners_of_one_owner');
    await up(sequelize.getQueryInterface());
    expect(await owned()).to.deep.equal([{ isOwned: true }]);
  });
});
