import { expect } from 'chai';
import { leftOf, partsOver } from './partsOver.ts';

describe('a transfer over several invoices', () => {
  const invoices = [
    { invoice_id: 1, left: 20_000.1 },
    { invoice_id: 2, left: 10_000.2 },
  ];

  it('gives each what it lacks, to the kopeck', () => {
    expect(leftOf(invoices)).to.equal(30_000.3);
    expect(partsOver(30_000.3, invoices)).to.deep.equal([
      { invoice_id: 1, sum: 20_000.1 },
      { invoice_id: 2, sum: 10_000.2 },
    ]);
  });

  it('leaves what lacks or is over to the last one, and none of them without money', () => {
    expect(partsOver(25_000, invoices)?.at(-1)).to.deep.equal({ invoice_id: 2, sum: 4999.9 });
    expect(partsOver(31_000, invoices)?.at(-1)).to.deep.equal({ invoice_id: 2, sum: 10_999.9 });
    expect(partsOver(20_000, invoices)).to.equal(null);
    expect(partsOver(20_000, [])).to.equal(null);
  });
});
