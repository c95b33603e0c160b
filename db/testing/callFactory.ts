import { Call } from '@odonta/db/models';
import { buildUser } from './factories.ts';
import type { New } from './new.ts';

/** A missed call of a client, as staff entered it. */
export async function buildCall(given: New<Call> = {}): Promise<Call> {
  const { source = 'MANUAL' } = given;
  return Call.create({
    direction: 'IN',
    phone: '+79160009900',
    outcome: 'MISSED',
    started_at: new Date(),
    ...given,
    source,
    user_id: given.user_id ?? (source === 'MANUAL' ? (await buildUser()).id : null),
  });
}
