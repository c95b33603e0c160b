import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import { ApiError } from './errors.ts';

/**
 * 409 with the present values of fields that somebody else has changed since the editor read them.
 * @param was - what the editor read, where he says so
 */
export function refuseOverwritten(current: object, sent: object, was: object): void {
  const [now, read] = [new Map(Object.entries(current)), new Map(Object.entries(was))];
  const foreign = Object.entries(sent).filter(
    ([field, value]) =>
      read.has(field) && !isSameValue(now.get(field), read.get(field)) && !isSameValue(now.get(field), value),
  );
  if (foreign.length === 0) return;
  throw new ApiError(
    409,
    'VERSION_CONFLICT',
    'Эти поля тем временем изменили в другом окне или другие люди',
    {
      current: Object.fromEntries(foreign.map(([field]) => [field, now.get(field)])),
    },
  );
}
