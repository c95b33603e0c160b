import { connectionOf, MailingRecipient } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { together } from '../../platform/jobs/together.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Outcome } from '../../platform/mail/outcome.ts';
import { suppress } from '../../platform/mail/suppressing.ts';
import type { LeasedRow } from './leasing.ts';
import type { Pace } from './pace.ts';

/**
 * Notes outcomes, those of one moment by one statement. A row that another node has leased since keeps that lease:
 * only its holder settles it.
 */
export const settlerWith = ({ pausesMs }: Pick<Pace, 'pausesMs'>) => {
  const note = together(async (notes: readonly Note[]) => {
    await connectionOf(MailingRecipient).query(noted, {
      bind: [JSON.stringify(notes)],
      type: QueryTypes.UPDATE,
    });
    return () => undefined;
  });
  return async (row: LeasedRow, outcome: Outcome): Promise<void> => {
    await note(noteOf(row, outcome, pausesMs));
    // Afterwards: a node that dies between the two has the address refused again with its next letter.
    if (outcome.is === 'BOUNCED')
      await unitOfWork.transaction((transaction) =>
        suppress({ email: row.email, reason: 'HARD_BOUNCE' }, bySystem, transaction),
      );
  };
};

interface Note extends Pick<LeasedRow, 'id' | 'lease'> {
  state: 'SENT' | 'BOUNCED' | 'FAILED' | 'QUEUED';
  code: number | null;
  error: string | null;
  /** Until the next try. */
  pause: number | null;
  /** Whether the try counts: an absent server says nothing of the letter. */
  tries: number;
}

function noteOf(row: LeasedRow, outcome: Outcome, pausesMs: readonly number[]): Note {
  const { id, lease, attempts } = row;
  const said = 'code' in outcome ? outcome.code : null;
  const words = { code: said, error: 'error' in outcome ? outcome.error : null };
  if ('isTry' in outcome && !outcome.isTry) {
    const pause = outcome.is === 'DEFERRED' ? (pausesMs[0] ?? 0) : 0;
    return { id, lease, ...words, state: 'QUEUED', pause, tries: attempts - 1 };
  }
  if (outcome.is !== 'DEFERRED' && outcome.is !== 'UNSAID')
    return { id, lease, ...words, state: outcome.is, pause: null, tries: attempts };
  const pause = pausesMs[attempts - 1] ?? null;
  return { id, lease, ...words, state: pause === null ? 'FAILED' : 'QUEUED', pause, tries: attempts };
}

/** A letter that would be tried again is skipped where its mailing has been stopped meanwhile. */
const noted = `
  with notes as (
    select n.*, m.sending = 'STOPPED' and n.state = 'QUEUED' as is_over
    from jsonb_to_recordset($1::jsonb) as n(id bigint, lease uuid, state text, code smallint, error text, pause bigint, tries smallint)
    join mailing_recipients held on held.id = n.id join mailings m on m.id = held.mailing_id)
  update mailing_recipients r set
    state = case when is_over then 'SKIPPED' else n.state end,
    skipped_because = case when is_over then 'STOPPED' end,
    next_at = case when n.state = 'QUEUED' and not is_over then clock_timestamp() + n.pause * interval '1 millisecond' end,
    settled_at = case when n.state <> 'QUEUED' or is_over then clock_timestamp() end,
    code = n.code, error = n.error, attempts = n.tries, lease = null, leased_until = null
  from notes n where r.id = n.id and r.lease = n.lease`;
