import { expect } from 'chai';
import { numbersIn } from '../bank/invoiceNumbers.ts';
import { paymentPurpose } from './paymentPurpose.ts';
import type { Seller } from './snapshots.ts';
import type { VatRate } from './vat.ts';

const invoice = (vat: VatRate | null) => ({
  kind: 'INVOICE' as const,
  number: '1234',
  date: '2026-11-20',
  seller: { vat } as Seller,
  vat: vat === null ? null : 3_606_56,
});

describe('the purpose of a payment', () => {
  it('names the invoice, the course and the tax', () => {
    expect(paymentPurpose(invoice(null), 'Эндодонтия')).to.equal(
      'Оплата по счету № 1234 от 20.11.2026 за участие в курсе «Эндодонтия». НДС не облагается.',
    );
    expect(paymentPurpose(invoice(22), 'Эндодонтия')).to.equal(
      'Оплата по счету № 1234 от 20.11.2026 за участие в курсе «Эндодонтия». В т.ч. НДС 22% - 3606.56 руб.',
    );
  });

  it('names a contract as one, by the number that banks are searched by', () => {
    const purpose = paymentPurpose({ ...invoice(null), kind: 'CONTRACT' }, 'Эндодонтия');
    expect(purpose).to.include('Оплата по счету-договору № 1234 от 20.11.2026');
    expect(numbersIn(purpose)).to.deep.equal(['1234']);
  });

  it('has room for the tax however long the course is called', () => {
    const purpose = paymentPurpose(invoice(22), 'Очень длинное название курса '.repeat(20));
    expect(purpose).to.have.lengthOf.at.most(160);
    expect(purpose).to.match(/…»\. В т\.ч\. НДС 22% - 3606\.56 руб\.$/);
  });
});
