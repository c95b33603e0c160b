import { Center, LegalQuote, LegalRequest, Order, PageVersion, Prod } from '@odonta/db/models';
import { maskEmail, maskName, maskPhone, maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import {
  legalRequestLifecycle,
  legalRequestStages,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { orSayWhere } from '../../money/platform_requisites/ownRequisites.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { contact } from '../../orders/orders.filters.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, byId, since, until } from '../../platform/lists/filters.ts';
import { closeRequests, expireQuotes, expireSoftReservations, notifyOfUnnamed } from '../companies/clock.ts';
import { companyRequestEndpoints } from '../companies/companies.open.ts';
import { canCancel } from '../companies/ending.ts';
import { sendQuote } from '../companies/quoting.ts';
import { remindOfSeats } from '../companies/remindOfSeats.ts';
import { companySeatEndpoints } from '../companies/seats.open.ts';
import { changeRequest, createForCompany } from './legalRequests.creating.ts';
import { presentLegalRequests, seenBy } from './legalRequests.presenter.ts';
import { requestByStaff, requestEdit } from './legalRequests.schema.ts';
import { staffSeatEndpoints } from './legalRequests.seats.ts';
import {
  canConfirm,
  confirmRequest,
  endCanceled,
  lockCourses,
  rejectRequest,
  removeRequest,
  settleConfirmed,
} from './legalRequests.transitions.ts';

const codes = (of: object) => Joi.string().valid(...Object.keys(of));

export const legalRequestsForStaff = defineResource({
  name: 'legal_requests',
  audience: staffAudience,
  model: LegalRequest,
  rows: seenBy,
  include: [
    { model: Prod, as: 'prod', paranoid: false, attributes: ['id', 'name', 'slug', 'date_start'] },
    { model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] },
    { model: Order, as: 'order', paranoid: false, attributes: ['id', 'number', 'debt'] },
    { model: PageVersion, as: 'offer_version', attributes: ['id', 'number'] },
    { model: LegalQuote, as: 'quotes', separate: true, order: [['id', 'DESC']] },
  ],
  present: presentLegalRequests,
  personal: {
    signatory_fio: maskName,
    signatory_email: maskEmail,
    signatory_phone: maskPhone,
    ...personMasks,
    comment: maskText,
    comment_internal: maskText,
  },
  searched: {
    title: ['number'],
    detail: ['company_name', 'email', 'phone'],
    words: ['number', 'company_name', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
    taxNumbers: ['inn'],
  },
  list: {
    allow: 'legal_requests.list',
    filters: {
      id: byId(),
      q: contact('number', 'company_name', 'last_name', 'email', 'phone'),
      status: anyOf('status', codes(requestStatuses)),
      stage: anyOf('stage', codes(legalRequestStages)),
      inn: anyOf('inn', Joi.string().pattern(/^\d{10,12}$/)),
      prod_id: byId('prod_id'),
      center_id: byId('center_id'),
      legal_user_id: byId('legal_user_id'),
      client: ofClient('legal_requests', { phone: 'phone', company: (id) => `legal_user_id = ${id}` }),
      order_id: byId('order_id'),
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'company_name', 'nb_seats', 'status', 'stage', 'prod_id'],
    facets: ['status', 'stage'],
  },
  read: { allow: 'legal_requests.show' },
  create: { allow: 'legal_requests.create', body: requestByStaff, run: createForCompany },
  update: { allow: 'legal_requests.edit', body: requestEdit, run: changeRequest },
  remove: {
    allow: 'legal_requests.delete',
    run: ({ row, transaction }) => removeRequest(row, transaction),
  },
  export: {
    allow: 'legal_requests.export',
    columns: [
      'number',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => requestStatuses[status].label },
      { field: 'stage', value: ({ stage }) => legalRequestStages[stage].label },
      'company_name',
      'inn',
      'kpp',
      { field: 'prod', value: ({ prod }) => prod.name },
      { field: 'center', title: 'Центр' },
      { field: 'nb_seats', title: 'Мест' },
      { field: 'last_name', title: 'Контакт' },
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      { field: 'quote', title: 'Предложение, ₽', value: ({ quote }) => quote?.total ?? null },
      'order_number',
    ],
  },
  lifecycle: legalRequestLifecycle,
  transitions: {
    quote: {
      allow: 'legal_requests.quote',
      when: ({ stage }) => stage === 'DRAFT' || stage === 'QUOTED',
      lock: lockCourses,
      run: ({ row, transaction }) => orSayWhere(sendQuote(row, transaction)),
    },
    confirm: {
      allow: 'legal_requests.confirm',
      when: canConfirm,
      lock: lockCourses,
      run: ({ row, actor, origin, transaction }) =>
        confirmRequest(row, { by: staffAudience.auditActor(actor), origin }, transaction),
      follow: settleConfirmed,
    },
    reject: {
      allow: 'legal_requests.reject',
      lock: lockCourses,
      run: ({ row, reason, transaction }) => rejectRequest(row, reason || null, transaction),
    },
    cancel: {
      allow: 'legal_requests.cancel',
      when: canCancel,
      lock: lockCourses,
      run: ({ row }) => {
        row.ended_because = 'STAFF';
      },
      effects: ({ row, actor, origin, transaction }) =>
        endCanceled(row, { by: staffAudience.auditActor(actor), origin }, transaction),
    },
    accept: 'notOfStaff',
    invoice: 'notOfStaff',
    pay: 'notOfStaff',
    name: 'notOfStaff',
    close: 'notOfStaff',
    expire: 'notOfStaff',
  },
  endpoints: ({ resource }) => [
    ...staffSeatEndpoints(resource),
    ...companyRequestEndpoints,
    ...companySeatEndpoints,
  ],
  schedule: [
    {
      name: 'expire_soft_holds',
      pauseMs: 5000,
      because: 'seats that were held for a company are free when its day is over',
      work: expireSoftReservations,
    },
    { name: 'expire_quotes', every: 'minute', work: () => expireQuotes() },
    { name: 'tell_of_unnamed', every: 'minute', work: notifyOfUnnamed },
    { name: 'remind_of_seats', every: 'minute', work: remindOfSeats },
    { name: 'close_requests', every: 'minute', work: closeRequests },
  ],
});
