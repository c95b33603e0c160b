import { cabinetEndpoints } from './cabinets/endpoints.ts';
import { getBonusBalance } from './loyalty/bonuses/getBalance.open.ts';
import { checkInvitation } from './loyalty/referrals/referrals.open.ts';
import { invoiceEndpoints } from './money/invoices/invoices.open.ts';
import { sendPaymentOrder } from './money/invoices/paymentOrders.open.ts';
import { takeBankNotification } from './money/payments/notices.open.ts';
import { refundEndpoints } from './money/refunds/refunds.open.ts';
import { findCompanyByInn } from './platform/company_lookup/companyLookup.open.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import {
  createPayment,
  createPayments,
  getProdsForPayment,
  quoteOrder,
} from './sales/booking/booking.open.ts';
import { cancelOrder, extendOrder, payOrder, readOrder, redeemVoucher } from './sales/booking/orders.open.ts';
import { participantsTemplate, readParticipants } from './sales/booking/participants.open.ts';
import { voucherEndpoints } from './sales/buyingVouchers/vouchers.open.ts';
import { calendarEndpoints } from './sales/calendars/calendars.open.ts';
import { openCertificateEndpoints } from './sales/certificates/certificates.open.ts';
import { companyRequestEndpoints } from './sales/companies/companies.open.ts';
import { companySeatEndpoints } from './sales/companies/seats.open.ts';
import { rescheduleEndpoints } from './sales/rescheduling/rescheduling.open.ts';
import { studentEndpoints } from './sales/students/studentDocuments.open.ts';
import { readOrderTickets } from './sales/tickets/tickets.open.ts';
import { waitlistEndpoints } from './sales/waitlist/waitlist.open.ts';

/** Endpoints of buyers with or without a cabinet: booking, paying, documents, and what comes after. */
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
  takeBankNotification,
  ...refundEndpoints,
  ...rescheduleEndpoints,
  ...waitlistEndpoints,
  findCompanyByInn,
  ...companyRequestEndpoints,
  ...companySeatEndpoints,
  ...voucherEndpoints,
];
