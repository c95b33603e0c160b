import { getBonusBalance } from './bonuses/getBalance.open.ts';
import { createPayment, createPayments, getProdsForPayment, quoteOrder } from './booking/booking.open.ts';
import { cancelOrder, extendOrder, payOrder, readOrder, redeemVoucher } from './booking/orders.open.ts';
import { participantsTemplate, readParticipants } from './booking/participants.open.ts';
import { cabinetEndpoints } from './cabinets/endpoints.ts';
import { calendarEndpoints } from './calendars/calendars.open.ts';
import { openCertificateEndpoints } from './certificates/certificates.open.ts';
import { companyRequestEndpoints } from './companies/companies.open.ts';
import { companySeatEndpoints } from './companies/seats.open.ts';
import type { AnyEndpoint } from './http/endpoint.ts';
import { invoiceEndpoints } from './invoices/invoices.open.ts';
import { sendPaymentOrder } from './invoices/paymentOrders.open.ts';
import { moveEndpoints } from './moving/moving.open.ts';
import { takeBankNotice } from './payments/notices.open.ts';
import { checkInvitation } from './referrals/referrals.open.ts';
import { refundEndpoints } from './refunds/refunds.open.ts';
import { findCompanyByInn } from './registry/registry.open.ts';
import { studentEndpoints } from './students/studentDocuments.open.ts';
import { readOrderTickets } from './tickets/tickets.open.ts';
import { voucherEndpoints } from './vouchers/vouchers.open.ts';
import { waitlistEndpoints } from './waitlist/waitlist.open.ts';

/** What buyers ask for with or without a cabinet: booking, paying, papers, and what comes after. */
export const buyerEndpoints: AnyEndpoint[] = [
  getBonusBalance,
  checkInvitation,
  ...cabinetEndpoints,
  getProdsForPayment,
  quoteOrder,
  createPayment,
  createPayments,
  readParticipants,
  participantsTemplate,
  ...invoiceEndpoints,
  sendPaymentOrder,
  readOrder,
  cancelOrder,
  extendOrder,
  payOrder,
  redeemVoucher,
  ...studentEndpoints,
  readOrderTickets,
  ...calendarEndpoints,
  ...openCertificateEndpoints,
  takeBankNotice,
  ...refundEndpoints,
  ...moveEndpoints,
  ...waitlistEndpoints,
  findCompanyByInn,
  ...companyRequestEndpoints,
  ...companySeatEndpoints,
  ...voucherEndpoints,
];
