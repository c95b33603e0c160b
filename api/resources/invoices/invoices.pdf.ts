import { Invoice } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import { Op } from 'sequelize';
import { sendPdf } from '../../documents/sendPdf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { staffDoor } from '../../sessions/doors.ts';
import { invoicesForStaff } from './invoices.staff.ts';

export const staffInvoicePdf = endpoint({
  method: 'get',
  path: '/adm/invoices/:id/pdf',
  summary: 'An invoice for print',
  door: staffDoor,
  allow: 'invoices.show',
  handle: async ({ actor, reach, params: { id = '' }, res }) => {
    if (!/^\d{1,9}$/.test(id)) throw notFound();
    const reachable = invoicesForStaff.rows(actor, reach);
    const invoice = await Invoice.findOne({ where: { [Op.and]: [reachable, { id: Number(id) }] } });
    if (!invoice) throw notFound();
    return sendPdf(res, invoice.snapshot, `Счёт ${invoice.number} от ${shortDay(invoice.issue_date)}`);
  },
});
