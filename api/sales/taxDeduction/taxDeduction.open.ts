import { City, Prod } from '@odonta/db/models';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { orderByToken } from '../../orders/byToken.ts';
import { participantsOf } from '../../orders/presenting.ts';
import { datesOfOrder } from '../../orders/timesOf.ts';
import { taxApplicationPdf } from '../../platform/documents/kinds/taxApplication.ts';
import { pdfLimit, sendFile } from '../../platform/documents/sendPdf.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { deductibleOf } from './deductible.ts';
import { paymentDaysOf } from './paymentDays.ts';

export const readTaxApplication = endpoint({
  method: 'get',
  path: '/orders/:token/tax-application.pdf',
  summary: 'An application to the centre for the paper by which the tax of an order is returned, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const order = await orderByToken(params);
    const include = [{ model: City, as: 'city' }];
    const prod = await Prod.findByPk(order.prod_id, { include, paranoid: false, rejectOnEmpty: true });
    const paid = await deductibleOf(order, prod, await participantsOf(order));
    if (paid === null) throw notFound('По этому заказу налогового вычета нет');
    const { date_start: start, date_end } = datesOfOrder(order, prod);
    const pdf = await taxApplicationPdf({
      order: order.number,
      paidOn: await paymentDaysOf(order),
      paid,
      center: order.snapshot.center,
      payer: fullNameOf(order),
      contacts: [order.phone, order.email].filter((contact) => contact !== null),
      course: order.snapshot.name,
      when: start === null ? null : formatDays(start, date_end ?? start),
    });
    return sendFile(res, pdf, `Заявление на справку для вычета, заказ ${order.number}`);
  },
});
