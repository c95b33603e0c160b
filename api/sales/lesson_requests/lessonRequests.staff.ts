import { Center, City, Lecturer, LessonRequest, Order, Prod } from '@odonta/db/models';
import { maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { lessonLifecycle, lessonStatuses } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { contact } from '../../orders/orders.filters.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, since, until } from '../../platform/lists/filters.ts';
import { dropPastSlots, expireLessons } from '../lessons/ending.ts';
import { lessonEndpoints } from '../lessons/lessons.open.ts';
import { ofCenters } from '../waitlist/waitlist.filters.ts';
import { presentLessonRequests } from './lessonRequests.presenter.ts';

/** For reading: the lecturer answers, and staff cancel the order. */
export const lessonRequestsForStaff = defineResource({
  name: 'lesson_requests',
  audience: staffAudience,
  model: LessonRequest,
  rows: (staff, scope) => (scope === 'own' ? { prod_id: ofCenters(staff.managed_center_ids) } : {}),
  include: [
    {
      model: Prod,
      as: 'prod',
      paranoid: false,
      attributes: ['id', 'name', 'slug', 'date_start'],
      include: [
        { model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] },
        { model: City, as: 'city', attributes: ['id', 'utc_offset'] },
      ],
    },
    { model: Lecturer, as: 'lecturer', paranoid: false, attributes: ['id', 'name'] },
    { model: Order, as: 'order', attributes: ['id', 'number'] },
  ],
  present: presentLessonRequests,
  personal: { ...personMasks, comment: maskText },
  searched: {
    title: ['last_name', 'first_name'],
    detail: ['email', 'phone'],
    words: ['last_name', 'first_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  },
  list: {
    allow: 'lesson_requests.list',
    filters: {
      id: byId(),
      q: contact('last_name', 'email', 'phone'),
      status: byCode('status', lessonStatuses),
      prod_id: byId('prod_id'),
      lecturer_id: byId('lecturer_id'),
      individual_id: byId('individual_id'),
      client: ofClient('lesson_requests', { phone: 'phone', individual: 'individual_id' }),
      order_id: byId('order_id'),
      starts_from: since('starts_at'),
      starts_to: until('starts_at'),
    },
    sort: ['id', 'created_at', 'starts_at', 'prod_id', 'lecturer_id', 'price', 'status'],
    facets: ['status'],
  },
  read: { allow: 'lesson_requests.show' },
  export: {
    allow: 'lesson_requests.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => lessonStatuses[status].label },
      { field: 'prod', value: ({ prod }) => prod.name },
      { field: 'center', title: 'Центр' },
      'lecturer',
      'time',
      { field: 'price', title: 'Цена, ₽' },
      'last_name',
      'first_name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      'comment',
      'order_number',
    ],
  },
  lifecycle: lessonLifecycle,
  transitions: {
    accept: 'notOfStaff',
    decline: 'notOfStaff',
    withdraw: 'notOfStaff',
    expire: 'notOfStaff',
    release: 'notOfStaff',
  },
  refersTo: [
    {
      of: 'individuals',
      column: 'individual_id',
      counted: ['запрос занятия', 'запроса занятий', 'запросов занятий'],
    },
    {
      of: 'lecturers',
      column: 'lecturer_id',
      counted: ['запрос занятия', 'запроса занятий', 'запросов занятий'],
    },
  ],
  endpoints: () => lessonEndpoints,
  schedule: [
    { name: 'expire_lessons', every: 'minute', work: expireLessons },
    { name: 'drop_past_lesson_slots', every: 'minute', work: dropPastSlots },
  ],
});
