import type { StaffLetter } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { defineResource } from '../../kit/resource.ts';
import { anyOf, anywhere, byId } from '../../lists/filters.ts';
import { textAsShown } from '../../mail/secrets.ts';
import { staffDoor } from '../../sessions/doors.ts';

export const outboxForStaff = defineResource({
  name: 'outbox',
  door: staffDoor,
  model: Letter,
  rows: () => ({}),
  present: presentLetters,
  list: {
    allow: 'queues.list',
    filters: {
      id: byId(),
      q: anywhere('to', 'subject', 'text'),
      status: anyOf('status', Joi.string().valid('QUEUED', 'SENT', 'FAILED')),
      kind: anyOf('kind', Joi.string().max(50)),
      to: anyOf('to', Joi.string().max(254)),
      resource: anyOf('resource', Joi.string().max(50)),
      record_id: byId('record_id'),
    },
    sort: ['id', 'created_at', 'status', 'kind', 'to'],
    facets: ['status'],
  },
  read: { allow: 'queues.show' },
});

function presentLetters(rows: Letter[]): StaffLetter[] {
  return rows.map((row) => ({
    id: Number(row.id),
    channel: row.channel,
    kind: row.kind,
    to: row.to,
    subject: row.subject,
    text: textAsShown(row),
    status: row.status,
    attempts: row.attempts,
    error: row.error,
    resource: row.resource,
    record_id: row.record_id,
    created_at: secondsOf(row.created_at),
    sent_at: secondsOf(row.sent_at),
  }));
}
