import { AuditEntry, Letter } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { lettersAtEnd, sendLetterJob, writeLetter } from '../mail/letters.ts';
import { systemAuditActor, systemOrigin } from './system.ts';
import { unitOfWork } from './unitOfWork.ts';

const entryOf = (action: string) => ({
  ...{ by: systemAuditActor, origin: systemOrigin, resource: 'prods', record_id: 404 },
  ...{ action, changes: {} },
});
const letter = { kind: 'answer', to: 'end@test.local', subject: 'Ответ', text: 'Здравствуйте' };

describe('a transaction that is written at its end', () => {
  const api = useApi();
  const select = <Found extends object>(sql: string, bind: unknown[]) =>
    api.sequelize.query<Found>(sql, { bind, type: QueryTypes.SELECT });

  it('its audit entries stand in the order in which they were noted, alone or together', async () => {
    const actions = ['first', 'second', 'third', 'fourth'];
    await lettersAtEnd(async (transaction) => {
      const [first, ...others] = actions.map(entryOf);
      if (first) await unitOfWork.audit(first, transaction);
      await unitOfWork.auditAll(others.slice(0, 2), transaction);
      for (const last of others.slice(2)) await unitOfWork.audit(last, transaction);
    });
    const kept = await AuditEntry.findAll({ where: { record_id: '404' }, order: ['id'] });
    expect(kept.map(({ action }) => action)).to.deep.equal(actions);
  });

  it('each of its letters has a job, and the cards show what it has changed', async () => {
    const prod = await api.given(() => buildProd({ name: 'Прежнее название' }));
    await lettersAtEnd(async (transaction) => {
      for (const subject of ['Первое', 'Второе']) await writeLetter({ ...letter, subject }, transaction);
      await prod.update({ name: 'Новое название' }, { transaction });
    });
    const written = await Letter.findAll({ where: { to: letter.to }, order: ['id'] });
    expect(written.map(({ subject }) => subject)).to.deep.equal(['Первое', 'Второе']);
    const ids = written.map(({ id }) => Number(id));
    const jobs = await select<{ id: number }>(
      `select (data ->> 'id')::int as id from pgboss.job where name = $1 and (data ->> 'id')::int = any($2) order by 1`,
      [sendLetterJob, ids],
    );
    expect(jobs.map(({ id }) => id)).to.deep.equal(ids);
    const [shown] = await select<{ name: string }>(
      `select card ->> 'name' as name from prod_cards where prod_id = $1`,
      [prod.id],
    );
    expect(shown?.name).to.equal('Новое название');
  });

  it('it leaves nothing behind when it fails', async () => {
    const to = 'failed@test.local';
    const failing = lettersAtEnd(async (transaction) => {
      await writeLetter({ ...letter, to }, transaction);
      throw new Error('planted');
    });
    expect(await failing.catch(({ message }: Error) => message)).to.equal('planted');
    expect(await Letter.count({ where: { to } })).to.equal(0);
  });
});
