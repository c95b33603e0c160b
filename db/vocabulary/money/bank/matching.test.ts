import { expect } from 'chai';
import fc from 'fast-check';
import { normalNumber, numbersIn } from './invoiceNumbers.ts';
import { candidatesOf, type IncomingPayment, matchingOf, type OpenInvoice } from './matching.ts';

const inn = '7725088527';
const stranger = '7707083893';
const invoice = (more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  id: 1,
  number: '1234',
  date: '2026-11-20',
  payer_inn: inn,
  left: 2_000_000,
  ...more,
});
const payment = (more: Partial<IncomingPayment> = {}): IncomingPayment => ({
  purpose: 'Оплата по счету № 1234 от 20.11.2026. НДС не облагается',
  payer_inn: inn,
  sum: 2_000_000,
  ...more,
});
const said = (given: Partial<IncomingPayment>, open: OpenInvoice[]) => {
  const matching = matchingOf(payment(given), open);
  return matching && [matching.parts.map(({ invoice_id, sum }) => [invoice_id, sum]), matching.over];
};

describe('numbers of invoices in the purpose of a payment', () => {
  const cases: [purpose: string, numbers: string[]][] = [
    ['Оплата по счету № 1234 от 20.11.2026', ['1234']],
    ['Оплата по счёту №0005 за курс', ['5']],
    ['СЧ.№ 12О4, без НДС', ['1204']],
    ['Счет-договор N 77', ['77']],
    ['за обучение по счету от 20.11.2026 г. № 15', ['15']],
    ['Счет на оплату No. 1 234 от 1.11.2026', ['1234']],
    ['Оплата по счетам № 12, 13 и №14 от 20.11.2026', ['12', '13', '14']],
    ['Сч. 12 от 01.11.2026, 13 от 02.11.2026; НДС не облагается', ['12', '13']],
    ['по счету 3-26-000123', ['З-26-123']],
    ['по счету З-26-000123', ['З-26-123']],
    ['по счету AB-7', ['АВ-7']],
    ['Счет 40702810900000002851, возврат', []],
    ['на р/счет 12', []],
    ['Оплата по договору № 14/26', []],
    ['Счет от 20.11.2026', []],
    ['Расчетный период', []],
  ];
  for (const [purpose, numbers] of cases)
    it(`the numbers are ${numbers.join(', ') || 'none'} in «${purpose}»`, () => {
      expect(numbersIn(purpose)).to.deep.equal(numbers);
    });

  it('normalising a number twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalNumber(normalNumber(text))).to.equal(normalNumber(text));
      }),
    );
  });
});

