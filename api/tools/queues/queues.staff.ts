import { AuditEntry, connectionOf } from '@odonta/db/models';
import type { Sequelize, Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff, type StaffCall } from '../../identity/sessions/auditStaff.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { bossWithin } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { jobToHandle, listJobs, listQueues } from './jobs.ts';

export const queueEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/queues',
    summary: 'The queues: waiting, running and failed jobs, and the age of the oldest',
    audience: staffAudience,
    allow: 'queues.list',
    handle: async () => ({ message: await listQueues(connection()) }),
  }),
  endpoint({
    method: 'get',
    path: '/adm/queues/:name/jobs',
    summary: 'Jobs of a queue, their payload masked',
    audience: staffAudience,
    allow: 'queues.show',
    handle: async ({ params }) => {
      await knownQueue(params.name);
      return { message: await listJobs(connection(), params.name ?? '') };
    },
  }),
  queueSwitch('pause', 'Nothing is taken from the queue by any node until it is resumed'),
  queueSwitch('resume', 'Jobs are taken from the queue again'),
  jobAction('retry', 'queues.retry', 'A job that failed is tried once more', {
    refuses: (state) => (state === 'failed' ? null : 'Повторить можно только задание, которое не удалось'),
    run: async (name, id, transaction) => {
      const { boss, db } = bossWithin(transaction);
      await boss.retry(name, id, { db });
    },
  }),
  jobAction('discard', 'queues.discard', 'A job is thrown away, unless it runs', {
    refuses: (state) => (state === 'active' ? 'Задание выполняется: дождитесь, чем оно кончится' : null),
    run: async (name, id, transaction) => {
      const { boss, db } = bossWithin(transaction);
      await boss.deleteJob(name, id, { db });
    },
  }),
];

function queueSwitch(action: 'pause' | 'resume', summary: string): AnyEndpoint {
  return endpoint({
    method: 'post',
    path: `/adm/queues/:name/${action}`,
    summary,
    audience: staffAudience,
    allow: 'queues.pause',
    handle: async (call) => {
      const queue = await knownQueue(call.params.name);
      await unitOfWork.transaction(async (transaction) => {
        await connection().query(
          action === 'pause'
            ? 'insert into queue_pauses (name, by_id) values (:name, :by) on conflict do nothing'
            : 'delete from queue_pauses where name = :name',
          { replacements: { name: queue.name, by: call.actor.id }, transaction },
        );
        const is_paused = action === 'pause';
        if (queue.is_paused !== is_paused)
          await journal(
            call,
            action,
            { queue: [null, queue.name], is_paused: [!is_paused, is_paused] },
            transaction,
          );
      });
      return { message: await knownQueue(queue.name) };
    },
  });
}

interface JobAction {
  refuses(state: string): string | null;
  run(name: string, id: string, transaction: Transaction): Promise<void>;
}

function jobAction(
  action: string,
  allow: 'queues.retry' | 'queues.discard',
  summary: string,
  operation: JobAction,
): AnyEndpoint {
  return endpoint({
    method: 'post',
    path: `/adm/queues/:name/jobs/:id/${action}`,
    summary,
    audience: staffAudience,
    allow,
    handle: async (call) => {
      const { name } = await knownQueue(call.params.name);
      const { id = '' } = call.params;
      if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw notFound('Такого задания нет');
      await unitOfWork.transaction(async (transaction) => {
        const job = await jobToHandle(connection(), { name, id }, transaction);
        if (!job) throw notFound('Такого задания нет');
        const refusal = operation.refuses(job.state);
        if (refusal) throw conflict(refusal);
        await operation.run(name, id, transaction);
        await journal(call, action, { queue: [null, name], job: [null, id] }, transaction);
      });
      return { message: { id } };
    },
  });
}

async function knownQueue(name: string | undefined) {
  const queue = (await listQueues(connection())).find((each) => each.name === name);
  if (!queue) throw notFound('Такой очереди нет');
  return queue;
}

const journal = (
  call: StaffCall,
  action: string,
  changes: Changes,
  transaction: Transaction,
): Promise<void> => auditStaff(call, { action, resource: 'queues', record_id: null, changes }, transaction);

const connection = (): Sequelize => connectionOf(AuditEntry);
