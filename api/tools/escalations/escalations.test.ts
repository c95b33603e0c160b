import type { StaffProd, StaffReview } from '@odonta/api/contract';
import {
  Escalation,
  Letter,
  ManagerRequest,
  ReviewDispute,
  StaffNotice,
  StatusChange,
} from '@odonta/db/models';
import {
  buildArticle,
  buildCenter,
  buildLecturer,
  buildManagerRequest,
  buildProd,
  buildReview,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildProdRevision } from '@odonta/db/testing/prodRevisionFactory.ts';
import { expect } from 'chai';
import { wakeAll } from '../../platform/jobs/rowByRow.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { escalateOverdue } from './escalating.ts';
import { escalationKinds } from './kinds.ts';

describe('escalations', () => {
  const api = useApi();
  const head = useStaff(api, 'ROP_COURSE');
  const admin = useStaff(api, 'ADMIN');
  const moderator = useStaff(api, 'MANAGER');
  const editor = useStaff(api, 'ARTICLES');

  beforeEach(async () => {
    await ManagerRequest.update({ status: 'CANCELED' }, { where: { status: 'CREATED' } });
    await escalateOverdue();
    await StaffNotice.destroy({ where: {} });
  });

  const noticesTo = async ({ user }: { user: { id: number } }) =>
    (await StaffNotice.findAll({ where: { user_id: user.id, kind: 'overdue' }, order: ['id'] })).map(
      ({ text, path }) => ({ text: text.replaceAll('\u00a0', ' '), path }),
    );
  const late = inDays(-1);

  it('a request beyond its term is announced to the head and to its manager, once', async () => {
    const request = await buildManagerRequest({ sla_due_at: late, manager_id: moderator.user.id });
    await buildManagerRequest({ sla_due_at: inDays(1) });
    expect(await escalateOverdue()).to.equal(1);
    expect(await escalateOverdue()).to.equal(0);
    const expected = [
      {
        text: `Заявка № ${request.id} ждёт ответа дольше срока`,
        path: `/manager_requests/${request.id}/show`,
      },
    ];
    expect(await noticesTo(head)).to.deep.equal(expected);
    expect(await noticesTo(moderator)).to.deep.equal(expected);
    expect(await noticesTo(admin), 'where there is a head, administrators are left in peace').to.deep.equal(
      [],
    );
    const letter = await Letter.findOne({ where: { to: head.user.email, kind: 'overdue' } });
    expect(letter?.text).to.include(`/adm/manager_requests/${request.id}/show`);
  });

  it('many of one list share a notice that leads to them', async () => {
    for (let times = 0; times < 3; times += 1) await buildManagerRequest({ sla_due_at: late });
    await escalateOverdue();
    const [notice, ...others] = await noticesTo(head);
    expect(others).to.deep.equal([]);
    expect(notice?.text).to.equal('Ждут ответа дольше срока: 3 заявки');
    expect(notice?.path).to.equal('/manager_requests');
  });

  it('two nodes at once announce each record once', async () => {
    for (let times = 0; times < 5; times += 1) await buildManagerRequest({ sla_due_at: late });
    const counts = await Promise.all([escalateOverdue(), escalateOverdue(), escalateOverdue()]);
    expect(counts.reduce((sum, count) => sum + count)).to.equal(5);
    expect((await noticesTo(head)).length).to.equal(1);
  });

  it('a record that was answered and is late again is announced again', async () => {
    const request = await buildManagerRequest({ sla_due_at: late });
    await escalateOverdue();
    await request.update({ sla_due_at: inDays(1) });
    await escalateOverdue();
    expect(
      await Escalation.count({ where: { record_id: request.id, resource: 'manager_requests' } }),
    ).to.equal(0);
    await request.update({ sla_due_at: late });
    expect(await escalateOverdue()).to.equal(1);
    expect((await noticesTo(head)).length).to.equal(2);
  });

  it('an order that its centre does not confirm reaches the manager of the centre', async () => {
    const center = await api.given(() => buildCenter({ manager_id: moderator.user.id }));
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    const order = await buildOrder({ prod, status: 'CREATED', confirm_deadline: late });
    await escalateOverdue();
    expect(await noticesTo(moderator)).to.deep.equal([
      {
        text: `Центр не подтверждает заказ дольше срока: запись № ${order.id}`,
        path: `/orders/${order.id}/show`,
      },
    ]);
  });

  it('courses and edits that moderators leave for a week are overdue, those of an hour ago are not', async () => {
    const week = inDays(-7);
    const [old, fresh] = await api.given(async () => [
      await buildProd({ status: 'CREATED' }),
      await buildProd({ status: 'CREATED' }),
    ]);
    const sent = (record_id: number, created_at: Date) =>
      StatusChange.create({
        ...{
          resource: 'prods',
          record_id,
          move: 'submit',
          from_status: 'PREPARE',
          to_status: 'CREATED',
          created_at,
        },
      });
    await sent(old?.id ?? 0, week);
    await sent(fresh?.id ?? 0, new Date());
    await escalateOverdue();
    expect((await noticesTo(head)).map(({ path }) => path)).to.deep.equal([`/prods/${old?.id}/show`]);
    const listed = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter));
      const { body } = await api.call<StaffProd[]>('get', `/adm/prods?filter=${query}`, {
        token: head.token,
      });
      return body.message.map(({ id }) => id);
    };
    const both = [old?.id, fresh?.id];
    expect(await listed({ is_overdue: true, id: both })).to.deep.equal([old?.id]);
    expect(await listed({ is_overdue: false, id: both })).to.deep.equal([fresh?.id]);
    await sent(old?.id ?? 0, new Date());
    await escalateOverdue();
    expect(await Escalation.count({ where: { record_id: old?.id ?? 0, resource: 'prods' } })).to.equal(0);

    const prod = await api.given(() => buildProd());
    const revision = await buildProdRevision({ prod_id: prod.id, status: 'CREATED', submitted_at: week });
    await escalateOverdue();
    expect((await noticesTo(head)).at(-1)?.path).to.equal(`/prod_revisions/${revision.id}/show`);
  });

  it('a review is announced for its text, its reply and its dispute, each by itself', async () => {
    const week = inDays(-7);
    const reply = { reply_text: 'Спасибо', reply_author_kind: 'CENTER', replied_at: week } as const;
    const [text, replied, disputed, fresh] = await api.given(async () => [
      await buildReview({ created_at: week }),
      await buildReview({ status: 'CONFIRMED', published_at: week, ...reply, reply_status: 'CREATED' }),
      await buildReview({ status: 'CONFIRMED', published_at: week, ...reply, reply_status: 'CONFIRMED' }),
      await buildReview(),
    ]);
    await ReviewDispute.create({
      review_id: disputed.id,
      reason: 'Такого участника на курсе не было',
      created_at: week,
    });
    await escalateOverdue();
    expect((await noticesTo(head)).map(({ text: words }) => words)).to.deep.equal([
      `Отзыв № ${text.id} ждёт модератора дольше срока`,
      `Ответ на отзыв № ${replied.id} ждёт модератора дольше срока`,
      `Возражение центра на отзыв № ${disputed.id} ждёт решения дольше срока`,
    ]);
    const all = [text, replied, disputed, fresh].map(({ id }) => id);
    const listed = async (is_overdue: boolean) => {
      const query = encodeURIComponent(JSON.stringify({ is_overdue, id: all }));
      const path = `/adm/reviews?filter=${query}&sort=["id","ASC"]`;
      const { body } = await api.call<StaffReview[]>('get', path, { token: head.token });
      return body.message.map(({ id }) => id);
    };
    expect([await listed(true), await listed(false)]).to.deep.equal([all.slice(0, 3), [fresh.id]]);
    await disputed.update({ reply_status: 'CREATED' });
    expect(await escalateOverdue(), 'the reply to a disputed review').to.equal(1);
    expect(await escalateOverdue()).to.equal(0);
  });

  it('every kind of work can be announced, and a kind that fails leaves the others', async () => {
    for (const { name } of escalationKinds) await Escalation.create({ resource: name, record_id: 999_999 });
    const column = 'sla_due_at';
    await api.sequelize.query(`alter table manager_requests rename ${column} to away`);
    try {
      const article = await buildProposal();
      await escalateOverdue();
      const expected = [
        {
          text: `Статья лектора № ${article.id} ждёт редактора дольше срока`,
          path: `/articles/${article.id}/show`,
        },
      ];
      expect([await noticesTo(head), await noticesTo(editor)]).to.deep.equal([expected, expected]);
      await article.update({ submitted_at: new Date() });
      expect(await escalateOverdue()).to.equal(0);
    } finally {
      await api.sequelize.query(`alter table manager_requests rename away to ${column}`);
      wakeAll();
    }
  });

  const buildProposal = async () =>
    buildArticle({
      ...{ status: 'REVIEW', published_at: null, submitted_at: inDays(-15) },
      proposed_by: (await buildLecturer()).id,
    });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
