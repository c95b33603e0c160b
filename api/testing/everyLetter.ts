import { SeatCode } from '@odonta/db/models';
import { buildCollection } from '@odonta/db/testing/collectionFactories.ts';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildAccountingDoc, buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildLegalMember, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { buildGiftOrder, buildVoucher } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import * as collections from '../advertising/collections/collections.letters.ts';
import * as members from '../cabinets/members/members.letters.ts';
import * as reviews from '../catalog/reviews/reviews.letters.ts';
import * as questions from '../content/director_questions/directorQuestions.letters.ts';
import * as requests from '../content/manager_requests/managerRequests.letters.ts';
import * as links from '../identity/sessions/links.letters.ts';
import * as registering from '../identity/sessions/registering.letters.ts';
import * as sessions from '../identity/sessions/sessions.letters.ts';
import * as users from '../identity/users/users.letters.ts';
import * as gifts from '../loyalty/gifts/letters.ts';
import * as vouchers from '../loyalty/vouchers/letters.ts';
import * as closingDocs from '../money/invoices/closingDocs.letters.ts';
import * as invoices from '../money/invoices/invoices.letters.ts';
import * as orders from '../orders/letters/orderLetters.ts';
import * as participants from '../orders/letters/participantLetters.ts';
import * as certificates from '../sales/certificates/letters.ts';
import * as companies from '../sales/companies/letters.ts';
import * as owners from '../sales/company_approvals/letters.ts';
import * as students from '../sales/students/letters.ts';
import * as waitlist from '../sales/waitlist/letters.ts';

type Letter = { subject: string; text: string };
/** A module of letters: the composed letters, and its exports that are no letters. */
type Composed = [module: object, said: Record<string, Letter>, besides?: string[]];

