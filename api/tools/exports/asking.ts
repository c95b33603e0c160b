import { type ExportQuery, ExportTask } from '@odonta/db/models';
import { exportLimits } from '@odonta/db/vocabulary/tools/exports/exports.ts';
import Joi from 'joi';
import { UniqueConstraintError } from 'sequelize';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { auditExport, demandReauthentication, tableOf } from '../../platform/kit/exporting.ts';
import { list } from '../../platform/kit/reading.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { type Asking, listAsked, seenBy } from './asked.ts';
import { exportJob } from './exportJob.ts';
import { present } from './presented.ts';

const query = Joi.object<ExportQuery>({
  format: Joi.string().valid('csv', 'xlsx').required(),
  filter: Joi.string().max(8000),
  sort: Joi.string().max(100),
  columns: Joi.string().max(2000),
});

/** For each list that can be exported: a file too long to be waited for is made beside. */
export const exportRequests = (resources: readonly AnyResource[]): AnyEndpoint[] =>
  resources.flatMap((resource) => {
    const { name, audience, aliases = [], export: exported } = resource;
    if (!exported || !resource.list) return [];
    return endpoint({
      method: 'post',
      path: `/adm/${name}/exports`,
      aliases: aliases.map((alias) => `${alias}/exports`),
      summary: `Start an export of ${name}, to be downloaded when it is ready`,
      audience,
      allow: exported.allow,
      body: query,
      limit: {
        name: 'export',
        points: 10,
        seconds: 3600,
        by: ({ actor }) => String(audience.auditActor(actor).id),
      },
      handle: async (call) => ({ status: 201, message: await ask(resource, { ...call, query: call.body }) }),
    });
  });

async function ask(wanted: AnyResource, asked: Asking) {
  const { resource, call } = listAsked(wanted, asked);
  demandReauthentication(resource, call);
  // A wrong filter, order or column is refused now and not by the job.
  await tableOf(resource, call).release();
  const total = await countOf(resource, call);
  const { actor, query } = call;
  try {
    return await unitOfWork.transaction(async (transaction) => {
      const task = await ExportTask.create(
        {
          user_id: actor.id,
          session_id: actor.session_id,
          resource: resource.name,
          query,
          seen: seenBy(resource, actor, call.scope),
          total,
          expires_at: new Date(Date.now() + exportLimits.hoursKept * 3_600_000),
        },
        { transaction },
      );
      await enqueue({ name: exportJob }, { id: task.id }, transaction);
      await auditExport(resource, unitOfWork, call, transaction);
      return present(await task.reload({ transaction }));
    });
  } catch (error) {
    if (error instanceof UniqueConstraintError)
      throw conflict('Один файл для вас уже готовится: дождитесь его');
    throw error;
  }
}

async function countOf(resource: AnyResource, call: Asking): Promise<number | null> {
  const { filter } = call.query;
  const reply = await list(resource, { ...call, query: { filter, range: '[0,0]' } });
  const range = reply === 'sent' ? '' : (reply.headers?.['Content-Range'] ?? '');
  const total = /\/(\d+)$/.exec(range)?.[1];
  return total === undefined ? null : Number(total);
}
