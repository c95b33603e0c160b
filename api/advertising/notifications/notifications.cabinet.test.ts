import type { AnsweredNotification, WaitingNotification } from '@odonta/api/contract';
import { Notification, NotificationAnswer, Session, UserMembership } from '@odonta/db/models';
import {
  buildCenter,
  buildIndividual,
  buildLecturer,
  buildLegalMember,
  buildPartner,
  buildUser,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildNotification } from '@odonta/db/testing/notificationFactories.ts';
import { expect } from 'chai';
import { individualAccounts, legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { useApi } from '../../testing/useApi.ts';

type Who = 'center' | 'lecturer' | 'legal' | 'individual';

describe('notifications in cabinets', () => {
  const api = useApi();
  let tokens: Record<Who, string>;
  let centerUser: number;

  before(async () => {
    const member = await buildPartner(await buildCenter());
    centerUser = member.id;
    const lecturer = await buildUser({ is_partner: true });
    await UserMembership.create({ user_id: lecturer.id, lecturer_id: (await buildLecturer()).id });
    tokens = {
      center: await api.tokenOf(member),
      lecturer: await api.tokenOf(lecturer),
      legal: await api.tokenOf(await buildLegalMember(), legalAccounts),
      individual: await api.tokenOf(await buildIndividual(), individualAccounts),
    };
  });
  beforeEach(() => Notification.destroy({ where: {} }));

  const waiting = async (who: Who) =>
    (await api.call<WaitingNotification[]>('get', '/notification', { token: tokens[who] })).body.message;
  const ids = async (who: Who) => (await waiting(who)).map(({ id }) => id);
  const give = (who: Who, id: number, answer: string, edition = 1) =>
    api.call<AnsweredNotification>('post', `/notification/${id}`, {
      token: tokens[who],
      body: { edition, answer },
    });

  it('one for all is seen in every cabinet, as it was approved', async () => {
    const { id } = await buildNotification({ time: 5, url: '/docs', is_accept: true });
    for (const who of Object.keys(tokens) as Who[]) expect(await ids(who), who).to.deep.equal([id]);
    expect((await waiting('legal'))[0]).to.deep.equal({
      ...{ id, edition: 1, text: 'Мы изменили правила площадки', url: '/docs', url_text: null, time: 5 },
      ...{ is_once: false, is_accept: true },
      ...{ text_button_accept: 'Понятно', text_button_cancel: 'Задать вопрос менеджеру' },
    });
  });

  it('one of an audience is 404 to all others, who neither see nor answer it', async () => {
    const audiences = {
      center: 'CENTER',
      lecturer: 'LECTURER',
      legal: 'LEGAL',
      individual: 'INDIVIDUAL',
    } as const;
    for (const [whose, audience] of Object.entries(audiences)) {
      const { id } = await buildNotification({ audience });
      for (const who of Object.keys(tokens) as Who[]) {
        const isTheirs = who === whose;
        expect((await ids(who)).includes(id), `${who} sees one of ${whose}`).to.equal(isTheirs);
        expect((await give(who, id, 'ACCEPTED')).status, who).to.equal(isTheirs ? 200 : 404);
      }
      expect(await NotificationAnswer.count({ where: { notification_id: id } })).to.equal(1);
    }
  });

  it('one that is unapproved, stopped, ended or deleted is neither seen nor answered', async () => {
    const deleted = await buildNotification();
    await deleted.destroy();
    const hidden = [
      await buildNotification({ status: 'CREATED', edition: 0 }),
      await buildNotification({ status: 'STOPPED' }),
      await buildNotification({ date_end: inDays(-1) }),
      deleted,
    ];
    expect(await ids('center')).to.deep.equal([]);
    for (const { id } of hidden) expect((await give('center', id, 'ACCEPTED')).status).to.equal(404);
  });

  it('an answer is stored once, for its sender, and a repeat gets the first', async () => {
    const { id } = await buildNotification({ is_accept: true });
    const first = (await give('center', id, 'ACCEPTED')).body.message;
    expect(first).to.deep.include({ id, edition: 1, answer: 'ACCEPTED' });
    for (const again of ['ACCEPTED', 'CANCELED', 'SHOWN'])
      expect((await give('center', id, again)).body.message, again).to.deep.equal(first);
    const rows = await NotificationAnswer.findAll({ where: { notification_id: id } });
    expect(rows.map(({ user_id, answer }) => [user_id, answer])).to.deep.equal([[centerUser, 'ACCEPTED']]);
    expect(await ids('center')).to.deep.equal([]);
    expect(await ids('legal'), 'others are still asked').to.deep.equal([id]);
  });

  it('two answers at once are one', async () => {
    const { id } = await buildNotification({ is_accept: true });
    const answers = await Promise.all(
      ['ACCEPTED', 'CANCELED', 'ACCEPTED'].map((each) => give('legal', id, each)),
    );
    expect(new Set(answers.map(({ body }) => body.message.answer)).size).to.equal(1);
    expect(await NotificationAnswer.count({ where: { notification_id: id } })).to.equal(1);
  });

  it('nobody answers for another: the body names no person', async () => {
    const { id } = await buildNotification();
    for (const forged of [{ user_id: centerUser }, { individual_id: 1 }, { answered_at: 1 }]) {
      const body = { edition: 1, answer: 'ACCEPTED', ...forged };
      const { status } = await api.call('post', `/notification/${id}`, { token: tokens.legal, body });
      expect(status).to.equal(422);
    }
    const { token } = await api.staff('ADMIN');
    expect((await api.call('get', '/notification', { token })).status).to.equal(403);
    expect((await api.call('get', '/notification')).status).to.equal(401);
    expect(await NotificationAnswer.count({ where: { notification_id: id } })).to.equal(0);
  });

  it('staff who act as a partner see none, and answer none', async () => {
    const { id } = await buildNotification({ is_accept: true });
    const partner = await buildPartner(await buildCenter());
    const { user } = await api.staff('ADMIN');
    const token = await api.tokenOf(partner);
    await Session.update(
      { deputy_id: user.id, deputy_reason: 'Проверяю жалобу на доступ' },
      { where: { subject_id: partner.id, audience: 'user' } },
    );
    expect((await api.call('get', '/notification', { token })).body.message).to.deep.equal([]);
    const body = { edition: 1, answer: 'ACCEPTED' };
    expect((await api.call('post', `/notification/${id}`, { token, body })).status).to.equal(403);
  });

  it('one that waits for an answer cannot be closed, and comes back until it is answered', async () => {
    const { id } = await buildNotification({ is_accept: true, is_once: true });
    expect((await give('center', id, 'CLOSED')).status).to.equal(422);
    await give('center', id, 'SHOWN');
    expect(await ids('center')).to.deep.equal([id]);
    await give('center', id, 'CANCELED');
    expect(await ids('center')).to.deep.equal([]);
  });

  it('one for once is not shown again, and may still be answered where it is open', async () => {
    const { id } = await buildNotification({ is_once: true });
    expect((await give('center', id, 'SHOWN')).body.message.answered_at).to.equal(null);
    expect(await ids('center')).to.deep.equal([]);
    expect((await give('center', id, 'ACCEPTED')).body.message.answer).to.equal('ACCEPTED');
  });

  it('a closed one comes back after a day, until it is answered', async () => {
    const { id } = await buildNotification();
    await give('center', id, 'CLOSED');
    expect(await ids('center')).to.deep.equal([]);
    await NotificationAnswer.update({ answered_at: inDays(-2) }, { where: { notification_id: id } });
    expect(await ids('center')).to.deep.equal([id]);
    await give('center', id, 'ACCEPTED');
    expect(await ids('center')).to.deep.equal([]);
  });

  it('an answer is to the words that were read: new words are asked anew', async () => {
    const { token } = await api.staff('ADMIN');
    const row = await buildNotification({ is_accept: true });
    await give('legal', row.id, 'ACCEPTED');
    const address = `/adm/notifications/${row.id}`;
    await api.call('put', address, { token, body: { text: 'Ещё более новые правила' } });
    expect(await ids('center'), 'until it is approved').to.deep.equal([]);
    await api.call('post', `${address}/approve`, { token, body: {} });
    expect((await waiting('legal')).map(({ id, edition }) => [id, edition])).to.deep.equal([[row.id, 2]]);
    const stale = await give('center', row.id, 'ACCEPTED', 1);
    expect([stale.status, stale.body.message]).to.deep.equal([
      409,
      'Текст уведомления изменился: прочитайте его ещё раз',
    ]);
    expect((await give('center', row.id, 'ACCEPTED', 2)).status).to.equal(200);
  });

  it('hostile addresses and bodies are refused', async () => {
    const { id } = await buildNotification();
    for (const address of ['0', '-1', 'abc', '99999999999', "1' or 1=1"])
      expect((await give('center', address as never, 'ACCEPTED')).status, address).to.equal(404);
    for (const body of [
      {},
      { edition: 1 },
      { edition: 1, answer: 'APPROVED' },
      { edition: 'x', answer: 'ACCEPTED' },
    ])
      expect((await api.call('post', `/notification/${id}`, { token: tokens.center, body })).status).to.equal(
        422,
      );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
