import type { StaffLetter } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { letterChannels, letterStatuses } from '@odonta/db/vocabulary/letters.ts';
import { maskEmail, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { textAsShown } from '../../platform/mail/secrets.ts';
import { resendLetter } from './outbox.resend.ts';

export const outboxForStaff = defineResource({
  name: 'outbox',
  audience: staffAudience,
  model: Letter,
  rows: () => ({}),
  present: presentLetters,
  personal: { to: (to) => (to.includes('@') ? maskEmail(to) : maskPhone(to)) },
  searched: {
    title: ['subject'],
    detail: ['to'],
    words: ['to', 'subject'],
    emails: ['to'],
  },
  list: {
    allow: 'queues.list',
    filters: {
      id: byId(),
      q: anywhere('to', 'subject', 'text'),
      status: byCode('status', letterStatuses),
      kind: anyOf('kind', Joi.string().max(50)),
      resource: anyOf('resource', Joi.string().max(50)),
      record_id: byId('record_id'),
    },
    sort: ['id', 'created_at', 'status', 'kind', 'to'],
    facets: ['status'],
  },
  read: { allow: 'queues.show' },
  export: {
    allow: 'queues.export',
    // Without texts: what is written to one person is read there, and not carried away by the thousand.
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'channel', value: ({ channel }) => letterChannels[channel] },
      'kind',
      'to',
      'subject',
      { field: 'status', value: ({ status }) => letterStatuses[status].label },
      'attempts',
      'error',
      { field: 'sent_at', value: ({ sent_at }) => sent_at && formatMoment(sent_at) },
    ],
  },
  endpoints: ({ resource }) => [resendLetter(resource)],
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
    read_at: secondsOf(row.read_at),
  }));
}
