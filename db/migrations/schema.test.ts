import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { Sequelize } from 'sequelize';
import { testDatabase } from '../testing/server.ts';
import { schemaFile } from './describeSchema.ts';

describe('the schema file', () => {
  let sequelize: Sequelize;
  let drop: () => Promise<void>;

  before(async () => {
    const database = await testDatabase();
    sequelize = new Sequelize(database.url, { logging: false });
    drop = database.drop;
  });
  after(async () => {
    await sequelize?.close();
    await drop?.();
  });

  it('shows what migrations and functions build (if not: npm run schema)', async () => {
    const kept = readFileSync(join(import.meta.dirname, '../schema.sql'), 'utf8');
    const built = await schemaFile(sequelize);
    expect(built.split('\n')).to.deep.equal(kept.split('\n'));
    expect(kept.match(/^create table /gm)).to.have.length.greaterThan(120);
  });

  it('changes with each kind of thing a migration can make', async () => {
    const before = await schemaFile(sequelize);
    for (const [thing, statement] of Object.entries(planted)) {
      const transaction = await sequelize.transaction();
      try {
        await sequelize.query(statement, { transaction });
        expect(await schemaFile(sequelize, transaction), thing).to.not.equal(before);
      } finally {
        await transaction.rollback();
      }
    }
  });
});

const planted = {
  'a column': 'alter table cities add column planted integer',
  'a default': 'alter table cities alter column population set default 7',
  'a lost constraint': 'alter table cities alter column region drop not null',
  'a check': 'alter table cities add constraint planted check (population < 100000000)',
  'an index': 'create index planted on cities (region)',
  'a trigger': 'drop trigger keep_in_use on cities',
  'a function': 'create function planted() returns void language sql as $$ select $$',
  'a sequence': 'create sequence planted',
  'a view': 'create view planted as select name from cities',
  'a type of column': 'alter table bonus_lots alter column "left" type numeric',
};
