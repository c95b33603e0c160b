import type { CenterFunnelCourse } from '@odonta/api/contract';
import { expect } from 'chai';
import { countedSince, remarksOf, spanName } from './words.ts';

const unknown = { opened: null, favourites: null, forms: null, orders: null, paid: null };
const course = (given: Partial<CenterFunnelCourse> = {}): CenterFunnelCourse => ({
  ...{ prod_id: 1, name: 'Курс', center: 'Центр', category: 'Терапия', medians: unknown },
  counts: { shown: 200, opened: 50, favourites: 5, forms: 10, orders: 4, paid: 3 },
  ...given,
});

describe('the words of a funnel', () => {
  it('a share below the median comes with both figures and one hint', () => {
    expect(remarksOf(course({ medians: { ...unknown, opened: 0.3, forms: 0.1 } }))).to.deep.equal([
      'Открывают реже, чем у соседей (25\u00a0% против 30\u00a0%): проверьте обложку, название и цену.',
    ]);
  });

  it('a course without medians says why', () => {
    expect(remarksOf(course())).to.deep.equal([
      'Сравнить не с чем: в категории «Терапия» меньше пяти других центров, курсы которых видели достаточно часто.',
    ]);
  });

  it('a course that few have seen is not compared', () => {
    const counts = { shown: 20, opened: 1, favourites: 0, forms: 0, orders: 0, paid: 0 };
    expect(remarksOf(course({ counts, medians: { ...unknown, opened: 0.3 } }))).to.deep.equal([
      'Курс видели слишком мало, чтобы сравнивать: нужно хотя бы 100\u00a0показов.',
    ]);
  });

  it('a course that is nowhere below is praised', () => {
    expect(remarksOf(course({ medians: { ...unknown, opened: 0.2 } }))).to.deep.equal([
      'Не хуже, чем у соседей по категории.',
    ]);
  });

  it('spans and the first counted week are named as people say them', () => {
    expect([4, 12, 52].map((weeks) => spanName(weeks as 4))).to.deep.equal([
      '4\u00a0недели',
      '12\u00a0недель',
      'Год',
    ]);
    expect(countedSince({ since: '2026-11-23' })).to.equal('Показы считаются с 23 ноября 2026');
  });
});
