import { Collection, deleteCollectionVisitors, User } from '@odonta/db/models';
import {
  collectionLifecycle,
  collectionStatuses,
} from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { maskEmail, maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { contact } from '../../orders/orders.filters.ts';
import { id } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, byId, since, until } from '../../platform/lists/filters.ts';
import { closeExpiredCollections, markOrderedCollections } from './clock.ts';
import { collectionCounting } from './collections.counting.ts';
import { presentCollections } from './collections.presenter.ts';
import { collectionBody, sending } from './collections.schema.ts';
import { sendCollection } from './collections.sending.ts';
import { createCollection, updateCollection } from './collections.writing.ts';

export const collectionsForStaff = defineResource({
  name: 'collections',
  audience: staffAudience,
  model: Collection,
  // COURSE_RECOMMEND reads his own alone too: his cell says «own», which the note «all for show» does not outweigh.
  rows: (staff, scope) => (scope === 'own' ? { manager_id: staff.id } : {}),
  include: [{ model: User, as: 'manager', paranoid: false, attributes: ['id', 'name'] }],
  present: presentCollections,
  personal: {
    name_to: maskName,
    to_email: maskEmail,
    to_phone: maskPhone,
    comment_internal: maskText,
    // The page says for whom it is.
    path: maskText,
  },
  searched: {
    title: ['name'],
    detail: ['name_to'],
    words: ['name', 'name_to', 'to_email', 'to_phone'],
    phones: ['to_phone'],
    emails: ['to_email'],
  },
  list: {
    allow: 'collections.list',
    filters: {
      id: byId(),
      q: contact('name', 'name_to', 'to_email', 'to_phone'),
      status: anyOf('status', Joi.string().valid(...Object.keys(collectionStatuses))),
      manager_id: byId('manager_id'),
      prod_id: { schema: id, where: withCourse },
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'name', 'name_to', 'status', 'expires_at', 'view_count', 'click_count'],
    facets: ['status'],
  },
  read: { allow: 'collections.show' },
  create: { allow: 'collections.create', body: collectionBody, run: createCollection },
  update: { allow: 'collections.edit', body: collectionBody, run: updateCollection },
  remove: { allow: 'collections.delete' },
  export: {
    allow: 'collections.export',
    columns: [
      { field: 'id', title: '№', value: ({ id }) => id },
      { field: 'name', title: 'Название', value: ({ name }) => name },
      { field: 'name_from', title: 'От кого', value: ({ name_from }) => name_from },
      { field: 'name_to', title: 'Кому', value: ({ name_to }) => name_to },
      { field: 'to_email', title: 'Почта получателя', value: ({ to_email }) => to_email },
      {
        field: 'to_phone',
        title: 'Телефон получателя',
        value: ({ to_phone }) => to_phone && formatPhone(to_phone),
      },
      { field: 'manager_name', title: 'Менеджер', value: ({ manager_name }) => manager_name },
      { field: 'status', title: 'Статус', value: ({ status }) => collectionStatuses[status].label },
      { field: 'courses', title: 'Курсов', value: ({ courses }) => courses.length },
      { field: 'view_count', title: 'Открытия', value: ({ view_count }) => view_count },
      { field: 'click_count', title: 'Переходы', value: ({ click_count }) => click_count },
      { field: 'order_ids', title: 'Заказы', value: ({ order_ids }) => order_ids?.length ?? null },
      { field: 'sent_at', title: 'Отправлена', value: ({ sent_at }) => sent_at && formatMoment(sent_at) },
      { field: 'expires_at', title: 'Действует до', value: ({ expires_at }) => formatMoment(expires_at) },
      { field: 'created_at', title: 'Создана', value: ({ created_at }) => formatMoment(created_at) },
    ],
  },
  lifecycle: collectionLifecycle,
  transitions: {
    send: staffTransition(Collection, sending, {
      allow: 'collections.send',
      run: ({ row, body, transaction }) => sendCollection(row, body, transaction),
    }),
    close: { allow: 'collections.close' },
    open: 'notOfStaff',
    order: 'notOfStaff',
    expire: 'notOfStaff',
  },
  endpoints: ({ secret }) => collectionCounting(secret),
  schedule: [
    { name: 'mark_ordered_collections', every: 'minute', work: markOrderedCollections },
    { name: 'close_expired_collections', every: 'minute', work: closeExpiredCollections },
    { name: 'delete_collection_visitors', every: 'hour', work: deleteCollectionVisitors },
  ],
});

function withCourse(prodId: number) {
  const query = `(select collection_id from collection_items where prod_id = ${Number(prodId)})`;
  return { id: { [Op.in]: literal(query) } };
}
