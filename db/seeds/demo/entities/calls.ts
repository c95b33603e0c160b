import { normalPhone } from '../../../vocabulary/patterns.ts';
import { requests } from '../cast/requests.ts';
import type { Fill } from '../fillEntities.ts';
import type { Staffed } from '../fillPeople.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

/** Writes calls with those who sent requests, and one from a hidden number. */
export const fill: Fill = async (sequelize, staffed, now, transaction) => {
  const rows = calls.map((call, index) => rowOf(call, index + 1, staffed, now));
  await insertRows(sequelize, 'calls', rows, transaction);
  await moveCounters(sequelize, ['calls'], transaction);
};

interface CastCall {
  /** Whose request it is about, by its place; null for a hidden number. */
  request: number | null;
  direction: 'IN' | 'OUT';
  outcome: 'MISSED' | 'NO_ANSWER' | 'ANSWERED';
  minutesAgo: number;
  /** How long they talked; absent for a call that staff entered. */
  seconds?: number;
  by?: 'manager' | 'secondManager';
  note?: string;
}

const calls: readonly CastCall[] = [
  { request: 0, direction: 'IN', outcome: 'MISSED', minutesAgo: 25, seconds: 0 },
  {
    ...{ request: 3, direction: 'IN', outcome: 'ANSWERED', minutesAgo: 95, seconds: 214, by: 'manager' },
    note: 'Спрашивал о рассрочке, ждёт ссылку на оплату.',
  },
  { request: 1, direction: 'OUT', outcome: 'NO_ANSWER', minutesAgo: 130, seconds: 0, by: 'secondManager' },
  { request: null, direction: 'IN', outcome: 'MISSED', minutesAgo: 300, seconds: 0 },
  {
    ...{ request: 2, direction: 'OUT', outcome: 'ANSWERED', minutesAgo: 1500, by: 'manager' },
    note: 'Звонила с мобильного: справку из ординатуры пришлёт завтра.',
  },
  { request: 1, direction: 'IN', outcome: 'MISSED', minutesAgo: 1620, seconds: 0 },
];

function rowOf({ request, seconds, by, ...call }: CastCall, id: number, staffed: Staffed, now: number) {
  const started = call.minutesAgo * 60;
  const waited = 12;
  const isFromPbx = seconds !== undefined;
  const hasTalked = isFromPbx && call.outcome === 'ANSWERED';
  return {
    id,
    source: isFromPbx ? 'PBX' : 'MANUAL',
    entry_id: isFromPbx ? `demo-${id}` : null,
    direction: call.direction,
    phone: request === null ? null : normalPhone(requests[request]?.phone ?? ''),
    outcome: call.outcome,
    user_id: by ? staffed[by] : null,
    started_at: ago(started, now),
    answered_at: hasTalked ? ago(started - waited, now) : null,
    ended_at: isFromPbx ? ago(started - waited - seconds, now) : null,
    note: call.note ?? null,
    created_at: ago(started, now),
    updated_at: ago(started, now),
  };
}
