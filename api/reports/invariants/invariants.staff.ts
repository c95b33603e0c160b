import type { InvariantsBody } from '@odonta/api/contract';
import { InvariantFinding, InvariantRun } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { runInvariants } from './runInvariants.ts';

export const invariantEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/invariants',
    summary: 'The findings of the last check of money and seats',
    audience: staffAudience,
    allow: 'stats_finance.list',
    handle: async () => ({ message: await lastRun() }),
  }),
  endpoint({
    method: 'post',
    path: '/adm/invariants/run',
    summary: 'Check money and seats now',
    audience: staffAudience,
    allow: 'stats_finance.list',
    limit: { name: 'run_invariants', points: 20, seconds: 3600, by: ({ actor }) => String(actor.id) },
    handle: ({ actor, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const { found } = await runInvariants(transaction);
        const by = staffAudience.auditActor(actor);
        const what = { action: 'run', resource: 'invariants', record_id: null };
        await unitOfWork.audit({ by, origin, ...what, changes: { found: [null, found] } }, transaction);
        return { message: await lastRun(transaction) };
      }),
  }),
];

async function lastRun(transaction?: Transaction): Promise<InvariantsBody> {
  const last = await InvariantRun.findOne({ order: [['id', 'desc']], transaction });
  if (!last) return { last: null, findings: [] };
  const { id, took_ms, found } = last;
  const findings = await InvariantFinding.findAll({ where: { run_id: id }, order: ['id'], transaction });
  return {
    last: { id, at: secondsOf(last.at), took_ms, found },
    findings: findings.map(({ name, record_id, ref, expected, actual }) => ({
      name,
      record_id,
      ref,
      expected,
      actual,
    })),
  };
}
