import type { StaffJob, StaffQueue } from '@odonta/api/contract';
import { AuditEntry, Letter } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { queueNames } from '@odonta/db/vocabulary/jobs.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type JobKind, startQueue } from '../../platform/jobs/queue.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the queues of jobs', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const call = <Message>(method: string, path: string, as = token) =>
    api.call<Message>(method, `/adm/queues${path}`, { token: as });
  const queue = async (name: string) =>
    (await call<StaffQueue[]>('get', '')).body.message.find((each) => each.name === name);
  const jobs = async (name: string) => (await call<StaffJob[]>('get', `/${name}/jobs`)).body.message;
  const write = (subject: string) =>
    inTransaction(api.sequelize, (transaction) =>
      writeLetter({ kind: 'test', to: 'queue@test.local', subject, text: 'Текст' }, transaction),
    );
  const statusOf = async (subject: string) => (await Letter.findOne({ where: { subject } }))?.status;

  it('the page counts jobs and shows none of their contents', async () => {
    await api.sequelize.query(
      `insert into pgboss.job (name, data, state, retry_count, retry_limit, output, policy)
       select name, '{"id": 0, "to": "secret@test.local"}', 'failed', 8, 8, '{"message": "no such host"}', policy
       from pgboss.queue where name = 'send-letter'`,
    );
    const found = await queue('send-letter');
    expect(found).to.include({ failed: 1, is_paused: false });
    const [job] = await jobs('send-letter');
    expect(job).to.include({ state: 'failed', attempts: 8, attempts_limit: 8, error: 'no such host' });
    expect(job?.payload).to.deep.equal({ id: 0, to: '***' });
    const names = (await call<StaffQueue[]>('get', '')).body.message.map(({ name }) => name);
    expect(names).to.include.members(Object.keys(queueNames));
    expect(names.filter((name) => name.startsWith('__'))).to.deep.equal([]);
  });

  it('a failed job is retried or deleted, and both are in the audit log', async () => {
    const [job] = await jobs('send-letter');
    expect((await call('post', `/send-letter/jobs/${job?.id}/retry`)).status).to.equal(200);
    await eventually(async () => expect((await jobs('send-letter'))[0]?.state).to.equal('completed'));
    expect((await call('post', `/send-letter/jobs/${job?.id}/retry`)).status).to.equal(409);
    expect((await call('post', `/send-letter/jobs/${job?.id}/discard`)).status).to.equal(200);
    expect((await jobs('send-letter')).map(({ id }) => id)).to.not.include(job?.id);
    expect((await call('post', `/send-letter/jobs/${job?.id}/discard`)).status).to.equal(404);
    const entries = await AuditEntry.findAll({ where: { resource: 'queues' }, order: [['id', 'ASC']] });
    expect(entries.map(({ action }) => action)).to.deep.equal(['retry', 'discard']);
  });

  it('a pause stops a queue on every node within two seconds, until it is resumed', async () => {
    const done: string[] = [];
    const kind: JobKind<{ id: number }> = {
      name: 'send-letter',
      work: async ({ id }) => void done.push(`other node ${id}`),
    };
    const other = await startQueue(api.databaseUrl, [kind], () => undefined);
    expect((await call<StaffQueue>('post', '/send-letter/pause')).body.message.is_paused).to.equal(true);
    await new Promise((pass) => setTimeout(pass, 2000));
    await write('Во время паузы');
    await new Promise((pass) => setTimeout(pass, 3500));
    expect([await statusOf('Во время паузы'), done]).to.deep.equal(['QUEUED', []]);
    expect(await queue('send-letter')).to.include({ waiting: 1, is_paused: true });
    expect((await queue('send-letter'))?.oldest).to.be.closeTo(Date.now() / 1000, 60);
    await call('post', '/send-letter/resume');
    await eventually(async () => expect((await queue('send-letter'))?.waiting).to.equal(0));
    await other.stop();
  });

  it('only staff with the right pause a queue, and unknown queues are not found', async () => {
    const { token: stranger } = await api.staff('MANAGER');
    for (const [method, path] of [
      ['get', ''],
      ['get', '/send-letter/jobs'],
      ['post', '/send-letter/pause'],
    ] as const)
      expect((await call(method, path, stranger)).status, path).to.equal(403);
    const rows = await api.sequelize.query('select 1 from queue_pauses', { type: QueryTypes.SELECT });
    expect(rows).to.deep.equal([]);
    expect((await call('post', '/nothing/pause')).status).to.equal(404);
  });
});
