import { Call, User } from '@odonta/db/models';
import { callDirections, callOutcomes, callSources, callState } from '@odonta/db/vocabulary/content/calls.ts';
import { maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { conflict } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, since, until } from '../../platform/lists/filters.ts';
import { presentCalls } from './calls.presenter.ts';
import { takeCallReport } from './calls.reports.ts';
import { callBody, refuseImpossible } from './calls.schema.ts';
import { unreturned } from './calls.unreturned.ts';

export const callsForStaff = defineResource({
  name: 'calls',
  audience: staffAudience,
  model: Call,
  rows: (staff, scope) => (scope === 'own' ? { user_id: staff.id } : {}),
  include: [{ model: User, as: 'user', paranoid: false, attributes: ['id', 'name'] }],
  present: presentCalls,
  personal: { phone: maskPhone, client_name: maskName, note: maskText },
  searched: { title: ['phone'], detail: ['note'], words: ['phone', 'note'], phones: ['phone'] },
  list: {
    allow: 'calls.list',
    filters: {
      id: byId(),
      q: anywhere('phone', 'note'),
      client: ofClient('calls', { phone: 'phone' }),
      outcome: byCode('outcome', callOutcomes),
      direction: byCode('direction', callDirections),
      source: byCode('source', callSources),
      user_id: byId('user_id'),
      is_unreturned: unreturned,
      started_from: since('started_at'),
      started_to: until('started_at'),
    },
    sort: ['started_at', 'id', 'created_at', 'outcome', 'direction', 'user_id'],
    facets: ['outcome'],
  },
  read: { allow: 'calls.show' },
  create: {
    allow: 'calls.create',
    body: callBody,
    idempotent: true,
    run: ({ body: { phone, started_at = nowInSeconds(), ...body }, actor, transaction }) => {
      refuseImpossible({ ...body, started_at });
      const given = { phone: normalPhone(phone), started_at: new Date(started_at * 1000) };
      return Call.create({ ...body, ...given, source: 'MANUAL', user_id: actor.id }, { transaction });
    },
  },
  update: {
    allow: 'calls.edit',
    body: callBody,
    run: async ({ row, body: { phone, started_at, note, ...body } }) => {
      const given = { ...body, ...(phone && { phone: normalPhone(phone) }) };
      if (row.source === 'PBX' && Object.keys({ ...given, ...(started_at && { started_at }) }).length > 0)
        throw conflict('Звонок записала АТС: изменить можно только заметку');
      const { direction, outcome } = row;
      refuseImpossible({
        direction,
        ...(outcome && { outcome }),
        ...body,
        ...(started_at && { started_at }),
      });
      row.set({
        ...given,
        ...(started_at && { started_at: new Date(started_at * 1000) }),
        ...(note !== undefined && { note }),
      });
    },
  },
  remove: { allow: 'calls.delete' },
  export: {
    allow: 'calls.export',
    columns: [
      'id',
      { field: 'started_at', value: ({ started_at }) => formatMoment(started_at) },
      { field: 'direction', value: ({ direction }) => callDirections[direction] },
      { field: 'phone', value: ({ phone }) => phone && formatPhone(phone) },
      'client_name',
      { field: 'outcome', value: (call) => callState(call, nowInSeconds()) },
      'duration',
      'user_name',
      'note',
      { field: 'source', value: ({ source }) => callSources[source] },
    ],
  },
  endpoints: () => [takeCallReport],
});
