import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { createPayment, createPayments, getProdsForPayment, quoteOrder } from '../booking/booking.open.ts';
import {
  cancelOrder,
  extendOrder,
  payOrder,
  payOrderFast,
  readOrder,
  redeemVoucher,
} from '../booking/orders.open.ts';
import { participantsTemplate, readParticipants } from '../booking/participants.open.ts';
import { calendarEndpoints } from '../calendars/calendars.open.ts';
import { materialEndpoints } from '../materials/materials.open.ts';
import { materialStaffEndpoints } from '../materials/materials.staff.ts';
import { readCancellation } from '../rescheduling/cancellation.staff.ts';
import { rescheduleEndpoints } from '../rescheduling/rescheduling.open.ts';
import { previewRescheduleByStaff } from '../rescheduling/rescheduling.staff.ts';
import { readTaxApplication } from '../taxDeduction/taxDeduction.open.ts';
import { readOrderTickets, readTicket } from '../tickets/tickets.open.ts';
import { copyOrderLink } from './orders.copyLink.ts';
import { quoteRefundForStaff } from './quoting.staff.ts';

/** Booking, and what becomes of an order: for its buyer, and for staff besides the actions of the resource. */
export const orderEndpoints = (orders: AnyResource, limiter: Limiter): AnyEndpoint[] => [
  getProdsForPayment,
  quoteOrder,
  createPayment,
  createPayments,
  readParticipants,
  participantsTemplate,
  readOrder,
  cancelOrder,
  extendOrder,
  payOrder,
  payOrderFast,
  redeemVoucher,
  readOrderTickets,
  readTaxApplication,
  readTicket,
  ...materialEndpoints(limiter),
  ...materialStaffEndpoints,
  ...calendarEndpoints,
  ...rescheduleEndpoints,
  copyOrderLink(orders),
  quoteRefundForStaff(orders),
  previewRescheduleByStaff(orders),
  readCancellation,
];
