import { Letter, LetterChoiceOf } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { choicesOf, type LetterTopic, letterTopics, readerOf } from '@odonta/db/vocabulary/letterTopics.ts';
import { expect } from 'chai';
import { composeAll } from '../../../testing/letterSamples.ts';
import { useApi } from '../../../testing/useApi.ts';
import { unitOfWork } from '../../journals/unitOfWork.ts';
import { writeLetter } from '../letters.ts';
import { gatherLetters } from './gathering.ts';

describe('letters an address has chosen', () => {
  const api = useApi();
  let count = 0;
  const newAddress = () => `choice-${++count}@example.ru`;
  const write = (to: string, kind = 'course_published', more: object = {}) =>
    unitOfWork.transaction((transaction) =>
      writeLetter(
        {
          ...{ kind, to, subject: `Курс ${kind}` },
          text: 'Здравствуйте!\n\nКурс опубликован.\n\nКоманда «Одонты»',
          ...more,
        },
        transaction,
      ),
    );
  const kept = async (to: string) =>
    (await Letter.findAll({ where: { to }, order: ['id'] })).map(({ kind, status }) => [kind, status]);
  /** As the account of this address. */
  const choose = (email: string, choice: 'DAILY' | 'CABINET' | 'NEVER') =>
    api.given(async () => {
      const user = await buildUser({ email, email_proved_at: new Date() });
      const reader = readerOf('user', user);
      return LetterChoiceOf.create({ email, center_id: 0, reader, topic: 'COURSES', choice });
    });

  it('letters wanted once a day wait, and come as one, though three nodes gather them', async () => {
    const to = newAddress();
    await choose(to, 'DAILY');
    // Addresses are compared without their case.
    await write(to.toUpperCase());
    await write(to, 'course_rejected');
    await write(to);
    expect(await kept(to)).to.deep.equal([
      ['course_rejected', 'HELD'],
      ['course_published', 'HELD'],
    ]);
    await Promise.all([gatherLetters(), gatherLetters(), gatherLetters()]);
    const letters = await Letter.findAll({ where: { to }, order: ['id'] });
    expect(letters.map(({ kind }) => kind)).to.deep.equal(['course_rejected', 'course_published', 'digest']);
    expect(letters.slice(0, 2).map(({ status }) => status)).to.deep.equal(['GATHERED', 'GATHERED']);
    const digest = letters[2];
    expect(digest?.subject).to.equal('Сводка за день: 2\u00a0события');
    expect(digest?.text.match(/Команда «Одонты»/g)).to.have.length(1);
    expect(digest?.text)
      .to.include('Курс course_rejected\nКурс опубликован.')
      .and.not.include('Здравствуйте');
  });

  it('letters wanted never are not written, and others to this address are', async () => {
    const to = newAddress();
    await choose(to, 'NEVER');
    await write(to);
    await write(to, 'password_changed');
    expect((await kept(to)).map(([kind]) => kind)).to.deep.equal(['password_changed']);
  });

  it('letters wanted in the cabinet are kept there, and are not mailed', async () => {
    const to = newAddress();
    await choose(to, 'CABINET');
    await write(to.toUpperCase());
    await write(to, 'password_changed');
    await gatherLetters();
    expect(await kept(to.toUpperCase())).to.deep.equal([['course_published', 'KEPT']]);
    expect((await kept(to)).map(([kind]) => kind)).to.deep.equal(['password_changed']);
  });

  it('a choice of one centre holds no letter to another that names the same address', async () => {
    const to = newAddress();
    await api.given(() =>
      LetterChoiceOf.create({ email: to, center_id: 1, topic: 'ORDERS', choice: 'NEVER' }),
    );
    for (const center_id of [1, 2])
      await write(to, 'order_paid_center', { center_id, subject: `${center_id}` });
    expect((await Letter.findAll({ where: { to } })).map(({ subject }) => subject)).to.deep.equal(['2']);
  });

  it('topics are of kinds that exist, and a summary holds no link for its reader alone', async () => {
    const composed = (await composeAll('Слово')).map(([, letter]) => letter);
    for (const [topic, { kinds, readers }] of Object.entries(letterTopics)) {
      const of = composed.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
      expect([...new Set(of.map(({ kind }) => kind))], topic).to.have.members([...kinds]);
      const isSecret = of.some(({ secret }) => secret !== undefined);
      const choices = choicesOf(topic as LetterTopic);
      expect(choices.includes('DAILY'), topic).to.equal(!isSecret);
      expect(choices.includes('CABINET'), topic).to.equal(!isSecret && readers !== 'center');
      for (const { kind, center_id } of of)
        expect(center_id !== undefined, kind).to.equal(readers === 'center');
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
