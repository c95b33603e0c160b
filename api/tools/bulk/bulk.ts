import type { BulkPreview, BulkResult } from '@odonta/api/contract';
import type { Transaction } from 'sequelize';
import { bodyOfStaff } from '../../platform/http/bodySize.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { impersonatorIn } from '../../platform/kit/impersonation.ts';
import { actionOf } from '../../platform/kit/records.ts';
import type { AnyResource, AuditEntry, Works } from '../../platform/kit/resource.ts';
import { type Outcome, writeAll, writePossible } from './attempts.ts';
import { bulkBody } from './bulkBody.ts';
import { type Chosen, chosenRows } from './chosenRows.ts';
import { type BulkCall, type BulkDeed, deedOf } from './deeds.ts';
import { previewOf } from './previewing.ts';

/** The same deed over many records, chosen by number or by filter: done, or only tried. */
export function bulkEndpoints(resources: readonly AnyResource[], works: Works): AnyEndpoint[] {
  return resources.flatMap((resource) => {
    const { name, door, aliases = [] } = resource;
    const allow = demandsOf(resource);
    const isOpen = [...actionNames, ...Object.keys(resource.moves ?? {})].some(
      (action) => impersonatorIn(resource, action) === 'allowed',
    );
    const impersonator = isOpen ? 'allowed' : 'refused';
    const offer = (tail: string, summary: string, message: (call: BulkCall) => Promise<unknown>) =>
      endpoint({
        method: 'post',
        path: `/adm/${name}${tail}`,
        aliases: aliases.map((alias) => `${alias}${tail}`),
        summary: `${summary} several of ${name}`,
        door,
        allow,
        impersonator,
        body: bulkBody,
        size: bodyOfStaff,
        handle: async (call: BulkCall) => ({ message: await message(call) }),
      });
    if (allow.length === 0) return [];
    return [
      offer('/bulk', 'Change, move, delete or restore', (call) => write(resource, works, call)),
      offer('/bulk/preview', 'Show what would become of', (call) => preview(resource, works, call)),
    ];
  });
}

const actionNames = ['update', 'remove'];

/** Whoever may do any of it comes in; which of it he may do is asked again of each deed. */
function demandsOf(resource: AnyResource): unknown[] {
  const moves = Object.keys(resource.moves ?? {}).map((name) => actionOf(resource, name));
  const gates = [resource.update, resource.remove, ...moves].flatMap((gate) => (gate ? [gate.allow] : []));
  return [...new Set(gates)];
}

async function write(resource: AnyResource, works: Works, call: BulkCall): Promise<BulkResult> {
  const deed = deedOf(resource, call);
  const writeChosen = call.body.only_possible ? writePossible : writeAll;
  const { written, refused } = await works.deed((transaction) =>
    within(resource, works, call, deed, transaction, writeChosen),
  );
  const ids = written.map(({ before }) => before.id);
  return call.body.only_possible ? { ids, refused } : { ids };
}

/** Does it and takes it back: no rule is told twice, and so none can be told differently. */
async function preview(resource: AnyResource, works: Works, call: BulkCall): Promise<BulkPreview> {
  const deed = deedOf(resource, call);
  const tried = new Tried();
  await works
    .deed(async (transaction) => {
      tried.outcome = await within(resource, works, call, deed, transaction, writePossible);
      throw tried;
    })
    .catch((thrown: unknown) => {
      if (thrown !== tried) throw thrown;
    });
  return previewOf(resource.name, tried.outcome);
}

/** Thrown to undo what was tried. */
class Tried extends Error {
  outcome: Outcome = { written: [], refused: [] };
}

async function within(
  resource: AnyResource,
  works: Works,
  call: BulkCall,
  deed: BulkDeed,
  transaction: Transaction,
  writeChosen: typeof writeAll,
): Promise<Outcome> {
  const chosen = await chosenRows(deed, call, transaction);
  const parent = await works.auditWhole(whole(resource, call, deed, chosen), transaction);
  await deed.hold?.(chosen.ids, transaction);
  const own = { ...call, reach: deed.reach };
  return writeChosen(deed, { resource, works, call: own, transaction, parent }, chosen);
}

/** What the journal says of the whole; each record has an entry of its own beneath it. */
function whole(
  { door, name }: AnyResource,
  { actor, origin, body }: BulkCall,
  deed: BulkDeed,
  { ids }: Chosen,
): AuditEntry {
  return {
    by: door.signature(actor),
    origin,
    action: deed.name,
    resource: name,
    record_id: null,
    changes: { chosen: [null, ids.length], filter: [null, body.filter ?? null] },
    reason: typeof body.body?.reason === 'string' ? body.body.reason : null,
  };
}
