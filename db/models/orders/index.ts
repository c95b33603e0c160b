import { initPayment } from '../money/payments/Payment.ts';
import { initPaymentNotification } from '../money/payments/PaymentNotification.ts';
import { initPaymentPart } from '../money/payments/PaymentPart.ts';
import { initReceipt } from '../money/payments/Receipt.ts';
import { initCertificate } from '../sales/Certificate.ts';
import { initCheckIn } from '../sales/CheckIn.ts';
import { initExtraDate } from '../sales/ExtraDate.ts';
import { initProdMaterial } from '../sales/ProdMaterial.ts';
import { initStudentDocument } from '../sales/StudentDocument.ts';
import { initWaitlistEntry } from '../sales/WaitlistEntry.ts';
import { initLedgerEntry } from './LedgerEntry.ts';
import { initOrder } from './Order.ts';
import { initOrderParticipant } from './OrderParticipant.ts';
import { initSeatPool } from './SeatPool.ts';
import { initSeatTake } from './SeatTake.ts';

export { deletePaymentNotifications } from '../money/payments/deletePaymentNotifications.ts';
export { Payment } from '../money/payments/Payment.ts';
export { PaymentNotification } from '../money/payments/PaymentNotification.ts';
export { PaymentPart } from '../money/payments/PaymentPart.ts';
export { Receipt } from '../money/payments/Receipt.ts';
export { Certificate } from '../sales/Certificate.ts';
export { CheckIn } from '../sales/CheckIn.ts';
export { ExtraDate } from '../sales/ExtraDate.ts';
export { ProdMaterial } from '../sales/ProdMaterial.ts';
export { StudentDocument } from '../sales/StudentDocument.ts';
export { WaitlistEntry } from '../sales/WaitlistEntry.ts';
export { LedgerEntry } from './LedgerEntry.ts';
export { mirrorSeats } from './mirrorSeats.ts';
export { Order, type OrderSnapshot } from './Order.ts';
export { OrderParticipant } from './OrderParticipant.ts';
export { SeatPool } from './SeatPool.ts';
export { SeatTake } from './SeatTake.ts';

/** Associates the models of orders and their money with a connection. */
export const ordersModels = [
  initCertificate,
  initCheckIn,
  initExtraDate,
  initLedgerEntry,
  initOrder,
  initOrderParticipant,
  initPayment,
  initPaymentNotification,
  initPaymentPart,
  initProdMaterial,
  initReceipt,
  initSeatPool,
  initSeatTake,
  initStudentDocument,
  initWaitlistEntry,
];
