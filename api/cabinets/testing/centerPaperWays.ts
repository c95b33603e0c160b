import { randomUUID } from 'node:crypto';
import { type Center, ImportRow, PrivateFile } from '@odonta/db/models';
import { buildImport } from '@odonta/db/testing/importFactories.ts';
import { buildPayout, buildReportedPayout } from '@odonta/db/testing/payoutFactories.ts';
import { signedActFile } from '../../money/payouts/acts/receiving.ts';
import { type CenterWay, of } from './centerWay.ts';

const payout = ({ id }: Center) => buildPayout({ center_id: id });
const reported = ({ id }: Center) => buildReportedPayout({ center_id: id });
const signed = async ({ id }: Center) => {
  const bytes = Buffer.from('%PDF-1.7 signed');
  const file = { id: randomUUID(), kind: signedActFile, mime: 'application/pdf', bytes } as const;
  const { id: act_file_id } = await PrivateFile.create(file);
  const act = { act_state: 'RECEIVED', act_file_id, act_sent_at: new Date() } as const;
  return buildReportedPayout({ center_id: id, ...act });
};
const imported =
  (given: object = {}) =>
  async ({ id: center_id }: Center) => {
    const task = await buildImport({ resource: 'prods', center_id, ...given });
    await ImportRow.create({ task_id: task.id, number: 2, cells: ['Курс из таблицы'] });
    return task;
  };
const mapped = { mapping: ['name'], mode: 'valid' } as const;

/** The calls of a member about the payouts of his centre, and about its tables of courses. */
export const paperWays: Readonly<Record<string, CenterWay>> = {
  'post /partner/payouts/:id/agree': of('payouts.agree', payout),
  'post /partner/payouts/:id/reject': of('payouts.reject', payout, { reason: 'Не та сумма' }),
  'post /partner/payouts/:id/act': of('payouts.sign', reported),
  'get /partner/payouts/:id/act': of('payouts.list', signed),
  'post /partner/centers/:id/imports': of('prods.import', async (center) => center),
  'get /partner/imports/:id': of('prods.import', imported()),
  'get /partner/imports/:id/columns': of('prods.import', imported()),
  'get /partner/imports/:id/rows': of('prods.import', imported()),
  'get /partner/imports/:id/report': of('prods.import', imported()),
  'post /partner/imports/:id/dry_run': of('prods.import', imported(), mapped),
  'post /partner/imports/:id/apply': of(
    'prods.import',
    imported({ ...mapped, status: 'CHECKED', created: 1 }),
  ),
  'post /partner/imports/:id/rollback': of(
    'prods.import',
    imported({ ...mapped, status: 'APPLIED', created: 1, applied_at: new Date() }),
  ),
};
