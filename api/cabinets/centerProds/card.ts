import type { CenterProdCard, EditedProd, Rejection } from '@odonta/api/contract';
import { type LecturerInvitation, type Prod, type ProdRevision, StatusChange } from '@odonta/db/models';
import { readinessOf } from '@odonta/db/vocabulary/catalog/readiness.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { tierIssues } from '@odonta/db/vocabulary/catalog/tierIssues.ts';
import { mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import type { Transaction } from 'sequelize';
import { answersOf, invitationsOf } from '../../catalog/lecturer_consents/answersOf.ts';
import { changesOf } from '../../catalog/prod_revisions/changes.ts';
import { circumstancesOf } from '../../catalog/prod_revisions/circumstances.ts';
import { draftOf, waitingOf } from '../../catalog/prod_revisions/drafting.ts';
import { valuesAmong } from '../../catalog/prod_revisions/prodRevisions.presenter.ts';
import { namesIn, reread, valuesOf } from '../../catalog/prod_revisions/values.ts';
import { presentProdForStaff } from '../../catalog/prods/prods.presenter.ts';
import { closedBecause, isOnSite, isUnsent } from './closedBecause.ts';

/** A course in the editor: its values, the unsent edit over them, and what waits. */
export async function cardOf(
  id: number,
  role: CenterRole,
  transaction?: Transaction,
): Promise<CenterProdCard> {
  const prod = await reread({ id }, transaction);
  const live = await valuesOf(prod, transaction);
  const [draft, waiting] = [await draftOf(prod, transaction), await waitingOf(prod, transaction)];
  const circumstances = await circumstancesOf(prod.id, transaction);
  const unsent = draft ? changesOf(draft, live, circumstances) : [];
  const sent = waiting ? changesOf(waiting, live, circumstances) : [];
  const values = { ...live, ...draft?.fields } as EditedProd;
  const filled = readinessOf(preparing(prod, values));
  const shown = presentProdForStaff(prod, live.lecturer_ids);
  return {
    id: prod.id,
    center: { id: prod.center_id, name: prod.center.name },
    values,
    version: prod.version,
    status: prod.status,
    is_draft: isUnsent(prod),
    state: shown.state,
    canonical: isOnSite(prod) ? shown.canonical : null,
    seats_taken: prod.seats_taken,
    sales_paused: prod.sales_paused,
    archived_at: shown.archived_at,
    edits: mayInCenter(role, 'prods.edit'),
    decides: mayInCenter(role, 'prods.withdraw'),
    closed_because: closedBecause(prod),
    names: await namesIn([values, ...valuesAmong([...unsent, ...sent])], transaction),
    lecturer_answers: await answersOf(prod, transaction),
    lecturer_invitations: (await invitationsOf(prod, transaction)).map(presentInvitation),
    rejection: await rejectionOf(prod, draft, transaction),
    ...(await inModeration(prod, transaction)),
    filled: { done: filled.done, total: filled.total },
    missing: [
      ...filled.obligatory.map((step) => missing(step, true)),
      ...filled.recommended.map((step) => missing(step, false)),
    ],
    price_warnings: tierIssues(values.price, values.prices),
    draft: unsent.length > 0 ? { changes: unsent } : null,
    waiting: waiting && { changes: sent, ...terms(secondsOf(waiting.submitted_at) ?? 0) },
  };
}

const presentInvitation = ({ lecturer_id, email, expires_at }: LecturerInvitation) => ({
  ...{ lecturer_id, email },
  expires_at: secondsOf(expires_at),
});

const missing = (step: { field: string; missing: string }, is_obligatory: boolean) => ({
  field: step.field as EditedField,
  missing: step.missing,
  is_obligatory,
});

const preparing = (prod: Prod, values: EditedProd) => ({
  ...prod.get(),
  ...values,
  filename: values.file_preview.filename,
});

async function rejectionOf(
  prod: Prod,
  draft: ProdRevision | null,
  transaction?: Transaction,
): Promise<Rejection | null> {
  if (draft?.status === 'REJECTED')
    return {
      code: draft.reject_code ?? 'OTHER',
      reason: await reasonOf('prod_revisions', draft.id, transaction),
      comments: draft.comments,
    };
  if (prod.status !== 'REJECTED') return null;
  return {
    code: prod.reject_code ?? 'OTHER',
    reason: await reasonOf('prods', prod.id, transaction),
    comments: prod.reject_comments,
  };
}

async function reasonOf(
  resource: string,
  record_id: number,
  transaction?: Transaction,
): Promise<string | null> {
  const where = { resource, record_id, move: 'reject' };
  const change = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  return change?.reason ?? null;
}

async function inModeration(
  { id: record_id, status }: Prod,
  transaction?: Transaction,
): Promise<Pick<CenterProdCard, 'submitted_at' | 'due_at'>> {
  if (status !== 'CREATED') return { submitted_at: null, due_at: null };
  const where = { resource: 'prods', record_id, to_status: 'CREATED' };
  const change = await StatusChange.findOne({ where, order: [['id', 'DESC']], transaction });
  return change ? terms(secondsOf(change.created_at)) : { submitted_at: null, due_at: null };
}

const terms = (submitted_at: number) => ({
  submitted_at,
  due_at: afterWorkingMinutes(submitted_at, moderationMinutes),
});
