import type { AddressLetters, CabinetLetters, PartnerProfile } from '@odonta/api/contract';
import { Letter, LetterChoiceOf, UserMembership } from '@odonta/db/models';
import { buildCenter, buildIndividual, buildPartner } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a reader of letters', () => {
  const api = useApi();
  const path = '/partner/me/letters';
  const owner = async (given: Parameters<typeof buildCenter>[0] = {}) => {
    const center = await api.given(() => buildCenter(given));
    const user = await api.given(() => buildPartner(center));
    await api.given(() => user.update({ email_proved_at: new Date() }));
    return { center, user, token: await api.tokenOf(user) };
  };
  const read = async (token: string, of = path) =>
    (await api.call<AddressLetters[]>('get', of, { token })).body.message;
  const choose = (token: string, body: object, of = path) =>
    api.call<AddressLetters[]>('put', of, { token, body });

  it('chooses for his own address and for that of his centre, each for itself', async () => {
    const { center, user, token } = await owner({ email: 'Info@Center.example' });
    expect((await read(token)).map(({ email, center: of }) => [email, of?.id ?? null])).to.deep.equal([
      [user.email, null],
      ['Info@Center.example', center.id],
    ]);
    const body = { email: 'info@center.example', center_id: center.id, topic: 'ORDERS', choice: 'DAILY' };
    const { message } = (await choose(token, body)).body;
    expect(message[1]?.topics).to.deep.equal([
      { topic: 'ORDERS', choice: 'DAILY' },
      { topic: 'ADVERTISING', choice: 'AT_ONCE' },
    ]);
    expect(message[0]?.topics.every(({ choice }) => choice === 'AT_ONCE')).to.equal(true);
    await choose(token, { ...body, choice: 'AT_ONCE' });
    expect(await LetterChoiceOf.count({ where: { email: 'info@center.example' } })).to.equal(0);
  });

  it('chooses nothing for an address that is not proved, for another, or for another centre', async () => {
    const victim = await owner({ email: 'victim@center.example' });
    const { center, user, token } = await owner({ email: 'victim@center.example' });
    const orders = { email: 'victim@center.example', topic: 'ORDERS', choice: 'NEVER' };
    expect((await choose(token, { ...orders, center_id: victim.center.id })).status).to.equal(404);
    expect((await choose(token, orders)).status).to.equal(404);
    const courses = { topic: 'COURSES', choice: 'NEVER' };
    expect((await choose(token, { ...courses, email: victim.user.email })).status).to.equal(404);
    expect((await choose(token, { ...orders, center_id: center.id })).status).to.equal(200);
    expect((await read(victim.token))[1]?.topics[0]?.choice).to.equal('AT_ONCE');
    await api.given(() => user.update({ email_proved_at: null }));
    expect((await choose(token, { ...courses, email: user.email })).status).to.equal(404);
    await api.given(() => UserMembership.update({ role: 'EDITOR' }, { where: { user_id: user.id } }));
    expect(await read(token)).to.deep.equal([]);
    expect((await choose(token, { ...orders, center_id: center.id })).status).to.equal(404);
  });

  it('who is an individual chooses about bonuses and reviews; an invitation with a link comes at once or never', async () => {
    const email = 'chooser@example.ru';
    const person = await api.given(() => buildIndividual({ email, email_proved_at: new Date() }));
    const token = await api.tokenOf(person, individualAccounts);
    const own = '/individual/me/letters';
    expect((await read(token, own))[0]?.topics.map(({ topic }) => topic)).to.deep.equal([
      'REVIEW_INVITATIONS',
      'BONUSES',
    ]);
    const gathered = await choose(token, { email, topic: 'REVIEW_INVITATIONS', choice: 'DAILY' }, own);
    expect([gathered.status, Object.keys(gathered.body.errors)]).to.deep.equal([422, ['choice']]);
    expect((await choose(token, { email, topic: 'BONUSES', choice: 'DAILY' }, own)).status).to.equal(200);
    expect((await choose(token, { email, topic: 'ORDERS', choice: 'NEVER' }, own)).status).to.equal(404);
    expect((await choose(token, { email, topic: 'SECURITY', choice: 'NEVER' }, own)).status).to.equal(422);
  });

  it('takes what waits for a summary into the cabinet, or not at all', async () => {
    const { user, token } = await owner();
    const { email } = user;
    const write = (kind: string) =>
      unitOfWork.transaction((transaction) =>
        writeLetter({ kind, to: email, subject: kind, text: 'Да' }, transaction),
      );
    for (const topic of ['COURSES', 'REVIEWS']) await choose(token, { email, topic, choice: 'DAILY' });
    for (const kind of ['course_published', 'review_appeared']) await write(kind);
    await choose(token, { email, topic: 'COURSES', choice: 'CABINET' });
    await choose(token, { email, topic: 'REVIEWS', choice: 'NEVER' });
    const left = await Letter.findAll({ where: { to: email } });
    expect(left.map(({ kind, status }) => [kind, status])).to.deep.equal([['course_published', 'KEPT']]);
  });

  it('reads the letters of his cabinet, the latest first, and has seen those he was shown', async () => {
    const { center, user, token } = await owner({ email: 'kept@center.example' });
    const stranger = await owner();
    const kept = async (reader: string, more = '') =>
      (await api.call<CabinetLetters>('get', `${path}/kept${more}`, { token: reader })).body.message;
    const unread = async (reader: string) =>
      (await api.call<PartnerProfile>('get', '/partner/me', { token: reader })).body.message.unread_letters;
    await choose(token, { email: user.email, topic: 'COURSES', choice: 'CABINET' });
    const toCenter = { email: 'kept@center.example', center_id: center.id, topic: 'ORDERS' };
    const refused = await choose(token, { ...toCenter, choice: 'CABINET' });
    expect([refused.status, Object.keys(refused.body.errors)], 'read by several').to.deep.equal([
      422,
      ['choice'],
    ]);
    for (let number = 1; number <= 22; number += 1)
      await unitOfWork.transaction((transaction) =>
        writeLetter(
          { kind: 'course_published', to: user.email, subject: `Курс ${number}`, text: 'Курс опубликован.' },
          transaction,
        ),
      );
    const first = await kept(token);
    expect([first.letters.length, first.has_more, first.letters[0]?.subject]).to.deep.equal([
      ...[20, true, 'Курс 22'],
    ]);
    const rest = await kept(token, `?before=${first.letters.at(-1)?.id}`);
    expect(rest.letters.map(({ subject }) => subject)).to.deep.equal(['Курс 2', 'Курс 1']);
    expect([await unread(token), await unread(stranger.token)]).to.deep.equal([22, 0]);
    const ids = first.letters.slice(1).map(({ id }) => id);
    const seen = (reader: string, body: object) =>
      api.call('post', `${path}/kept/read`, { token: reader, body });
    expect((await seen(stranger.token, { ids })).status).to.equal(200);
    expect(await unread(token), 'a stranger marks nothing').to.equal(22);
    expect((await seen(token, { ids: Array.from({ length: 21 }, (_, index) => index + 1) })).status).to.equal(
      422,
    );
    await seen(token, { ids });
    const after = (await kept(token)).letters;
    expect(
      after.slice(0, 2).map(({ is_new }) => is_new),
      'one came meanwhile',
    ).to.deep.equal([true, false]);
    expect(await unread(token), 'two on the next page, and the new one').to.equal(3);
  });

  it('keeps them when the address changes, and nobody else at that address has them or his choice', async () => {
    const { user, token } = await owner();
    const { email } = user;
    await choose(token, { email, topic: 'COURSES', choice: 'CABINET' });
    const write = (to: string, kind = 'course_published') =>
      unitOfWork.transaction((transaction) =>
        writeLetter({ kind, to, subject: to, text: 'Да' }, transaction),
      );
    const statuses = async (to: string) =>
      (await Letter.findAll({ where: { to }, order: ['id'] })).map(({ status }) => status);
    const kept = async (reader: string, of = path) =>
      (await api.call<CabinetLetters>('get', `${of}/kept`, { token: reader })).body.message.letters.length;
    await write(email);
    const person = await api.given(() => buildIndividual({ email, email_proved_at: new Date() }));
    const his = await api.tokenOf(person, individualAccounts);
    expect([await kept(token), await kept(his, '/individual/me/letters')]).to.deep.equal([1, 0]);
    await api.given(() => user.update({ email: `new-${email}` }));
    await write(email);
    expect(await statuses(email), 'mailed, since the address is not his any more').to.deep.equal([
      'KEPT',
      'QUEUED',
    ]);
    const successor = await owner();
    await api.given(() => successor.user.update({ email }));
    await api.given(() => successor.user.update({ email_proved_at: new Date() }));
    await write(email);
    expect((await statuses(email)).at(-1)).to.equal('QUEUED');
    expect([await kept(token), await kept(successor.token)]).to.deep.equal([1, 0]);
    expect((await read(successor.token))[0]?.topics.every(({ choice }) => choice === 'AT_ONCE')).to.equal(
      true,
    );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