describe('a payment is matched with invoices', () => {
  it('when two of number, tax number and sum agree', () => {
    const all = [[[1, 2_000_000]], 0];
    expect(said({}, [invoice()])).to.deep.equal(all);
    expect(said({ payer_inn: stranger }, [invoice()]), 'number and sum').to.deep.equal(all);
    expect(said({ purpose: 'За курс' }, [invoice()]), 'tax number and sum').to.deep.equal(all);
  });

  it('for less or for more than is due, when number and tax number agree', () => {
    expect(said({ sum: 500_000 }, [invoice()])).to.deep.equal([[[1, 500_000]], 0]);
    expect(said({ sum: 2_000_100 }, [invoice()])).to.deep.equal([[[1, 2_000_000]], 100]);
  });

  it('not when one thing alone agrees', () => {
    expect(said({ payer_inn: stranger, sum: 1 }, [invoice()]), 'number').to.equal(null);
    expect(said({ purpose: 'За курс', sum: 1 }, [invoice()]), 'tax number').to.equal(null);
    expect(said({ purpose: 'За курс', payer_inn: stranger }, [invoice()]), 'sum').to.equal(null);
    expect(
      said({ purpose: 'За курс', payer_inn: '' }, [invoice({ payer_inn: '' })]),
      'no tax number',
    ).to.equal(null);
  });

  it('not without a number when two invoices fit, nor when another number is named', () => {
    expect(said({ purpose: 'За курс' }, [invoice(), invoice({ id: 2, number: '1235' })])).to.equal(null);
    expect(said({ purpose: 'По счету № 999' }, [invoice()])).to.equal(null);
  });

  it('of the year that the purpose tells, or of the payer, where two have one number', () => {
    const older = invoice({ id: 2, date: '2025-03-01' });
    expect(said({}, [older, invoice()])).to.deep.equal([[[1, 2_000_000]], 0]);
    const foreign = invoice({ id: 3, payer_inn: stranger });
    expect(said({ purpose: 'Счет 1234' }, [foreign, invoice()])).to.deep.equal([[[1, 2_000_000]], 0]);
    expect(said({ purpose: 'Счет 1234' }, [older, invoice()])).to.equal(null);
  });

  it('one with several: all that are named, when together they make the sum', () => {
    const three = [12, 13, 14].map((id) => invoice({ id, number: String(id), left: id * 100 }));
    const purpose = 'Оплата по счетам 12, 13 и 14';
    const parts = [
      [12, 1200],
      [13, 1300],
      [14, 1400],
    ];
    expect(said({ purpose, sum: 3900 }, three)).to.deep.equal([parts, 0]);
    expect(said({ purpose, sum: 3900, payer_inn: stranger }, three)).to.deep.equal([parts, 0]);
    expect(said({ purpose, sum: 4000 }, three)).to.deep.equal([parts, 100]);
    expect(said({ purpose, sum: 3800 }, three), 'short').to.equal(null);
    expect(said({ purpose, sum: 4000, payer_inn: stranger }, three), 'over, by a stranger').to.equal(null);
    expect(said({ purpose, sum: 2500 }, three.slice(0, 2)), 'one is not open').to.equal(null);
  });

  const anyInvoice = fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    number: fc.integer({ min: 6, max: 10 }).map(String),
    date: fc.constantFrom('2026-11-20', '2025-03-01'),
    payer_inn: fc.constantFrom(inn, stranger, ''),
    left: fc.integer({ min: 1, max: 6 }),
  });
  const anyOpen = fc.uniqueArray(anyInvoice, { selector: ({ id }) => id, maxLength: 12 });
  const anyPayment = fc.record({
    purpose: fc.constantFrom('Счет 7', 'Счета 7, 8', 'За курс', 'Сч. 9 от 20.11.2026', 'Счет № 8 и 9'),
    payer_inn: fc.constantFrom(inn, stranger, ''),
    sum: fc.integer({ min: 1, max: 12 }),
  });

  it('never for more than it is, nor beyond what an invoice waits for, in whatever order they come', () => {
    let matched = 0;
    fc.assert(
      fc.property(anyPayment, anyOpen, (given, open) => {
        const matching = matchingOf(given, open);
        const again = matchingOf(given, open.toReversed());
        expect(again).to.deep.equal(matching);
        if (!matching) return;
        matched += 1;
        const given_out = matching.parts.reduce((all, { sum }) => all + sum, 0);
        expect(given_out + matching.over).to.equal(given.sum);
        for (const { invoice_id, sum, likeness } of matching.parts) {
          expect(sum).to.be.within(0, open.find(({ id }) => id === invoice_id)?.left ?? -1);
          const agreed = Object.values(likeness).filter(Boolean).length;
          expect(agreed, 'of one invoice').to.be.at.least(matching.parts.length > 1 ? 1 : 2);
        }
      }),
      { numRuns: 2000 },
    );
    expect(matched).to.be.greaterThan(50);
  });

  it('is shown to people with what has something in common, the likeliest first', () => {
    const open = [
      invoice({ id: 1, number: '9', payer_inn: stranger, left: 5 }),
      invoice({ id: 2, number: '9', left: 2_000_100 }),
      invoice({ id: 3, number: '9', left: 2_000_000 }),
      invoice({ id: 4, left: 7 }),
    ];
    const found = candidatesOf(payment(), open).map(({ invoice: { id } }) => id);
    expect(found).to.deep.equal([3, 4, 2]);
  });
});
