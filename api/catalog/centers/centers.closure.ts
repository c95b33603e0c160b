import type { Center } from '@odonta/db/models';
import { type Closure, closureAhead, closureFields } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureForm, issueOfClosure } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { notifyOfStaffClosure } from './decided.ts';

/** Refuses a changed pause of a centre that is no pause: half of one, one of the past, or one too long. */
export function refuseUnfitClosure(center: Center): void {
  const { closed_from, closed_to } = center;
  if (!closureFields.some((field) => center.changed(field)) || closureFields.every((field) => !center[field]))
    return;
  const missing = closureFields.filter((field) => !center[field]);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, closureForm[field].required])));
  if (!closed_from || !closed_to || !(center.changed('closed_from') || center.changed('closed_to'))) return;
  const began = (center.previous('closed_from') as string | null | undefined) ?? null;
  const issue = issueOfClosure({ closed_from, closed_to }, nowInSeconds(), began);
  if (issue) throw invalid({ [issue.field]: issue.message });
}

/** A pause that staff set or change is theirs to end, and the owner hears of it. */
export async function keepClosureOfStaff(center: Center, transaction: Transaction): Promise<void> {
  if (!closureFields.some((field) => center.changed(field))) return;
  center.is_closed_by_staff = center.closed_from !== null;
  const now = nowInSeconds();
  const before = closureAhead(closureBefore(center), now);
  const after = closureAhead(center, now);
  if (before.closed_from === null && after.closed_from === null) return;
  await notifyOfStaffClosure(center, { before, after }, transaction);
}

function closureBefore(center: Center): Closure {
  const before = (field: keyof Closure) => (center.previous(field) as string | null | undefined) ?? null;
  return {
    closed_from: before('closed_from'),
    closed_to: before('closed_to'),
    closure_note: before('closure_note'),
  };
}
