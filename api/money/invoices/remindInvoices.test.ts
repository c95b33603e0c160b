import { Letter } from '@odonta/db/models';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { remindInvoices } from './remindInvoices.ts';

const at = (moment: string) => Date.parse(`${moment}+03:00`) / 1000;

describe('reminders of invoices', () => {
  useApi();

  it('reminders go two days before, the day before and on the day, once a day and not at night', async () => {
    const { id } = await buildInvoice({ issue_date: '2026-12-28', due_date: '2027-01-11' });
    const written: string[] = [];
    for (const day of ['2027-01-08', '2027-01-09', '2027-01-10', '2027-01-11', '2027-01-12'])
      for (const hour of ['05:59:00', '06:00:00', '18:00:00'])
        if ((await remindInvoices(at(`${day}T${hour}`))) > 0) written.push(`${day} ${hour}`);
    expect(written).to.deep.equal(['2027-01-09 06:00:00', '2027-01-10 06:00:00', '2027-01-11 06:00:00']);
    const letters = await Letter.findAll({
      where: { kind: 'invoice_reminder', record_id: id },
      order: ['id'],
    });
    expect(letters.map(({ subject }) => subject.split(' — ')[1])).to.deep.equal([
      'послезавтра',
      'завтра',
      'сегодня',
    ]);
  });

  it('no reminder goes to a buyer who has paid otherwise or whose order is over', async () => {
    const due = { issue_date: '2026-11-20', due_date: '2026-12-27' };
    for (const status of ['CONFIRMED', 'CANCELED', 'REFUNDED'] as const)
      await buildInvoice({ ...due, order: await buildOrder({ status, payment_method: 'INVOICE' }) });
    expect(await remindInvoices(at('2026-12-26T12:00:00'))).to.equal(0);
    await buildInvoice({ ...due, order: await buildOrder({ payment_method: 'INVOICE' }) });
    expect(await remindInvoices(at('2026-12-26T12:00:00'))).to.equal(1);
  });

  it('no reminder goes out after a payment, a letter of the same day or a cancellation', async () => {
    const due = { issue_date: '2026-11-20', due_date: '2026-11-27' };
    await buildInvoice({ ...due, status: 'CANCELED' });
    await buildInvoice({ issue_date: '2026-11-26', due_date: '2026-11-27' });
    expect(await remindInvoices(at('2026-11-26T12:00:00'))).to.equal(0);
  });
});
