import type { ReportBody } from '@odonta/api/contract';
import { expect } from 'chai';
import { charted } from './charted.ts';

const body = (
  name: ReportBody['name'],
  rows: [label: string | null, net: number][],
  more: object = {},
): ReportBody => ({
  ...{ name, from: null, to: null, withheld: null, count: rows.length, totals: { cells: [], links: {} } },
  columns: [
    { field: 'label', title: 'Учебный центр', kind: 'text' },
    { field: 'net', title: 'Чистая выручка', kind: 'money' },
  ],
  rows: rows.map((cells) => ({ cells, links: {} })),
  ...more,
});

describe('the chart of a report', () => {
  it('has a bar for each group, the largest first, and one for the rest', () => {
    const rows = Array.from({ length: 10 }, (_, index): [string, number] => [`Центр ${index}`, index]);
    const chart = charted(body('sales', [...rows, ['Центр 9', 5]]));
    expect([chart?.what, chart?.by]).to.deep.equal(['Чистая выручка', 'Учебный центр']);
    expect(chart?.bars.at(0)).to.deep.equal({ label: 'Центр 9', sum: 14 });
    expect(chart?.bars.at(-1)).to.deep.equal({ label: 'Остальные: 3', sum: 3 });
    expect(chart?.bars).to.have.length(8);
  });

  it('names weeks by their days, and is absent where nothing was sold', () => {
    const columns = [
      { field: 'label', title: 'Неделя с', kind: 'day' },
      { field: 'revenue', title: 'Выручка', kind: 'money' },
    ];
    const weeks = (sum: number) =>
      charted(
        body(
          'adverts',
          [
            ['2026-11-02', sum],
            ['2026-11-09', 0],
          ],
          { columns },
        ),
      );
    expect(weeks(5)?.bars[0]).to.deep.equal({ label: '02.11.2026', sum: 5 });
    expect(weeks(0)).to.equal(null);
  });

  it('is absent where it would tell a part only, or has nothing to compare', () => {
    expect(charted(body('sales', [['Один', 1]]))).to.equal(null);
    expect(
      charted(
        body(
          'sales',
          [
            ['Один', 1],
            [null, 2],
          ],
          { count: 3 },
        ),
      ),
    ).to.equal(null);
    expect(
      charted(
        body(
          'sales',
          [
            ['Один', 1],
            [null, 2],
          ],
          { withheld: 'ROWS' },
        ),
      ),
    ).to.equal(null);
    expect(
      charted(
        body('bonuses', [
          ['Один', 1],
          [null, 2],
        ]),
      ),
    ).to.equal(null);
  });
});
