import type { Center } from '@odonta/db/models';
import { closureForm, issueOfClosure } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { invalid } from '../../platform/http/errors.ts';

/** Refuses a changed pause of a centre that is no pause: half of one, one of the past, or one too long. */
export function refuseUnfitClosure(center: Center): void {
  const { closed_from, closed_to, closure_note } = center;
  const given = { closed_from, closed_to, closure_note };
  const fields = Object.keys(given) as (keyof typeof given)[];
  if (!fields.some((field) => center.changed(field)) || fields.every((field) => !given[field])) return;
  const missing = fields.filter((field) => !given[field]);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((field) => [field, closureForm[field].required])));
  if (!closed_from || !closed_to || !(center.changed('closed_from') || center.changed('closed_to'))) return;
  const began = (center.previous('closed_from') as string | null | undefined) ?? null;
  const issue = issueOfClosure({ closed_from, closed_to }, nowInSeconds(), began);
  if (issue) throw invalid({ [issue.field]: issue.message });
}
