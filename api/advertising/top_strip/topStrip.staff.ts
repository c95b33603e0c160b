import type { StaffTopStrip } from '@odonta/api/contract';
import { TopStrip } from '@odonta/db/models';
import { topStripLifecycle, topStripStatuses } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { formatMoment, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { getTopStrip } from './topStrip.open.ts';
import { refuseSecond, refuseWrong } from './topStrip.refusals.ts';
import { stripBody } from './topStrip.schema.ts';

export const topStripForStaff = defineResource({
  name: 'top_strip',
  audience: staffAudience,
  impersonator: [...writing, 'publish', 'stop'],
  model: TopStrip,
  rows: () => ({}),
  present: presentStrips,
  searched: {
    title: ['header'],
    detail: ['text'],
    words: ['header', 'text'],
  },
  copies: ({ date_start: _start, date_end: _end, ...strip }) => strip,
  list: {
    allow: 'top_strip.list',
    filters: {
      id: byId(),
      q: anywhere('header', 'text'),
      status: byCode('status', topStripStatuses),
      city_id: byId('city_id'),
      category_id: byId('category_id'),
    },
    sort: ['id', 'date_start', 'date_end', 'header', 'status'],
    facets: ['status'],
  },
  read: { allow: 'top_strip.show' },
  create: {
    allow: 'top_strip.create',
    body: stripBody,
    run: async ({ body: { date_start, date_end, ...body }, transaction }) => {
      const days = { date_start: new Date(date_start * 1000), date_end: new Date(date_end * 1000) };
      const strip = TopStrip.build({ ...body, ...days });
      await refuseWrong(strip, transaction);
      return strip.save({ transaction });
    },
  },
  update: {
    allow: 'top_strip.edit',
    body: stripBody,
    run: async ({ row, body: { date_start, date_end, ...body }, transaction }) => {
      row.set(body);
      if (date_start !== undefined) row.set({ date_start: new Date(date_start * 1000) });
      if (date_end !== undefined) row.set({ date_end: new Date(date_end * 1000) });
      await refuseWrong(row, transaction);
      if (row.status === 'PUBLISHED') await refuseSecond(row, transaction);
    },
  },
  remove: { allow: 'top_strip.delete' },
  export: {
    allow: 'top_strip.export',
    columns: [
      'id',
      'header',
      'text',
      { field: 'link', value: ({ link: to }) => to },
      'city_id',
      'category_id',
      { field: 'date_start', title: 'Начало', value: ({ date_start }) => formatMoment(date_start) },
      { field: 'date_end', title: 'Конец', value: ({ date_end }) => formatMoment(date_end) },
      { field: 'status', value: ({ status }) => topStripStatuses[status].label },
    ],
  },
  lifecycle: topStripLifecycle,
  transitions: {
    publish: {
      allow: 'top_strip.publish',
      run: async ({ row, transaction }) => {
        if (secondsOf(row.date_end) <= nowInSeconds())
          throw conflict('Срок показа уже прошёл: сначала перенесите конец');
        await refuseSecond(row, transaction);
      },
    },
    stop: { allow: 'top_strip.stop' },
  },
  refersTo: [{ of: 'cities', column: 'city_id', counted: ['плашка', 'плашки', 'плашек'], isVersioned: true }],
  endpoints: () => [getTopStrip],
});

function presentStrips(rows: TopStrip[]): Omit<StaffTopStrip, 'available_transitions'>[] {
  return rows.map((row) => ({
    id: row.id,
    header: row.header,
    text: row.text,
    link: row.link,
    city_id: row.city_id,
    category_id: row.category_id,
    date_start: secondsOf(row.date_start),
    date_end: secondsOf(row.date_end),
    status: row.status,
    ...stampsOf(row),
  }));
}
