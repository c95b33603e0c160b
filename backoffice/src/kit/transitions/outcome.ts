import type { RaRecord } from 'react-admin';
import { actionInWords } from '../history/actions.ts';

/** The notice after a transition. A change that waits for a second person is not made yet, and is not called made. */
export const outcomeOf = (resource: string, name: string, before: RaRecord, after: RaRecord) =>
  awaits(after) && !awaits(before)
    ? 'Отправлено на вторую подпись: до неё ничего не меняется'
    : actionInWords(resource, name);

/** The fields by which users, bonus accounts and balances tell of a change that waits. */
const awaits = ({ asked, is_admin_asked }: RaRecord) => Boolean(asked) || Boolean(is_admin_asked);
