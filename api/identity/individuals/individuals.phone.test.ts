import type { PhoneCodeSent, SignedIn } from '@odonta/api/contract';
import { AuditEntry, BlockedEmail, Consent, Individual, Letter, OneTimeSecret } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { mailboxes } from '../../testing/secrets.ts';
import type { TestNode } from '../../testing/testApi.ts';
import { useApi, useNode } from '../../testing/useApi.ts';

describe('signing in by a code to a phone', () => {
  const api = useApi();
  const second = useNode(api);
  let mail: ReturnType<typeof mailboxes>;
  let number = 0;

  before(() => {
    mail = mailboxes(api);
  });

  const newPhone = () => {
    number += 1;
    return `+7916${String(number).padStart(7, '0')}`;
  };
  const ask = (phone: string, node: TestNode = api) =>
    node.call<PhoneCodeSent>('post', '/individual/auth/phone', { body: { phone } });
  const enter = (phone: string, code: string, more: object = {}, node: TestNode = api) =>
    node.call<SignedIn>('post', '/individual/auth/phone/code', { body: { phone, code, ...more } });
  const codeTo = async (phone: string) => {
    expect((await ask(phone)).status).to.equal(200);
    return (await mail.newest(phone, 'phone_code')).secret;
  };
  const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
  const later = (limit: string) => api.sequelize.query(`delete from rate_limits where key like '${limit}%'`);
  const wrong = 'Неверный код: проверьте сообщение или запросите новый';

  it('lets in whom the phone belongs to, however it is written, and once', async () => {
    const phone = newPhone();
    const { id } = await buildIndividual({ phone });
    const code = await codeTo(phone);
    const { status, body } = await enter(phone.replace('+7', '8 '), code);
    expect([status, body.message.user.id]).to.deep.equal([200, id]);
    const me = await api.call('get', '/individual/me', { token: body.message.token });
    expect(me.status).to.equal(200);
    const again = await enter(phone, code);
    expect([again.status, again.body.code, again.body.errors]).to.deep.equal([
      401,
      'BAD_CREDENTIALS',
      { code: wrong },
    ]);
  });

  it('makes a phone nobody had an account, and writes down what was agreed to', async () => {
    const phone = newPhone();
    const consent = { text_version: consentText.version };
    const { status, body } = await enter(phone, await codeTo(phone), { consent });
    expect(status).to.equal(200);
    const individual = await Individual.findOne({ where: { phone }, rejectOnEmpty: true });
    expect(individual).to.include({ id: body.message.user.id, last_name: '', email: null });
    expect(await Consent.findByPk(individual.consent_id ?? 0)).to.include({ purpose: 'ACCOUNT', phone });
    const me = await api.call<{ phone: string }>('get', '/individual/me', { token: body.message.token });
    expect([me.status, me.body.message.phone]).to.deep.equal([200, phone]);
    await later('codes_minute');
    const back = await enter(phone, await codeTo(phone));
    expect(back.body.message.user.id, 'the second time').to.equal(individual.id);
  });

  it('gives the first account with a phone nothing that belongs to its owner', async () => {
    const phone = newPhone();
    const stranger = await buildIndividual({ phone, password_hash: 'of a stranger' });
    const { status, body } = await enter(phone, await codeTo(phone));
    expect(status).to.equal(200);
    expect(body.message.user.id).to.not.equal(stranger.id);
    expect((await stranger.reload()).phone).to.equal(null);
    await later('codes_minute');
    expect((await enter(phone, await codeTo(phone))).body.message.user.id).to.equal(body.message.user.id);
  });

  it('keeps an account with a password whose owner has shown the phone before', async () => {
    const phone = newPhone();
    const own = await buildIndividual({ phone, password_hash: 'of his own', phone_proved_at: new Date() });
    expect((await enter(phone, await codeTo(phone))).body.message.user.id).to.equal(own.id);
  });

  it('answers the same to a phone that is known, unknown and blocked', async () => {
    const [known, unknown, blocked, listed] = [newPhone(), newPhone(), newPhone(), newPhone()];
    await buildIndividual({ phone: known });
    await buildIndividual({ phone: blocked, status: 'BLOCKED' });
    const { email } = await buildIndividual({ phone: listed });
    await BlockedEmail.create({ email: email ?? '', reason: 'Рассылка' });
    for (const phone of [known, unknown, blocked, listed]) {
      const { status, body } = await ask(phone);
      expect([status, body]).to.deep.equal([200, { message: { resend_after: 60 } }]);
      expect((await enter(phone, '000000')).status).to.equal(401);
    }
    for (const phone of [blocked, listed])
      expect((await enter(phone, (await mail.newest(phone, 'phone_code')).secret)).status).to.equal(401);
  });

  it('takes five guesses of forty at the same moment on two nodes, and then not even the right one', async () => {
    const phone = newPhone();
    const code = await codeTo(phone);
    const guesses = Array.from({ length: 40 }, (_, guess) =>
      enter(phone, another(code, guess + 1), {}, guess % 2 ? api : second),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).to.have.length(5);
    expect(statuses.filter((status) => status === 429)).to.have.length(35);
    expect((await enter(phone, code)).status).to.equal(429);
    console.log('      codes looked at of 40 guessed over two nodes: 5');
  });

  it('sends one a minute, five an hour and ten a day to one phone, on both nodes together', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, time) => ask(phone, time % 2 ? api : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).to.be.within(1, 60);
    const sentUntilRefused = async () => {
      let sent = 0;
      await later('codes_minute');
      while ((await ask(phone)).status === 200) {
        sent += 1;
        await later('codes_minute');
      }
      return sent;
    };
    expect(await sentUntilRefused()).to.equal(4);
    await later('codes_hour');
    expect(await sentUntilRefused()).to.equal(5);
    await later('codes_hour');
    expect(await sentUntilRefused()).to.equal(0);
    expect(await mail.count(phone, 'phone_code')).to.equal(10);
  });

  it('sends twenty an hour at the word of one address, whatever the phones', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 21; time += 1) statuses.push((await ask(newPhone())).status);
    expect(statuses).to.deep.equal([...Array(20).fill(200), 429]);
  });

  it('sends no more than the budget of a day altogether', async () => {
    await ask(newPhone());
    await api.sequelize.query(`update rate_limits set points = 2000 where key like 'codes_of_all%'`);
    const phone = newPhone();
    expect((await ask(phone)).status).to.equal(429);
    expect(await mail.count(phone, 'phone_code')).to.equal(0);
    const [known, named] = [newPhone(), newPhone()];
    await buildIndividual({ phone: known, phone_proved_at: new Date() });
    await buildIndividual({ phone: named, phone_proved_at: null });
    expect((await ask(known)).status, 'a phone with an account').to.equal(200);
    expect((await ask(named)).status, 'a phone that an account merely names').to.equal(429);
  });

  it('leaves the day to others whatever one address or its neighbours ask for, and tells them no phone that is known', async () => {
    for (const [name, points] of [
      ['codes_address_day', 40],
      ['codes_network_day', 200],
    ] as const) {
      await api.sequelize.query('delete from rate_limits');
      expect((await ask(newPhone())).status).to.equal(200);
      await api.sequelize.query(`update rate_limits set points = ${points} where key like '${name}%'`);
      expect((await ask(newPhone())).status, name).to.equal(429);
      const known = newPhone();
      await buildIndividual({ phone: known, phone_proved_at: new Date() });
      expect((await ask(known)).status, name).to.equal(429);
    }
  });

  it('sends nothing abroad and to no telephone on a wall', async () => {
    for (const phone of ['+380501234567', '+7 495 123-45-67', '12345', '']) {
      const { status, body } = await ask(phone);
      expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['phone']]);
    }
  });

  it('keeps the code out of answers, journals and the queue', async () => {
    const phone = newPhone();
    const answer = await ask(phone);
    const { secret: code } = await mail.newest(phone, 'phone_code');
    const entered = await enter(phone, code);
    const [jobs] = await api.sequelize.query('select data, output from pgboss.job');
    const kept = [
      await AuditEntry.findAll(),
      jobs,
      await OneTimeSecret.findAll({ where: { target: phone } }),
    ];
    const { text } = await Letter.findOne({ where: { to: phone }, rejectOnEmpty: true });
    for (const shown of [answer.text, entered.text, text, ...kept.map((rows) => JSON.stringify(rows))])
      expect(shown).to.not.match(new RegExp(`\\b${code}\\b`));
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