/** Every kind of letter that repeats typed text, with these words in each name and comment. */
export async function composeAll(typed: string): Promise<Composed[]> {
  const person = { first_name: typed, last_name: typed };
  const order = await buildOrder({ ...person, status: 'CONFIRMED', reason_comment: typed });
  const prod = await buildProd();
  const request = await buildLegalRequest({ ...person, company_name: typed, prod_id: prod.id });
  const invoice = await buildInvoice({ order, payer_name: typed });
  const doc = await buildAccountingDoc({ payer_name: typed });
  const voucher = await buildVoucher({ buyer_name: typed, recipient_name: typed, message: typed });
  const gift = await buildGiftOrder({ ...person, address: typed });
  const entry = await buildWaitlistEntry({ ...person, prod_id: prod.id });
  const asked = await buildManagerRequest({ name: typed, comment: typed });
  const about = { id: asked.id, name: typed, email: asked.email, comment: typed, about: '' };
  const [seat] = order.participants;
  if (!seat) throw new Error('nobody comes by the order');
  seat.order = order;
  seat.first_name = typed;
  const guest = { ...person, ticket_code: 'код', short_code: seat.short_code, email: 'a@test.local' };
  const member = await buildLegalMember({ name: typed });
  const code = SeatCode.build({ legal_request_id: request.id, participant_id: seat.id, code: 'код' });
  const collection = await buildCollection({ name: typed, name_from: typed, name_to: typed });
  const quote = { number: 1, total: 100, valid_until: '2026-12-01' };
  const user = { id: 1, name: typed, email: 'user@test.local' };
  const now = new Date();
  return [
    [
      orders,
      {
        orderBooked: orders.orderBooked(order),
        orderPaid: orders.orderPaid(order),
        orderAwaits: orders.orderAwaits(order),
        orderConfirmed: orders.orderConfirmed(order),
        orderRejected: orders.orderRejected(order, []),
        orderCanceled: orders.orderCanceled(order),
        orderExpired: orders.orderExpired(order),
        paymentReminder: orders.paymentReminder(order, 'unpaid'),
        paymentLinkLetter: orders.paymentLinkLetter(order, 'payment_link'),
      },
      ['awaitsCenter', 'seats', 'daysOf', 'toBuyer'],
    ],
    [
      participants,
      {
        ticket: participants.ticket(order, guest, ''),
        replaced: participants.replaced(order, guest),
        reminder: participants.reminder(order, guest, 'reminder_1d', ''),
      },
    ],
    [certificates, { certificateIssued: certificates.certificateIssued(seat, guest.email, '1') }],
    [collections, { collectionSent: collections.collectionSent(collection) }],
    [members, { memberInvited: members.memberInvited(member, { name: typed }, '/') }],
    [
      companies,
      {
        requestReceived: companies.requestReceived(request, prod),
        quoteSent: companies.quoteSent(request, prod, quote),
        agreedWithoutSeats: companies.agreedWithoutSeats(request, prod),
        seatsReady: companies.seatsReady(request, order),
        unnamedLeft: companies.unnamedLeft(request, order, 1),
        seatsAwait: companies.seatsAwait(request, order, { days: 3, left: 1 }),
        requestRejected: companies.requestRejected(request, prod, null),
        requestCanceled: companies.requestCanceled(request, prod),
        requestWithoutCourse: companies.requestWithoutCourse(request, prod, null),
        quoteExpired: companies.quoteExpired(request, prod),
        seatOffered: companies.seatOffered(request, order, code, guest.email),
        seatAwaits: companies.seatAwaits(request, order, { code: 'код', sent_to: guest.email }, 3),
      },
    ],
    [
      invoices,
      {
        invoiceIssued: invoices.invoiceIssued(invoice, order),
        invoiceReminder: invoices.invoiceReminder(invoice, 1),
        invoiceUnderpaid: invoices.invoiceUnderpaid(invoice),
      },
      ['invoicePdfPath'],
    ],
    [
      closingDocs,
      { docIssued: closingDocs.docIssued(doc), docReminder: closingDocs.docReminder(doc) },
      ['titleOfDoc'],
    ],
    [
      vouchers,
      {
        voucherGiven: vouchers.voucherGiven(voucher, 'AAAA'),
        voucherPaid: vouchers.voucherPaid(voucher),
        voucherEnds: vouchers.voucherEnds(voucher, 7),
        voucherEnded: vouchers.voucherEnded(voucher, '1 ₽'),
      },
    ],
    [
      gifts,
      {
        giftOrdered: gifts.giftOrdered(gift),
        giftIssued: gifts.giftIssued(gift),
        giftRejected: gifts.giftRejected(gift, 'нет'),
        giftCanceled: gifts.giftCanceled(gift, 'нет'),
      },
    ],
    [
      owners,
      {
        ownerAsked: owners.ownerAsked(order, member, member, 0),
        ownerIsSilent: owners.ownerIsSilent(order, member),
        awaitsOwnerWord: owners.awaitsOwnerWord(order),
        ownerConfirmed: owners.ownerConfirmed(order),
        ownerWasSilentForBuyer: owners.ownerWasSilentForBuyer(order),
      },
    ],
    [
      waitlist,
      {
        waitlistJoined: waitlist.waitlistJoined(entry, prod),
        waitlistInterested: waitlist.waitlistInterested(entry, prod),
        waitlistFirst: waitlist.waitlistFirst(entry, prod, order),
        waitlistOffered: waitlist.waitlistOffered(entry, prod, order),
        waitlistOfferExpired: waitlist.waitlistOfferExpired(entry, prod),
        waitlistClosed: waitlist.waitlistClosed(entry, prod, 'нет'),
      },
    ],
    [
      students,
      {
        documentAsked: students.documentAsked(order, now),
        documentRejected: students.documentRejected(order, 'нет', now, null),
      },
    ],
    [questions, { questionReceived: questions.questionReceived(1, typed, 'a@test.local') }],
    [
      requests,
      {
        requestReceived: requests.requestReceived(about),
        requestConfirmed: requests.requestConfirmed(about, 'INFO'),
        requestForCenter: requests.requestForCenter(about, 'center@test.local'),
      },
      ['requestAssigned'],
    ],
    [
      reviews,
      { reviewInvited: reviews.reviewInvited('код', { email: 'a@test.local', name: typed, prod }) },
      ['reviewReceived', 'reviewPublished', 'reviewRejected'],
    ],
    [
      users,
      {
        accessChanged: users.accessChanged(user, user.email, ['email']),
        roleChanged: users.roleChanged(user, { id: 2, name: 'Анна' }, 'MANAGER', 'given'),
      },
    ],
    [
      links,
      {
        invited: links.invited(user, '/'),
        emailToBeProved: links.emailToBeProved(typed, '/'),
        recovery: links.recovery(typed, '/'),
        passwordRecovered: links.passwordRecovered(typed),
      },
    ],
    [
      registering,
      {
        registered: registering.registered('individual', '/')(typed),
        alreadyRegistered: registering.alreadyRegistered('individual')(typed),
      },
    ],
    [
      sessions,
      {
        manyFailures: sessions.manyFailures(typed),
        passwordChanged: sessions.passwordChanged(typed),
        secondFactorTurned: sessions.secondFactorTurned(user, 'reset_2fa'),
      },
      ['writeLetterTo'],
    ],
  ];
}
