import { expect } from 'chai';
import type { Sequelize } from 'sequelize';
import {
  Category,
  City,
  Page,
  PageVersion,
  PlatformRequisites,
  Specialization,
  Synonym,
} from '../../models/index.ts';
import { connect } from '../../postgres/connection.ts';
import { type TestDatabase, testDatabase } from '../../testing/server.ts';
import { contentPaths } from '../../vocabulary/content/pages.ts';
import { bankIssues } from '../../vocabulary/money/bank/requisites.ts';
import { hasRightCheckDigits } from '../../vocabulary/taxNumber.ts';
import { readCities, seedDictionaries } from './index.ts';
import { specializations } from './specializations.ts';

describe('the dictionaries of every installation', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;

  before(async () => {
    database = await testDatabase();
    sequelize = connect(database.url);
    // As two nodes that start together on an empty database.
    await Promise.all([seedDictionaries(sequelize), seedDictionaries(sequelize)]);
  });

  after(async () => {
    await sequelize.close();
    await database.drop();
  });

  it('the dictionaries hold cities, the twelve categories, specializations and synonyms', async () => {
    expect(await City.count()).to.equal((await readCities()).length);
    expect(await Category.count()).to.equal(12);
    expect(await Specialization.count()).to.equal(specializations.length);
    expect(await Synonym.count()).to.be.above(15);
  });

  it('the capital of the country has the first id', async () => {
    expect((await City.findByPk(1))?.name).to.equal('Москва');
  });

  it('the dictionaries hold a published first edition of every page whose text staff write', async () => {
    const versions = await PageVersion.findAll();
    expect(versions.map(({ path }) => path)).to.have.members(contentPaths);
    expect(versions.every(({ number }) => number === 1)).to.equal(true);
    expect(await Page.count({ where: { status: 'CONFIRMED' } })).to.equal(contentPaths.length);
  });

  it('the dictionaries hold sample requisites of the seller, with a bank whose keys fit', async () => {
    const seller = await PlatformRequisites.findByPk(1, { rejectOnEmpty: true });
    expect(bankIssues(seller)).to.deep.equal({});
    expect(hasRightCheckDigits(seller.inn)).to.equal(true);
  });

  it('a second run adds no duplicates and restores nothing that staff changed', async () => {
    await City.update({ population: 7 }, { where: { name: 'Тверь' } });
    await Synonym.destroy({ where: { id: 1 } });
    const before = [
      await City.count(),
      await Category.count(),
      await Specialization.count(),
      await Synonym.count(),
      await PageVersion.count(),
    ];
    await seedDictionaries(sequelize);
    expect([
      await City.count(),
      await Category.count(),
      await Specialization.count(),
      await Synonym.count(),
      await PageVersion.count(),
    ]).to.deep.equal(before);
    expect((await City.findOne({ where: { name: 'Тверь' } }))?.population).to.equal(7);
  });
});
