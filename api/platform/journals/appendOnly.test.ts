import { AuditEntry } from '@odonta/db/models';
import { testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import type { Sequelize, Transaction } from 'sequelize';
import { unitOfWork } from './unitOfWork.ts';

const attacks = [
  `update audit_log set actor_name = 'Не я'`,
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log, outbox cascade',
];
const guards = ['refuse_change', 'refuse_truncation'];

describe('the journal', () => {
  let world: Awaited<ReturnType<typeof testWorld>>;
  let sequelize: Sequelize;

  before(async () => {
    world = await testWorld();
    ({ sequelize } = world);
    await unitOfWork.transaction((transaction) => unitOfWork.audit(entry, transaction));
  });
  after(() => world?.close());

  const outcomeOf = (sql: string, transaction?: Transaction) =>
    sequelize.query(sql, { transaction: transaction ?? null }).then(
      () => 'done',
      (error: Error) => error.message,
    );

  for (const attack of attacks)
    it(`refuses «${attack}» from every client`, async () => {
      expect(await outcomeOf(attack)).to.equal('what was journalled neither changes nor vanishes');
      expect(await AuditEntry.count({ where: { actor_name: 'Кто-то' } })).to.equal(1);
      // The control: without the triggers each of these would be done.
      const unguarded = await sequelize.transaction();
      for (const guard of guards)
        await sequelize.query(`drop trigger ${guard} on audit_log`, { transaction: unguarded });
      expect(await outcomeOf(attack, unguarded)).to.equal('done');
      await unguarded.rollback();
    });

  it('refuses what the models would do as well', async () => {
    const kept = await AuditEntry.findOne({ where: { actor_name: 'Кто-то' }, rejectOnEmpty: true });
    for (const action of [
      () => kept.update({ reason: 'Другая' }),
      () => kept.destroy(),
      () => AuditEntry.update({ actor_id: null }, { where: {} }),
      () => AuditEntry.destroy({ where: {} }),
    ]) {
      const refused = await action().then(
        () => false,
        () => true,
      );
      expect(refused, String(action)).to.equal(true);
    }
  });
});

const entry = {
  by: { id: null, name: 'Кто-то', roles: [] },
  origin: { ip: '127.0.0.1', user_agent: null, request_id: 'r-1' },
  action: 'edit',
  resource: 'prods',
  record_id: 1,
  changes: {},
};
