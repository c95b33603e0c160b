import type { ReportBody } from '@odonta/api/contract';
import { buildRelatedLead } from '@odonta/db/testing/leadFactory.ts';
import { buildRelatedPromotion } from '@odonta/db/testing/promotionFactory.ts';
import { expect } from 'chai';
import { rowsOf, totalsOf } from '../testing/reportFigures.ts';
import { useApi } from '../testing/useApi.ts';

describe('the report of leads', () => {
  const api = useApi();
  const at = (day: string) => new Date(`${day}T12:00:00+03:00`);

  it('follows the people of a bonus from the consent to a sale, with the money that was charged', async () => {
    const viewer = (await api.staff('STAT_VIEW')).token;
    const read = async (token = viewer) => {
      const address = '/adm/reports/leads?from=2026-06-01&to=2026-06-21';
      return (await api.call<ReportBody>('get', address, { token })).body.message;
    };
    const promotion = await buildRelatedPromotion({ type: 'contact' });
    const given = { promotion_id: promotion.id, created_at: at('2026-06-01'), due_at: at('2026-06-03') };
    const disputed = {
      disputed_at: at('2026-06-02'),
      dispute_code: 'DUPLICATE' as const,
      dispute_text: 'Есть',
    };
    const charged = { status: 'CONFIRMED' as const, charged_at: at('2026-06-04'), price: 300_00 };
    await buildRelatedLead({ ...given, ...charged, result: 'SALE' });
    await buildRelatedLead({ ...given, ...charged, result: 'HOT', price: 200_50 });
    await buildRelatedLead({ ...given, ...disputed, status: 'REJECTED', price: 300_00 });
    await buildRelatedLead({ ...given, price: 100_00 });
    // A repetition: no lead, whatever has become of it.
    await buildRelatedLead({ ...given, ...disputed, status: 'REJECTED', result: 'SALE' });
    await buildRelatedLead({ ...given, price: 100_00, created_at: at('2026-06-22') });
    const { rows, totals } = await read().then((body) => ({ rows: rowsOf(body), totals: totalsOf(body) }));
    const { merchant } = await promotion.reload({ include: ['merchant'] });
    expect(rows).to.deep.equal([
      {
        ...{
          label: promotion.name,
          merchant: merchant.name,
          leads: 4,
          duplicates: 1,
          disputed: 1,
          rejected: 1,
        },
        ...{ revoked: 0, hot: 1, sales: 1, share: 25, charged: 500.5, reserved: 100 },
      },
    ]);
    expect(totals).to.include({ leads: 4, charged: 500.5 });
    expect(rowsOf(await read((await api.staff('SEO_EDIT')).token)), 'of no centre').to.deep.equal([]);
  });
});
