import { CheckIn, Letter, Order, OrderParticipant, Prod, ReviewCode, ReviewMail } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { inviteReviewers, nextToInvite, nextToRemind, remindReviewers } from './reviews.inviting.ts';

describe('invitations to review', () => {
  const api = useApi({ connection: { pool: 10, acquireMs: 20_000 }, ports: { areSecretsShown: true } });
  beforeEach(() =>
    api.sequelize.query(
      'delete from reviews; delete from review_codes; delete from review_mails; update order_participants set is_live = false',
    ),
  );

  /** A course that ended so many days ago, and a confirmed order of it. */
  const taught = async (days = 3, given: object = {}, people = 1) => {
    const prod = await buildProd({ date_start: inDays(-days - 1), date_end: inDays(-days) });
    const order = await buildOrder({ prod, status: 'CONFIRMED', people, ...given });
    const participants = await OrderParticipant.findAll({ where: { order_id: order.id }, order: ['id'] });
    return { prod, order, participants, emails: participants.map(({ email }) => email ?? '') };
  };
  const lettersTo = (to: string[]) =>
    Letter.findAll({ where: { to, kind: ['review_invited', 'review_reminded'] }, order: ['id'] });
  const kindsTo = async (to: string[]) => (await lettersTo(to)).map(({ kind }) => kind);
  const codeIn = (letter?: Letter) => letter?.secret ?? '';
  const open = (code: string) => api.call('get', `/reviews/invitations/${code}`);
  const age = (days: number) =>
    ReviewCode.update({ created_at: inDays(-days) } as object, { where: {}, silent: true });

  it('goes to each participant two days after the course, and never twice', async () => {
    const { emails, prod } = await taught(3, {}, 2);
    const fresh = await taught(1);
    const old = await taught(40);
    for (const _ of ['first', 'again']) await inviteReviewers(api.sequelize);
    expect(await kindsTo(emails)).to.deep.equal(['review_invited', 'review_invited']);
    expect(await kindsTo([...fresh.emails, ...old.emails])).to.deep.equal([]);
    const [letter] = await lettersTo(emails);
    expect(letter?.text)
      .to.include(`?review={secret}`)
      .and.include('/review-letters/')
      .and.include(prod.name);
    expect(letter?.text, 'the code').to.not.include(codeIn(letter));
    expect((await open(codeIn(letter))).body.message).to.deep.equal({
      prod_id: prod.id,
      client_name: 'Нина',
    });
  });

  it('does not go for a place that is given up, refunded or unpaid, nor to one who did not come', async () => {
    const ended = await taught(3, { status: 'REFUNDED' });
    const unpaid = await taught(3, { status: 'PREPARE' });
    const replaced = await taught();
    await OrderParticipant.update(
      { state: 'REPLACED', is_live: false },
      { where: { order_id: replaced.order.id } },
    );
    const distributed = await taught();
    await OrderParticipant.update({ is_written_to: false }, { where: { order_id: distributed.order.id } });
    const met = await taught(3, {}, 2);
    await CheckIn.create({ participant_id: met.participants[0]?.id ?? 0, kind: 'IN' });
    await inviteReviewers(api.sequelize);
    const nobody = [ended, unpaid, replaced, distributed].flatMap(({ emails }) => emails);
    expect(await kindsTo(nobody)).to.deep.equal([]);
    expect((await lettersTo(met.emails)).map(({ to }) => to)).to.deep.equal([met.emails[0]]);
  });

  it('does not go to those of a cancelled course, or whose refund is agreed and not paid yet', async () => {
    const ask = { approved_sum: 100_000, status: 'CREATED' } as const;
    const leaves = async ({ order, participants }: Awaited<ReturnType<typeof taught>>) =>
      buildRefund({
        order_id: order.id,
        participant_ids: participants.slice(0, 1).map(({ id }) => id),
        ...ask,
      });
    const cancel = ({ prod }: { prod: Prod }) =>
      Prod.update({ status: 'CANCELED' } as object, { where: { id: prod.id } });
    const [canceled, leaving] = [await taught(), await taught(3, {}, 2)];
    await cancel(canceled);
    await leaves(leaving);
    await inviteReviewers(api.sequelize);
    expect(await kindsTo(canceled.emails)).to.deep.equal([]);
    expect((await lettersTo(leaving.emails)).map(({ to }) => to)).to.deep.equal([leaving.emails[1]]);

    const [canceledLater, leavingLater] = [await taught(), await taught()];
    await inviteReviewers(api.sequelize);
    await age(6);
    await cancel(canceledLater);
    await leaves(leavingLater);
    await remindReviewers(api.sequelize);
    const invited = [...canceledLater.emails, ...leavingLater.emails];
    expect(await kindsTo(invited), 'no reminder').to.deep.equal(['review_invited', 'review_invited']);
  });

  it('does not go to those of a cancelled course that was archived or is moderated again', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const over = async (...names: string[]) => {
      const { prod, emails } = await taught(-10);
      for (const name of names) {
        const body = name === 'cancel_event' ? { reason: 'Лектор заболел' } : {};
        const { status, text } = await api.call('post', `/adm/prods/${prod.id}/${name}`, {
          ...{ token: admin, body },
        });
        expect(status, `${name}: ${text}`).to.equal(200);
      }
      await Prod.update({ date_start: inDays(-4), date_end: inDays(-3) }, { where: { id: prod.id } });
      return { prod, emails };
    };
    const archived = await over('cancel_event', 'archive');
    const again = await over('cancel_event');
    await Prod.update({ status: 'CREATED' } as object, { where: { id: again.prod.id } });
    const held = await over('archive');
    await inviteReviewers(api.sequelize);
    expect(await kindsTo([...archived.emails, ...again.emails])).to.deep.equal([]);
    expect(await kindsTo(held.emails), 'archived after it took place').to.deep.equal(['review_invited']);
  });

  it('goes to all of a course where every mark at the entrance was undone or is of a place given up', async () => {
    const { participants, emails } = await taught(3, {}, 3);
    const [undone, given] = participants.map(({ id }) => id);
    for (const kind of ['IN', 'UNDO'] as const) await CheckIn.create({ participant_id: undone ?? 0, kind });
    await CheckIn.create({ participant_id: given ?? 0, kind: 'IN' });
    await OrderParticipant.update({ state: 'REPLACED', is_live: false }, { where: { id: given } });
    await inviteReviewers(api.sequelize);
    expect((await lettersTo(emails)).map(({ to }) => to)).to.have.members([emails[0], emails[2]]);
  });

  it('goes by the hours of an individual lesson, not by the dates of its course', async () => {
    const hours = (days: number) => ({ lesson_from: inDays(-days - 0.1), lesson_to: inDays(-days) });
    const over = await taught(-30, hours(3));
    const ahead = await taught(3, hours(-5));
    const [recent, long] = [await taught(-30, hours(1)), await taught(3, hours(40))];
    await inviteReviewers(api.sequelize);
    expect(await kindsTo(over.emails)).to.deep.equal(['review_invited']);
    expect(await kindsTo([...ahead.emails, ...recent.emails, ...long.emails])).to.deep.equal([]);
  });

  it('is one letter when two runners work at once, also for two places of one address', async () => {
    const { order, emails } = await taught(3, {}, 8);
    await shareOneAddress(order);
    await Promise.all([1, 2, 3].map(() => inviteReviewers(api.sequelize)));
    expect(await kindsTo(emails)).to.deep.equal(['review_invited']);
  });

  it('several letters would come without the key of the codes', async () => {
    const { order, emails } = await taught(3, {}, 8);
    await shareOneAddress(order);
    await api.sequelize.query(
      `alter table review_codes drop constraint review_codes_prod_id_email_key;
       create or replace function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end';
       create trigger slowly before insert on review_codes for each row execute function slowly()`,
    );
    try {
      await Promise.all([1, 2, 3].map(() => inviteReviewers(api.sequelize)));
      expect((await kindsTo(emails)).length).to.be.greaterThan(1);
    } finally {
      await api.sequelize.query(
        `drop trigger slowly on review_codes; drop function slowly(); delete from review_codes;
         alter table review_codes add constraint review_codes_prod_id_email_key unique (prod_id, email)`,
      );
    }
  });

  it('is followed by one reminder after five days, whose link and the first one both work', async () => {
    const { emails } = await taught();
    await inviteReviewers(api.sequelize);
    await remindReviewers(api.sequelize);
    expect(await kindsTo(emails), 'too early').to.deep.equal(['review_invited']);
    await age(5.1);
    await Promise.all([1, 2].map(() => remindReviewers(api.sequelize)));
    await remindReviewers(api.sequelize);
    const letters = await lettersTo(emails);
    expect(letters.map(({ kind }) => kind)).to.deep.equal(['review_invited', 'review_reminded']);
    for (const letter of letters) expect((await open(codeIn(letter))).status).to.equal(200);
    const body = {
      ...{ prod_id: letters.length && (await ReviewCode.findOne())?.prod_id, code: codeIn(letters[1]) },
      ...{ client_name: 'Нина', rating: 5, consent: true },
      text: 'Подробно и спокойно, с разбором наших случаев и ответами.',
    };
    expect((await api.call('post', '/prods/createReview', { body })).status).to.equal(200);
    expect((await open(codeIn(letters[0]))).status, 'a used code').to.equal(409);
  });

  it('is not repeated to one who wrote, gave the place up, was asked by staff or long ago', async () => {
    const [wrote, gave, asked, long] = [await taught(), await taught(), await taught(), await taught()];
    await inviteReviewers(api.sequelize);
    await age(6);
    const of = ({ prod }: { prod: { id: number } }) => ({ where: { prod_id: prod.id }, silent: true });
    await ReviewCode.update({ used_at: new Date() }, of(wrote));
    await Order.update({ status: 'REFUNDED' } as object, { where: { id: gave.order.id } });
    const { user } = await api.staff('MANAGER');
    await ReviewCode.update({ issued_by: user.id }, of(asked));
    await ReviewCode.update({ created_at: inDays(-13) } as object, of(long));
    await remindReviewers(api.sequelize);
    const all = [wrote, gave, asked, long].flatMap(({ emails }) => emails);
    expect((await kindsTo(all)).filter((kind) => kind === 'review_reminded')).to.deep.equal([]);
  });

  describe('end by the link of the letters', () => {
    const invited = async () => {
      const course = await taught();
      await inviteReviewers(api.sequelize);
      const email = course.emails[0] ?? '';
      const { token } = await ReviewMail.findByPk(email, { rejectOnEmpty: true });
      return { ...course, email, path: `/reviews/letters/${token}` };
    };

    it('no reminder and no further invitation comes', async () => {
      const { email, path } = await invited();
      expect((await api.call('get', path)).body.message).to.deep.equal({ is_ended: false });
      for (const _ of ['once', 'again'])
        expect((await api.call('delete', path, { body: {} })).status).to.equal(200);
      expect((await api.call('get', path)).body.message).to.deep.equal({ is_ended: true });
      const next = await taught(4);
      await OrderParticipant.update({ email }, { where: { order_id: next.order.id } });
      await age(6);
      await inviteReviewers(api.sequelize);
      await remindReviewers(api.sequelize);
      expect(await kindsTo([email])).to.deep.equal(['review_invited']);
    });

    it('also by the button of a mail client; a wrong link ends nothing', async () => {
      const { email, path } = await invited();
      const [letter] = await lettersTo([email]);
      expect(letter?.unsubscribe_path).to.equal(`/api${path}`);
      const press = (to: string) =>
        fetch(`${api.url}/api${to}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      for (const wrong of [`/reviews/letters/${'x'.repeat(32)}`, '/reviews/letters/1']) await press(wrong);
      expect((await ReviewMail.findByPk(email))?.refused_at).to.equal(null);
      expect((await press(path)).status).to.equal(200);
      expect((await ReviewMail.findByPk(email))?.refused_at).to.be.instanceOf(Date);
      expect((await api.call('get', '/reviews/letters/1')).status).to.equal(404);
    });
  });

  it('reads courses, lessons and invitations of the last days by indexes', async () => {
    const planOf = (statement: string) =>
      api.sequelize.transaction(async (transaction) => {
        await api.sequelize.query('set local enable_seqscan = off', { transaction });
        const asked = statement.replace('$3', `'{}'`).replaceAll('$1', '2').replaceAll('$2', '16');
        const [lines] = await api.sequelize.query(`explain ${asked}`, { transaction });
        return JSON.stringify(lines);
      });
    expect(await planOf(nextToInvite))
      .to.include('prods_by_end')
      .and.include('orders_by_lesson_end');
    expect(await planOf(nextToRemind)).to.include('review_codes_to_remind');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));

  const shareOneAddress = ({ id: order_id }: Order) =>
    OrderParticipant.findAll({ where: { order_id } }).then(async (all) => {
      const [{ email = null } = {}] = all;
      for (const one of all) await one.update({ is_double: true });
      for (const one of all) await one.update({ email });
    });
});
