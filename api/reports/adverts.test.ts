import type { ReportBody } from '@odonta/api/contract';
import { AdPlace, AdStat, Banner, MailingRecipient, PinnedWeek, StatusChange } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildCenter, buildManagerRequest, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { buildDueMailing } from '@odonta/db/testing/mailingFactories.ts';
import { buildBannerOfWeeks, buildBoughtPinning, buildPinning } from '@odonta/db/testing/siteFactories.ts';
import { pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { expect } from 'chai';
import { rowsOf, totalsOf } from '../testing/reportFigures.ts';
import { useApi } from '../testing/useApi.ts';

const [first, second, third] = ['2026-06-01', '2026-06-08', '2026-06-15'] as const;
const june = 'from=2026-06-01&to=2026-06-21';
const at = (day: string) => new Date(`${day}T12:00:00+03:00`);

describe('the reports of advertising', () => {
  const api = useApi();
  let viewer: string;
  before(async () => {
    viewer = (await api.staff('STAT_VIEW')).token;
  });

  async function read(address: string, token = viewer): Promise<ReportBody> {
    const { status, text, body } = await api.call<ReportBody>('get', `/adm/reports/${address}`, { token });
    expect(status, text).to.equal(200);
    return body.message;
  }
  const paidFor = (weeks: readonly string[], paid: number) => ({
    price_rows: weeks.map((week) => ({ category_id: null, week, price: paid, paid })),
    total: weeks.length * paid,
  });
  const placed = (
    banner: Banner,
    ad_slot_id: number,
    place: number,
    weeks: readonly string[],
    held_until: Date | null = null,
  ) =>
    AdPlace.bulkCreate(weeks.map((week) => ({ ad_slot_id, week, place, banner_id: banner.id, held_until })));

  it('the places of adverts are sold, given, held and free; their revenue is what was not returned, to the kopeck', async () => {
    const slot = await sellSlot(10, { price: 100 });
    const { id: center_id } = await buildCenter();
    const kept = await buildBannerOfWeeks({
      center_id,
      slot: 10,
      ...paidFor([first, second, third], 333_33),
    });
    await placed(kept, slot.id, 1, [first, second, third]);
    const canceled = {
      ...paidFor([first, second], 100_00),
      status: 'PARTIAL_REFUNDED' as const,
      refunded: 100_00,
    };
    await placed(await buildBannerOfWeeks({ center_id, slot: 10, ...canceled }), slot.id, 2, [first]);
    const lowered = {
      ...paidFor([first, second, third], 100),
      status: 'PARTIAL_REFUNDED' as const,
      refunded: 200,
    };
    await placed(await buildBannerOfWeeks({ center_id, slot: 10, ...lowered }), slot.id, 3, [
      first,
      second,
      third,
    ]);
    const unpaid = {
      status: 'PREPARE' as const,
      payment_source: null,
      paid_at: null,
      held_until: new Date(Date.now() + 60_000),
    };
    const waiting = await buildBannerOfWeeks({ center_id, slot: 10, ...paidFor([second], 500), ...unpaid });
    await placed(waiting, slot.id, 4, [second], new Date(Date.now() + 60_000));
    const { id: prod_id } = await buildProd({ center_id });
    await buildBoughtPinning({ prod_id, center_id, week: second, ...paidFor([second], 700_00) });
    const given = await buildPinning({ prod_id: (await buildProd()).id, weeks: [second], number: 2 });
    await PinnedWeek.update({ was_shown: true }, { where: { pinning_id: given.id } });
    await given.reload().then((row) => row.update({ status: 'FINISHED' }));

    await StatusChange.bulkCreate(
      (await Banner.findAll({ where: { center_id, slot: 10 } })).map(({ id }) => ({
        ...{ resource: 'banner_campaigns', record_id: id, move: 'approve', created_at: at(first) },
        ...{ from_status: 'CREATED', to_status: 'CONFIRMED' },
      })),
    );

    const byPlace = await read(`adverts?${june}`);
    const row = rowsOf(byPlace).find(({ label }) => label === 'Главный баннер');
    expect(row).to.deep.include({ places: 15, sold: 7, given: 0, held: 1, share: 53 });
    expect(row?.revenue).to.equal(999.99 + 100 + 1);
    expect(
      rowsOf(byPlace).find(({ label }) => label === `Закрепление. ${pinningPlaces.HOME}`),
    ).to.deep.include({
      ...{ places: 15, sold: 1, given: 1, held: 0, revenue: 700 },
    });
    const byWeek = await read(`adverts?by=week&${june}`);
    expect(rowsOf(byWeek).map(({ label, sold, revenue }) => [label, sold, revenue])).to.deep.equal([
      [first, 3, 433.66],
      [second, 3, 1033.67],
      [third, 2, 333.66],
    ]);
    expect(totalsOf(byWeek)).to.deep.include({ sold: 8, revenue: 1800.99 });
    expect(totalsOf(byPlace)).to.deep.include({ sold: 8, revenue: 1800.99 });
    expect(rowsOf(await read('adverts?by=week&from=2026-06-02&to=2026-06-07'))).to.deep.equal([]);
  });

  it('a banner is reported by the days of Moscow, and its rate is of showings that were seen', async () => {
    const center = await buildCenter();
    const banner = await buildBannerOfWeeks({ center_id: center.id, alt: 'Курсы осени' });
    const figures = { requests: 9, impressions: 8, viewable: 3, uniq: 3, clicks: 1, bot_filtered: 2 };
    await AdStat.bulkCreate(
      ['2026-05-31T20:00:00Z', '2026-05-31T21:00:00Z', '2026-06-21T20:00:00Z', '2026-06-21T21:00:00Z'].map(
        (hour) => ({ banner_id: banner.id, slot: 5 as const, hour: new Date(hour), ...figures }),
      ),
    );
    const report = await read(`banner_figures?${june}`);
    expect(rowsOf(report)).to.deep.equal([
      {
        ...{ label: `№ ${banner.id} · Курсы осени`, advertiser: center.name, requests: 18, impressions: 16 },
        ...{ viewable: 6, uniq: 6, clicks: 2, rate: 33.33, bots: 4 },
      },
    ]);
    expect(report.rows[0]?.links).to.deep.equal({
      label: { resource: 'banner_campaigns', filter: {}, id: banner.id },
    });
  });

  it('a token is owed to the register with its showings, its clicks and the price of its weeks', async () => {
    const { id: center_id } = await buildCenter();
    const marks = { ad_company: 'ООО «Свет»', ad_inn: '7707083893', ad_reg_number: 'erid-register' };
    const banner = await buildBannerOfWeeks({
      center_id,
      ...marks,
      ...paidFor([first, second, '2026-06-22'], 50_00),
    });
    const hours = ['2026-06-03T10:00:00Z', '2026-06-04T21:30:00Z', '2026-06-25T10:00:00Z'];
    await AdStat.bulkCreate(
      hours.map((hour) => ({
        ...{ banner_id: banner.id, slot: 5 as const, hour: new Date(hour) },
        ...{ requests: 5, impressions: 4, viewable: 3, uniq: 1, clicks: 1 },
      })),
    );
    // The change is moved into June.
    await banner.reload().then((row) => row.update({ ad_reg_number: 'erid-next' }));
    await api.sequelize.query(
      `update banner_marks set since = case when ad_reg_number = 'erid-next' then '2026-06-04T12:00:00Z'::timestamptz else '2026-05-01' end`,
    );
    const rows = rowsOf(await read(`ad_register?${june}`));
    expect(rows.filter(({ company }) => company === 'ООО «Свет»')).to.deep.equal([
      {
        ...{ token: 'erid-next', company: 'ООО «Свет»', inn: '7707083893', kind: 'Баннер' },
        ...{ first_day: '2026-06-05', last_day: '2026-06-05', shown: 4, clicks: 1, cost: 50 },
      },
      {
        ...{ token: 'erid-register', company: 'ООО «Свет»', inn: '7707083893', kind: 'Баннер' },
        ...{ first_day: '2026-06-03', last_day: '2026-06-03', shown: 4, clicks: 1, cost: 50 },
      },
    ]);
  });

  it('a mailing is reported with what became of its letters', async () => {
    const begun = { started_at: at(first), reach_actual: 100, letter: [], sending: 'RUNNING' as const };
    const mailing = await buildDueMailing(begun);
    await buildDueMailing({ ...begun, started_at: at('2026-06-22') });
    const settled_at = new Date();
    await MailingRecipient.bulkCreate([
      { mailing_id: mailing.id, email: 'a@test.local', state: 'SENT', settled_at, clicked_at: settled_at },
      { mailing_id: mailing.id, email: 'b@test.local', state: 'BOUNCED', settled_at },
    ]);
    expect(rowsOf(await read(`mailings?${june}`))).to.deep.equal([
      {
        ...{ label: mailing.subject, began: first, letters: 2, sent: 1, bounced: 1, failed: 0, skipped: 0 },
        ...{ clicked: 1, unsubscribed: 0, orders: 0, revenue: 0 },
      },
    ]);
  });

  it('requests are answered in time or late; one that waits beyond its deadline is late', async () => {
    const { id: manager_id, name } = await buildUser({ roles: ['MANAGER'] });
    const created_at = at(first);
    const after = (minutes: number) => new Date(created_at.getTime() + minutes * 60_000);
    const due = { manager_id, created_at, sla_due_at: after(30) };
    await buildManagerRequest({ ...due, first_response_at: after(10) });
    await buildManagerRequest({ ...due, first_response_at: after(40) });
    await buildManagerRequest(due);
    await buildManagerRequest({ ...due, sla_due_at: new Date(Date.now() + 60_000) });
    await buildManagerRequest({ ...due, created_at: at('2026-06-22') });
    // Taken by phone.
    await buildManagerRequest({ manager_id, created_at, first_response_at: created_at, sla_due_at: null });
    expect(rowsOf(await read(`requests?${june}`))).to.deep.equal([
      { ...{ label: name, requests: 5, in_time: 1, late: 2, waiting: 1, share: 33, minutes: 25 }, booked: 0 },
    ]);
  });

  it('staff read the reports of their rights: adverts and no sales, sales and no adverts, or adverts of no centre', async () => {
    const statusOf = async (role: 'MANAGER_BANNER' | 'BOOKKEEPER' | 'SEO_EDIT', name: string) =>
      (await api.call('get', `/adm/reports/${name}`, { token: (await api.staff(role)).token })).status;
    expect(await statusOf('MANAGER_BANNER', 'adverts')).to.equal(200);
    expect(await statusOf('MANAGER_BANNER', 'sales')).to.equal(403);
    expect(await statusOf('BOOKKEEPER', 'adverts')).to.equal(403);
    const own = await read(`adverts?${june}`, (await api.staff('SEO_EDIT')).token);
    expect(totalsOf(own)).to.include({ sold: 0, revenue: 0 });
  });
});
