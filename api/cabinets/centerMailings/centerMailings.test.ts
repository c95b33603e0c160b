import type { MailingQuote, OwnMailingStats, ReportBody } from '@odonta/api/contract';
import { Letter, Mailing, MailingRecipient, MarketingTx } from '@odonta/db/models';
import { buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { isoDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { beginDue } from '../../advertising/mailings/beginning.ts';
import { settleOrders } from '../../advertising/mailings/orders/settling.ts';
import { carrierTo, sendTurn } from '../../advertising/mailings/sending.ts';
import { hurried } from '../../advertising/mailings/testing/hurried.ts';
import { startMailSandbox } from '../../platform/mail/sandbox.ts';
import { rowsOf } from '../../testing/reportFigures.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { managing, orderingCenter, price, priceLetters } from './testing/orderingCenter.ts';

describe('a centre that orders a mailing', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  before(() => priceLetters(1000));

  const letterTo = async (id: number, kind: string) =>
    (await Letter.findOne({ where: { kind, record_id: id }, rejectOnEmpty: true })).text;
  /** A day has one advertisement: those that have begun were of others. */
  const comes = async (id: number, inMs = -1000) => {
    await api.sequelize.query(
      `update mailings set started_at = started_at - id * interval '10 days' where started_at > now() - interval '1 day'`,
    );
    await Mailing.update({ date_send: new Date(Date.now() + inMs) }, { where: { id } });
  };
  /** Its time has come; the mail server refuses the first addresses. */
  const sent = async (id: number, atMost = 0) => {
    await comes(id);
    const refused = new Set<string>();
    const mail = await startMailSandbox({
      refusal: (to) => {
        if (refused.size < atMost) refused.add(to);
        return refused.has(to) ? 550 : null;
      },
    });
    const carrier = carrierTo(mail.url, 'test@test.local');
    await api.run(beginDue);
    await api.run(() => sendTurn(id, carrier, { ...hurried, leaseMs: 60_000 }));
    carrier.transport.close();
    await mail.stop();
  };

  it('pays for what was delivered, sees its figures, and never an address', async () => {
    const own = await orderingCenter(api, 2, 199);
    const wish = { center_id: own.center.id, cities: [own.city] };
    const quoted = (await own.post<MailingQuote>('/quote', wish)).body.message;
    expect(quoted, '199 people are sold as 150').to.deep.equal({ reach: 150, total: 150, available: 200 });
    const { id, status_label } = await own.write({ ad_reg_number: 'erid-paid' });
    expect([status_label, (await own.money()).reserved]).to.deep.equal(['Черновик', 0]);
    const asked = (await own.submit(id, 150)).body.message;
    expect([asked.status_label, asked.order?.sum]).to.deep.equal(['На проверке', 150]);
    expect(await own.money()).to.deep.equal({
      ...{ available: 50_00, reserved: 150_00, entries: [[-150_00, true]] },
    });

    const staff = managing(api, keeper.token);
    const card = await staff.read(id);
    expect([card.center_id, card.by_center, card.order]).to.deep.equal([
      own.center.id,
      true,
      { price_per_1000: 1000, reach: 150, sum: 150, charged: null, delivered: null },
    ]);
    const approved = (await staff.approve(id)).body.message;
    expect([approved.status, approved.sending]).to.deep.equal(['CONFIRMED', 'SCHEDULED']);
    expect(await letterTo(id, 'mailing_approved')).to.include(`Рассылка № ${id} проверена`);

    await sent(id);
    const rows = await MailingRecipient.findAll({ where: { mailing_id: id } });
    expect(rows.length, 'no more than were paid for').to.equal(150);
    await rows[0]?.update({ opened_at: new Date(), clicked_at: new Date() });
    await api.run(settleOrders);
    await api.run(settleOrders);
    expect((await own.money()).entries).to.deep.equal([
      [-150_00, true],
      [150_00, true],
      [-150_00, false],
    ]);
    const path = `/partner/advertising/mailings/${id}/stats`;
    const stats = await api.call<OwnMailingStats>('get', path, { token: own.token });
    expect(stats.body.message).to.deep.equal({
      ...{
        sent: 150,
        opened: null,
        clicked: null,
        unsubscribed: null,
        orders: null,
        undelivered: 0,
        waiting: 0,
      },
    });
    const seen = [JSON.stringify(await own.list()), stats.text, await letterTo(id, 'mailing_ended')].join();
    for (const reader of own.readers) expect(seen.includes(reader), reader).to.equal(false);
    expect(seen).to.include('Списано 150,00');
    const { token } = await api.staff('STAT_VIEW');
    const [from, to] = [-1, 1].map((days) => isoDay(nowInSeconds() + days * 86_400));
    const register = `/adm/reports/ad_register?from=${from}&to=${to}`;
    const { body } = await api.call<ReportBody>('get', register, { token });
    const owed = rowsOf(body.message).filter((row) => row.token === 'erid-paid');
    expect(
      owed.map(({ shown, cost }) => [shown, cost]),
      'in the register',
    ).to.deep.equal([[150, 150]]);
  });

  it('is given back what was not delivered', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    await managing(api, keeper.token).approve(id);
    await sent(id, 3);
    await api.run(settleOrders);
    const [mailing] = (await own.list()).mailings;
    expect([mailing?.order?.delivered, mailing?.order?.charged]).to.deep.equal([97, 97]);
    expect(await own.money()).to.deep.include({ available: 3_00, reserved: 0 });
    const { body } = await api.call<OwnMailingStats>('get', `/partner/advertising/mailings/${id}/stats`, {
      token: own.token,
    });
    expect(body.message, 'of those who were sold').to.include({ sent: 97, undelivered: 3, waiting: 0 });
  });

  it('is given back all when staff reject it, reads why, mends it and orders it anew', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    const staff = managing(api, keeper.token);
    await staff.act(id, 'reject', { reason: 'Нет адреса' });
    expect(await own.money()).to.deep.include({ available: price, reserved: 0 });
    expect((await own.list()).mailings[0]).to.include({ reason: 'Нет адреса', status: 'REJECTED' });
    expect(await letterTo(id, 'mailing_rejected')).to.include('Нет адреса');
    expect((await own.put(id, { subject: 'Курсы зимы' })).body.message.subject).to.equal('Курсы зимы');
    expect((await own.submit(id)).body.message.status).to.equal('CREATED');
    expect(await own.money()).to.deep.include({ available: 0, reserved: price });
  });

  it('cancels before the start and is given back all, and cannot afterwards', async () => {
    const own = await orderingCenter(api, 2);
    const staff = managing(api, keeper.token);
    const [one, other] = [await own.ordered(), await own.ordered()];
    await staff.approve(one);
    expect((await own.post(`/${one}/cancel`)).body.message.status).to.equal('CANCELED');
    expect(await own.money()).to.deep.include({ available: price, reserved: price });
    await staff.approve(other);
    await comes(other, 3_600_000);
    expect((await own.post(`/${other}/cancel`)).text).to.include('не позже чем за 24');
    await sent(other);
    const late = await own.post(`/${other}/cancel`);
    expect([late.status, (await own.money()).reserved]).to.deep.equal([409, price]);
    await api.run(settleOrders);
    expect((await own.post(`/${other}/cancel`)).status, 'once it is paid').to.equal(409);
    expect(await own.money()).to.deep.include({ available: price, reserved: 0 });
  });

  it('pays for the letters that had left when staff stopped its mailing, and not for one that was deferred meanwhile', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    const staff = managing(api, keeper.token);
    await staff.approve(id);
    await comes(id);
    await api.run(beginDue);
    const [leaving, deferred] = await MailingRecipient.findAll({ where: { mailing_id: id }, limit: 2 });
    const lease = '00000000-0000-4000-8000-000000000000';
    const leased_until = new Date(Date.now() + 60_000);
    for (const row of [leaving, deferred])
      await row?.update({ state: 'SENDING', next_at: null, lease, leased_until });
    await staff.act(id, 'stop', { reason: 'Жалобы' });
    await api.run(settleOrders);
    expect((await own.money()).reserved, 'while a letter leaves').to.equal(price);
    await leaving?.update({ state: 'SENT', lease: null, leased_until: null, settled_at: new Date() });
    await deferred?.update({ state: 'QUEUED', lease: null, leased_until: null, next_at: new Date() });
    await api.run(settleOrders);
    expect(await own.money()).to.deep.include({ available: 99_00, reserved: 0 });
    expect(await deferred?.reload()).to.include({ state: 'SKIPPED', skipped_because: 'STOPPED' });
  });

  it('writes to nobody who would join the audience after it was paid for', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    await managing(api, keeper.token).approve(id);
    await buildReaders(40, { city: own.city });
    await sent(id);
    expect(await MailingRecipient.count({ where: { mailing_id: id } })).to.equal(100);
  });

  it('pays from its hold though a penalty has overdrawn its balance since, and nothing beyond the hold', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    const { hold_id: source_id } = await Mailing.findByPk(id, { rejectOnEmpty: true });
    const { id: balance_id } = own.balance;
    const penalty = { kind: 'PENALTY', sum: -500_00, source_type: 'penalty', source_id: 1 } as const;
    await MarketingTx.create({ balance_id, ...penalty });
    const entry = { balance_id, kind: 'SPEND_MAILING', source_type: 'mailing', source_id } as const;
    for (const sum of [-price, -price - 1])
      await refused(MarketingTx.create({ ...entry, sum }), 'marketing_balances_not_below_nothing');
    await managing(api, keeper.token).approve(id);
    await sent(id);
    await api.run(settleOrders);
    expect(await own.money()).to.deep.equal({
      ...{ available: -500_00, reserved: 0 },
      entries: [
        [-price, true],
        [price, true],
        [-price, false],
      ],
    });
  });
});

const refused = (work: Promise<unknown>, constraint: string) =>
  work.then(
    () => expect.fail('it was taken'),
    (error: unknown) => expect(JSON.stringify(error)).to.include(constraint),
  );
