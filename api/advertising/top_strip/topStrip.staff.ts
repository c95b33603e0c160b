import type { StaffTopStrip } from '@odonta/api/contract';
import { TopStrip } from '@odonta/db/models';
import { topStripLifecycle, topStripStatuses } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { isPathOrLink } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment, nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { line, seconds } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { getTopStrip } from '../banners/banners.open.ts';

interface StripBody {
  header: string;
  text: string;
  link?: string | null;
  date_start: number;
  date_end: number;
}

/** A page of this site, or an address elsewhere. */
const link = line(500)
  .empty('')
  .default(null)
  .allow(null)
  .custom((value: string, helpers) =>
    isPathOrLink(value) ? value : helpers.message({ custom: 'Начните ссылку с / или с https://' }),
  );

const stripBody = Joi.object<StripBody>({
  header: line(80).min(3).required(),
  text: line(200).min(3).required(),
  link,
  date_start: seconds.required(),
  date_end: seconds.required(),
});

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
      refuseEmptySpan(days);
      return TopStrip.create({ ...body, ...days }, { transaction });
    },
  },
  update: {
    allow: 'top_strip.edit',
    body: stripBody,
    run: async ({ row, body: { date_start, date_end, ...body } }) => {
      row.set(body);
      if (date_start !== undefined) row.set({ date_start: new Date(date_start * 1000) });
      if (date_end !== undefined) row.set({ date_end: new Date(date_end * 1000) });
      refuseEmptySpan(row);
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
      { field: 'date_start', title: 'Начало', value: ({ date_start }) => formatMoment(date_start) },
      { field: 'date_end', title: 'Конец', value: ({ date_end }) => formatMoment(date_end) },
      { field: 'status', value: ({ status }) => topStripStatuses[status].label },
    ],
  },
  lifecycle: topStripLifecycle,
  transitions: {
    publish: {
      allow: 'top_strip.publish',
      run: ({ row }) => {
        if (secondsOf(row.date_end) <= nowInSeconds())
          throw conflict('Срок показа уже прошёл: сначала перенесите конец');
      },
    },
    stop: { allow: 'top_strip.stop' },
  },
  endpoints: () => [getTopStrip],
});

function presentStrips(rows: TopStrip[]): Omit<StaffTopStrip, 'available_transitions'>[] {
  return rows.map((row) => ({
    id: row.id,
    header: row.header,
    text: row.text,
    link: row.link,
    date_start: secondsOf(row.date_start),
    date_end: secondsOf(row.date_end),
    status: row.status,
    ...stampsOf(row),
  }));
}

function refuseEmptySpan({ date_start, date_end }: { date_start: Date; date_end: Date }): void {
  if (date_end <= date_start) throw invalid({ date_end: 'Показ кончается раньше, чем начинается' });
}
