import { finished } from 'node:stream/promises';
import { ExportPart, type ExportQuery, ExportTask } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { type SignedInUser, userOf } from '../../identity/sessions/userSessions.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { isDatabaseAway } from '../../platform/http/outages.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { tableOf } from '../../platform/kit/exporting.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { notify } from '../../platform/notices/notify.ts';
import { askedAgain, seenBy } from './asked.ts';
import { partsOf } from './parts.ts';

export const exportJob = 'export' satisfies QueueName;

/** Makes files of long lists, one job each; done again from the beginning when a node fell in the middle. */
export function exporter(resources: readonly AnyResource[]): JobKind<{ id: number }> {
  return {
    name: exportJob,
    async work({ id }) {
      const task = await ExportTask.findOne({ where: { id, status: ['QUEUED', 'RUNNING'] } });
      if (!task) return;
      try {
        await make(resources, task);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        await ExportPart.destroy({ where: { task_id: id } });
        const message = error instanceof ApiError ? error.message : 'Файл не получился. Попробуйте ещё раз';
        await task.update({ status: 'FAILED', error: message });
        if (!(error instanceof ApiError)) throw error;
      }
    },
  };
}

async function make(resources: readonly AnyResource[], task: ExportTask): Promise<void> {
  await ExportPart.destroy({ where: { task_id: task.id } });
  const list = await listOf(resources, task);
  if (!list) throw new ApiError(403, 'FORBIDDEN', 'Права или сеанс изменились: выгрузите список заново');
  const { resource, call } = list;
  await task.update({ status: 'RUNNING', done: 0 });
  const table = tableOf(resource, call);
  const out = partsOf(task.id);
  try {
    await table.writeTo(out, async (done) => {
      await out.settled();
      await task.update({ done });
    });
    await finished(out);
  } finally {
    await table.release();
  }
  await unitOfWork.transaction(async (transaction) => {
    await task.update({ status: 'DONE' }, { transaction });
    const notice = { kind: 'export_ready', text: 'Файл выгрузки готов', path: `/${task.resource}` };
    await notify({ ...notice, to: [task.user_id] }, transaction);
  });
}

async function listOf(resources: readonly AnyResource[], task: ExportTask) {
  const actor = await userOf({ sid: task.session_id, id: task.user_id } as Parameters<typeof userOf>[0]);
  return actor && sameList(resources, task, actor);
}

/** The list as it was asked for, if its owner still sees as much of it. */
export function sameList(
  resources: readonly AnyResource[],
  task: { resource: string; query: ExportQuery; seen: string },
  actor: SignedInUser,
) {
  const resource = resources.find(({ name }) => name === task.resource);
  const list = resource && askedAgain(resource, actor, task.query);
  return list && seenBy(list.resource, actor, list.call.scope) === task.seen ? list : null;
}
