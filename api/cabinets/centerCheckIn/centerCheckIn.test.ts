import { randomUUID } from 'node:crypto';
import type { CheckInCourse, CheckInList, CheckInMark, MarkedVisit } from '@odonta/api/contract';
import { CheckIn, type Order, type Prod, type User } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the entrance of a course', () => {
  const api = useApi();
  let prod: Prod;
  let order: Order;
  let token: string;
  let member: User;

  beforeEach(async () => {
    const center = await buildCenter();
    prod = await buildProd({ center_id: center.id, date_start: new Date(), date_end: inDays(1) });
    order = await api.given(() => buildOrder({ prod, status: 'CONFIRMED' }));
    member = await buildPartner(center, { role: 'CHECK_IN' });
    token = await api.tokenOf(member);
  });

  const personOf = ({ participants }: Order) => participants[0]?.id ?? 0;
  const markOf = (given: Partial<CheckInMark> = {}): CheckInMark => ({
    ...{ key: randomUUID(), participant_id: personOf(order), kind: 'IN', at: nowInSeconds() },
    ...given,
  });
  const send = (marks: CheckInMark[], to = prod) =>
    api.call<MarkedVisit[]>('post', `/centersCheckIn/${to.id}/marks`, {
      token,
      body: { marks, user_id: member.id, now: nowInSeconds() },
    });
  const codesOf = async (marks: CheckInMark[], to = prod) =>
    (await send(marks, to)).body.message.map(({ code }) => code);
  const listed = async (of = prod) =>
    (await api.call<CheckInList>('get', `/centersCheckIn/${of.id}`, { token })).body.message;

  it('the list has names and fingerprints of tickets, and neither contacts nor codes', async () => {
    const { people, course } = await listed();
    const [participant] = order.participants;
    expect(people[0]).to.deep.include({
      ...{ id: participant?.id, refusal: null, arrived_at: null, order_number: order.number },
      ticket: hashOfSecret(participant?.ticket_code ?? ''),
    });
    expect(course).to.deep.include({ expected: 1, arrived: 0 });
    const { text } = await api.call('get', `/centersCheckIn/${prod.id}`, { token });
    for (const secret of [participant?.ticket_code, order.phone, order.email, order.token])
      expect(text).to.not.include(secret);
  });

  it('courses of these days are offered, with how many have come', async () => {
    await api.given(async () => {
      const far = await buildProd({
        center_id: prod.center_id,
        date_start: inDays(40),
        date_end: inDays(41),
      });
      await buildOrder({ prod: far, status: 'CONFIRMED' });
      await buildProd({ center_id: prod.center_id, date_start: new Date(), date_end: inDays(1) });
    });
    await send([markOf()]);
    const { body } = await api.call<CheckInCourse[]>('get', '/centersCheckIn', { token });
    expect(body.message.map(({ id, expected, arrived }) => [id, expected, arrived])).to.deep.equal([
      [prod.id, 1, 1],
    ]);
  });

  it('a mark made without a network counts from its moment, and once however often it is sent', async () => {
    const began = nowInSeconds();
    const mark = markOf({ at: began - 600 });
    const answers = await Promise.all([send([mark]), send([mark]), send([mark, mark])]);
    expect(answers.flatMap(({ body }) => body.message.map(({ code }) => code))).to.deep.equal(
      Array(4).fill('OK'),
    );
    expect(await CheckIn.count({ where: { participant_id: personOf(order) } })).to.equal(1);
    // A second that ends on the way to the server is taken for a device that is slow by it.
    const passed = nowInSeconds() - began;
    expect((await listed()).people[0]?.arrived_at).to.be.within(mark.at, mark.at + passed);
  });

  it('two devices that meet one person do not admit him twice', async () => {
    expect(await codesOf([markOf(), markOf()])).to.deep.equal(['OK', 'ALREADY_CHECKED_IN']);
  });

  it('a late mark does not overrule a newer one', async () => {
    const early = nowInSeconds() - 900;
    expect(await codesOf([markOf({ at: early }), markOf({ kind: 'UNDO', at: early + 300 })])).to.deep.equal([
      'OK',
      'UNDONE',
    ]);
    expect(await codesOf([markOf({ at: early + 60 })])).to.deep.equal(['OUTDATED']);
    expect((await listed()).people[0]?.arrived_at).to.equal(null);
  });

  it('a clock that is ahead marks nobody in the future, and a mark of last week is left to staff', async () => {
    await send([markOf({ at: nowInSeconds() + 3600 })]);
    expect((await listed()).people[0]?.arrived_at).to.be.at.most(nowInSeconds());
    expect(await codesOf([markOf({ kind: 'UNDO', at: nowInSeconds() - 8 * 86_400 })])).to.deep.equal([
      'TOO_LATE',
    ]);
  });

  it('a list says why somebody is not let in, before the entrance and at it', async () => {
    const { unpaid, leaving, early } = await api.given(async () => {
      const tomorrow = await buildProd({
        center_id: prod.center_id,
        date_start: inDays(2),
        date_end: inDays(3),
      });
      const given = {
        unpaid: await buildOrder({ prod, status: 'PREPARE' }),
        leaving: await buildOrder({ prod, status: 'CONFIRMED' }),
        early: await buildOrder({ prod: tomorrow, status: 'CONFIRMED' }),
      };
      return given;
    });
    await buildRefund({
      order_id: leaving.id,
      participant_ids: [personOf(leaving)],
      ...{ status: 'CONFIRMED', approved_sum: 100_000 },
    });
    const { people } = await listed();
    const refusals = new Map(people.map(({ id, refusal }) => [id, refusal]));
    expect([personOf(unpaid), personOf(leaving)].map((id) => refusals.get(id))).to.deep.equal([
      'NOT_PAID',
      'REFUND_AGREED',
    ]);
    const marks = [unpaid, leaving].map((one) => markOf({ participant_id: personOf(one) }));
    expect(await codesOf(marks)).to.deep.equal(['NOT_PAID', 'REFUND_AGREED']);
    const other = { id: early.prod_id } as Prod;
    expect(await codesOf([markOf({ participant_id: personOf(early) })], other)).to.deep.equal(['WRONG_DAY']);
  });

  it("a participant of another course is nobody here, and a key of another's mark gives nothing away", async () => {
    const foreign = await api.given(async () => buildOrder({ status: 'CONFIRMED' }));
    const second = await api.given(() => buildOrder({ prod, status: 'CONFIRMED' }));
    const mark = markOf();
    expect(await codesOf([mark, markOf({ participant_id: personOf(foreign) })])).to.deep.equal([
      'OK',
      'UNKNOWN',
    ]);
    expect(await codesOf([{ ...mark, participant_id: personOf(second) }])).to.deep.equal(['UNKNOWN']);
    expect(
      await CheckIn.count({ where: { participant_id: [personOf(foreign), personOf(second)] } }),
    ).to.equal(0);
  });

  it("another session does not send a member's marks in its own name", async () => {
    const body = { marks: [markOf()], user_id: member.id + 1, now: nowInSeconds() };
    expect((await api.call('post', `/centersCheckIn/${prod.id}/marks`, { token, body })).status).to.equal(
      409,
    );
    expect(await CheckIn.count({ where: { participant_id: personOf(order) } })).to.equal(0);
  });

  it('a wrong clock of a device is put right', async () => {
    const wrong = 5 * 86_400;
    const body = {
      marks: [markOf({ at: nowInSeconds() - wrong - 60 })],
      user_id: member.id,
      now: nowInSeconds() - wrong,
    };
    await api.call('post', `/centersCheckIn/${prod.id}/marks`, { token, body });
    expect((await listed()).people[0]?.arrived_at).to.be.closeTo(nowInSeconds() - 60, 5);
  });

  it('a visit is taken back in the days of the course, and later by staff alone', async () => {
    await send([markOf()]);
    const past = Math.floor(Date.now() / 1000) - 3 * 86_400;
    await order.update({ snapshot: { ...order.snapshot, date_start: past, date_end: past } });
    expect(await codesOf([markOf({ kind: 'UNDO' })])).to.deep.equal(['WRONG_DAY']);
    expect((await listed()).people[0]?.arrived_at).not.to.equal(null);
  });

  it('a wide, empty or malformed list of marks is refused by name', async () => {
    for (const marks of [
      [],
      Array.from({ length: 101 }, () => markOf()),
      [{ ...markOf(), key: 'x' }],
      [{ ...markOf(), at: -1 }],
    ])
      expect((await send(marks)).status).to.equal(422);
  });

  it('ten devices at once admit each person once', async () => {
    const keys = Array.from({ length: 10 }, () => markOf());
    const codes: string[] = [];
    await inParallel(keys, async (mark) => {
      codes.push(...(await codesOf([mark])));
    });
    expect(codes.filter((code) => code === 'OK')).to.have.length(1);
    expect(await CheckIn.count({ where: { participant_id: personOf(order) } })).to.equal(1);
  });
});
