import type { BulkPreview, BulkResult } from '@odonta/api/contract';
import type { Transaction } from 'sequelize';
import { bodyOfStaff } from '../../platform/http/bodySize.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { recordedIn } from '../../platform/kit/changes.ts';
import { impersonatorIn } from '../../platform/kit/impersonation.ts';
import { actionOf } from '../../platform/kit/records.ts';
import type { AnyResource, AuditEntry, UnitOfWork } from '../../platform/kit/resource.ts';
import { type BulkAction, type BulkCall, bulkActionOf } from './actions.ts';
import { type Outcome, writeAll, writePossible } from './attempts.ts';
import { bulkBody } from './bulkBody.ts';
import { type Chosen, chosenRows } from './chosenRows.ts';
import { previewOf } from './previewing.ts';

/** One action over many records, chosen by id or by filter: executed, or only previewed. */
export function bulkEndpoints(resources: readonly AnyResource[], unitOfWork: UnitOfWork): AnyEndpoint[] {
  return resources.flatMap((resource) => {
    const { name, audience, aliases = [] } = resource;
    const allow = demandsOf(resource);
    const isOpen = [...actionNames, ...Object.keys(resource.transitions ?? {})].some(
      (action) => impersonatorIn(resource, action) === 'allowed',
    );
    const impersonator = isOpen ? 'allowed' : 'refused';
    const offer = (tail: string, summary: string, message: (call: BulkCall) => Promise<unknown>) =>
      endpoint({
        method: 'post',
        path: `/adm/${name}${tail}`,
        aliases: aliases.map((alias) => `${alias}${tail}`),
        summary: `${summary} several of ${name}`,
        audience,
        allow,
        impersonator,
        body: bulkBody,
        size: bodyOfStaff,
        handle: async (call: BulkCall) => ({ message: await message(call) }),
      });
    if (allow.length === 0) return [];
    return [
      offer('/bulk', 'Change, move, delete or restore', (call) => write(resource, unitOfWork, call)),
      offer('/bulk/preview', 'Show what would become of', (call) => preview(resource, unitOfWork, call)),
    ];
  });
}

const actionNames = ['update', 'remove'];

/** A user with any of the rights is let in; each action checks its own right again. */
function demandsOf(resource: AnyResource): unknown[] {
  const transitions = Object.keys(resource.transitions ?? {}).map((name) => actionOf(resource, name));
  const permissions = [resource.update, resource.remove, ...transitions].flatMap((permitted) =>
    permitted ? [permitted.allow] : [],
  );
  return [...new Set(permissions)];
}

async function write(resource: AnyResource, unitOfWork: UnitOfWork, call: BulkCall): Promise<BulkResult> {
  const action = bulkActionOf(resource, call);
  const writeChosen = call.body.only_possible ? writePossible : writeAll;
  const { written, refused } = await unitOfWork.transaction((transaction) =>
    within(resource, unitOfWork, call, action, transaction, writeChosen),
  );
  const ids = written.map(({ before }) => before.id);
  return call.body.only_possible ? { ids, refused } : { ids };
}

/** Executes it and rolls back: a preview with rules of its own could differ from the action. */
async function preview(resource: AnyResource, unitOfWork: UnitOfWork, call: BulkCall): Promise<BulkPreview> {
  const action = bulkActionOf(resource, call);
  const tried = new Tried();
  await unitOfWork
    .transaction(async (transaction) => {
      tried.outcome = await within(resource, unitOfWork, call, action, transaction, writePossible);
      throw tried;
    })
    .catch((thrown: unknown) => {
      if (thrown !== tried) throw thrown;
    });
  return previewOf(resource, tried.outcome);
}

/** Thrown to roll the trial back. */
class Tried extends Error {
  outcome: Outcome = { written: [], refused: [] };
}

async function within(
  resource: AnyResource,
  unitOfWork: UnitOfWork,
  call: BulkCall,
  action: BulkAction,
  transaction: Transaction,
  writeChosen: typeof writeAll,
): Promise<Outcome> {
  const chosen = await chosenRows(action, call, transaction);
  const parent = await unitOfWork.auditWhole(whole(resource, call, action, chosen), transaction);
  await action.lock?.(chosen.ids, transaction);
  const own = { ...call, scope: action.scope };
  return writeChosen(action, { resource, unitOfWork, call: own, transaction, parent }, chosen);
}

/** The audit entry of the whole action; each record has an entry of its own beneath it. */
function whole(
  resource: AnyResource,
  { actor, origin, body }: BulkCall,
  action: BulkAction,
  { ids }: Chosen,
): AuditEntry {
  const { audience, name } = resource;
  return {
    by: audience.auditActor(actor),
    origin,
    action: action.name,
    resource: name,
    record_id: null,
    changes: { chosen: [null, ids.length], filter: [null, recordedIn(resource, body.filter)] },
    reason: recordedIn(resource, typeof body.body?.reason === 'string' ? body.body.reason : null),
  };
}
