import type { ReportSummary } from '@odonta/api/contract';
import { periodOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { expect } from 'chai';
import { askedOf, presetIn, withValues } from './asked.ts';

const report = { has_period: true, filters: ['group', 'center_id'] } as unknown as ReportSummary;

describe('what the screen of reports asks', () => {
  it('is of this month until a period is chosen', () => {
    const { from, to } = periodOf('month');
    expect(String(askedOf(report, new URLSearchParams()))).to.equal(`from=${from}&to=${to}`);
    expect(presetIn(new URLSearchParams())).to.equal('month');
  });

  it('takes of the address what the report knows', () => {
    const address = new URLSearchParams('name=sales&group=city&status=PREPARE&from=2026-01-02&to=2026-01-05');
    expect(String(askedOf(report, address))).to.equal('group=city&from=2026-01-02&to=2026-01-05');
    expect(presetIn(address)).to.equal(null);
    expect(String(askedOf({ ...report, has_period: false }, address))).to.equal('group=city');
  });

  it('leaves out of the address what was emptied', () => {
    const address = new URLSearchParams('name=sales&center_id=5');
    expect(String(withValues(address, { center_id: '', group: 'prod' }))).to.equal('name=sales&group=prod');
  });
});
