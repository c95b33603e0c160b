import { initCertificate } from './Certificate.ts';
import { initCheckIn } from './CheckIn.ts';
import { initExtraDate } from './ExtraDate.ts';
import { initLedgerEntry } from './LedgerEntry.ts';
import { initOrder } from './Order.ts';
import { initOrderParticipant } from './OrderParticipant.ts';
import { initPayment } from './Payment.ts';
import { initPaymentNotice } from './PaymentNotice.ts';
import { initPaymentPart } from './PaymentPart.ts';
import { initReceipt } from './Receipt.ts';
import { initSeatPool } from './SeatPool.ts';
import { initSeatTake } from './SeatTake.ts';
import { initStudentDocument } from './StudentDocument.ts';
import { initWaitlistEntry } from './WaitlistEntry.ts';

export { Certificate } from './Certificate.ts';
export { CheckIn } from './CheckIn.ts';
export { ExtraDate } from './ExtraDate.ts';
export { forgetPaymentNotices } from './forgetPaymentNotices.ts';
export { LedgerEntry } from './LedgerEntry.ts';
export { mirrorSeats } from './mirrorSeats.ts';
export { Order, type OrderSnapshot } from './Order.ts';
export { OrderParticipant } from './OrderParticipant.ts';
export { Payment } from './Payment.ts';
export { PaymentNotice } from './PaymentNotice.ts';
export { PaymentPart } from './PaymentPart.ts';
export { Receipt } from './Receipt.ts';
export { SeatPool } from './SeatPool.ts';
export { SeatTake } from './SeatTake.ts';
export { StudentDocument } from './StudentDocument.ts';
export { WaitlistEntry } from './WaitlistEntry.ts';

/** What binds the models of orders and their money to a connection. */
export const ordersModels = [
  initCertificate,
  initCheckIn,
  initExtraDate,
  initLedgerEntry,
  initOrder,
  initOrderParticipant,
  initPayment,
  initPaymentNotice,
  initPaymentPart,
  initReceipt,
  initSeatPool,
  initSeatTake,
  initStudentDocument,
  initWaitlistEntry,
];
