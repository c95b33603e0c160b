import { negativeLecturerDays, negativeLecturerRule } from '../../../vocabulary/catalog/negativeLecturer.ts';
import { type CastNegativeLecturer, negativeLecturers } from '../cast/negativeLecturers.ts';
import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';
import type { TransitionRow } from '../rows/transitionRow.ts';

const day = 86_400;
const transitionNames = { CONFIRMED: 'confirm', REJECTED: 'reject', CANCELED: 'cancel' } as const;

/** Writes reports against lecturers; the centre of the demo has signed the rule of the list. */
export const fill: Fill = async (sequelize, { editor }, now, transaction) => {
  const rows = negativeLecturers.map((said, index) => rowOf(index + 1, said, editor, now));
  await insertRows(sequelize, 'negative_lecturers', rows, transaction);
  const changes = negativeLecturers.flatMap((said, index) => changesOf(index + 1, said, editor, now));
  await insertRows(sequelize, 'status_changes', changes, transaction);
  const { version } = negativeLecturerRule;
  const signed = { center_id: 1, version, user_id: null, signed_at: ago(300 * day, now) };
  await insertRows(sequelize, 'negative_lecturer_rules', [signed], transaction);
  await moveCounters(sequelize, ['negative_lecturers'], transaction);
};

function rowOf(id: number, said: CastNegativeLecturer, editor: number, now: number) {
  const { lecturer, fio, about, center, daysAgo, status, reason, appeal, appeal_answer } = said;
  return {
    id,
    lecturer_id: lecturer ?? null,
    fio,
    about,
    evidence: [],
    author_center_id: center ?? null,
    created_by: center ? null : editor,
    appeal: appeal ?? null,
    appealed_at: appeal ? ago((daysAgo - 5) * day, now) : null,
    appeal_answer: appeal_answer ?? null,
    close_reason: reason ?? null,
    decided_by: status ? editor : null,
    decided_at: status ? ago((daysAgo - 2) * day, now) : null,
    expires_at: ago((daysAgo - negativeLecturerDays) * day, now),
    status: status ?? 'CREATED',
    version: 0,
    created_at: ago(daysAgo * day, now),
    updated_at: ago(Math.max(0, daysAgo - 5) * day, now),
  };
}

type Change = Omit<TransitionRow, 'resource' | 'record_id'>;

/** The history that the demo's statuses imply: confirmed, appealed, confirmed again. */
function changesOf(
  record_id: number,
  { daysAgo, status, reason, appeal }: CastNegativeLecturer,
  editor: number,
  now: number,
) {
  const at = (daysLater: number) => ago((daysAgo - daysLater) * day, now);
  const decided = (to_status: string, move: string, daysLater: number): Change => ({
    ...{ move, from_status: 'CREATED', to_status, actor_id: editor, created_at: at(daysLater) },
    reason: reason ?? null,
  });
  const appealed: Change = {
    ...{ move: 'appeal', from_status: 'CONFIRMED', to_status: 'CREATED', actor_id: null },
    ...{ reason: null, created_at: at(5) },
  };
  const changes = [
    ...(appeal ? [decided('CONFIRMED', 'confirm', 2), appealed] : []),
    ...(status ? [decided(status, transitionNames[status], appeal ? 7 : 2)] : []),
  ];
  return changes.map((change) => ({ resource: 'negative_lecturers', record_id, ...change }));
}
