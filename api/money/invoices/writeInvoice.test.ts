import { randomBytes } from 'node:crypto';
import { Invoice } from '@odonta/db/models';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { lettersAtEnd } from '../../platform/mail/letters.ts';
import { useApi } from '../../testing/useApi.ts';
import { invoicesAtEnd, writeInvoice } from './writeInvoice.ts';

describe('an invoice that is written at the end of its transaction', () => {
  useApi();

  it('shows before it is written what is written, and without an id is written at once', async () => {
    const { issuer, year, number, center_id, snapshot, total, issue_date, due_date } = await buildInvoice();
    const payer = {
      payer_name: 'ООО «Конец»',
      payer_inn: '7707083893',
      payer_kpp: null,
      payer_address: null,
    };
    const write = async (id: number | null) => {
      const { id: order_id } = await buildOrder();
      const own = { order_id, number: number + order_id, token: randomBytes(24).toString('base64url') };
      const row = { ...{ issuer, year, center_id, legal_user_id: null, email: null }, ...payer, ...own };
      const whole = { ...row, ...{ snapshot, total, issue_date, due_date } };
      let before = 0;
      const invoice = await lettersAtEnd(
        async (transaction) => {
          const built = await writeInvoice(whole, id, transaction);
          before = await Invoice.count({ where: { id: built.id }, transaction });
          return built;
        },
        [invoicesAtEnd],
      );
      return {
        before,
        shown: invoice.get(),
        kept: await Invoice.findByPk(invoice.id, { rejectOnEmpty: true }),
      };
    };
    const { before, shown, kept } = await write(900_000);
    const { created_at: _, updated_at: __, ...written } = kept.get();
    expect([before, shown]).to.deep.equal([0, written]);
    expect((await write(null)).before).to.equal(1);
  });
});
