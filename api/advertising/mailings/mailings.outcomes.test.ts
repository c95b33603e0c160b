import { Letter, Mailing, MailingRecipient, MailSuppression, StaffNotice } from '@odonta/db/models';
import { buildMailSuppression, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { expect } from 'chai';
import { writeLetter } from '../../platform/mail/letters.ts';
import { startMailSandbox } from '../../platform/mail/sandbox.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { beginDue } from './beginning.ts';
import { type Carrier, carrierTo, sendTurn } from './sending.ts';
import { hurried } from './testing/hurried.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';

describe('the outcomes of a mailing', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  let mail: Awaited<ReturnType<typeof startMailSandbox>>;
  let carrier: Carrier;
  const came: string[] = [];
  let refusal: (address: string) => number | null = () => null;
  let quota: number | null = null;
  before(async () => {
    mail = await startMailSandbox({
      refusal: (to) => refusal(to),
      quota: () => quota,
      onLetter: ({ to }) => came.push(to),
    });
    carrier = carrierTo(mail.url, 'Одонта <test@test.local>');
  });
  beforeEach(() => {
    came.length = 0;
    refusal = () => null;
    quota = null;
  });
  after(async () => {
    carrier?.transport.close();
    await mail?.stop();
  });

  /** Each of its own city, and no advertisement, of which a day has one. */
  const begun = async (city: string, count = 100, given: object = { is_advertising: false }) => {
    const emails = await buildReaders(count, { city });
    const mailing = await api.run(() => buildTestedMailing({ cities: [city], ...given }));
    await api.run(beginDue);
    return { emails, mailing: await mailing.reload() };
  };
  /** A lease outlasts a slow machine: no letter goes back unsent. */
  const turn = async (mailing: Mailing, through = carrier) => {
    await api.run(() => sendTurn(mailing.id, through, { ...hurried, leaseMs: 60_000 }));
    return mailing.reload();
  };
  const statesOf = async ({ id }: Mailing) => {
    const rows = await MailingRecipient.findAll({ where: { mailing_id: id } });
    return Object.fromEntries(
      [...new Set(rows.map(({ state }) => state))].map((state) => [
        state,
        rows.filter((row) => row.state === state).length,
      ]),
    );
  };

  it('a mailing with fewer than 100 people at its time does not begin, and staff are notified', async () => {
    const { mailing } = await begun('Малый', 99);
    expect([mailing.sending, mailing.reach_actual]).to.deep.equal(['NONE', null]);
    expect(mailing.held_because).to.match(/^Адресатов меньше/);
    const path = `/mailings/${mailing.id}/show`;
    expect(await StaffNotice.count({ where: { user_id: keeper.user.id, path } })).to.equal(1);
    expect(await MailingRecipient.count({ where: { mailing_id: mailing.id } })).to.equal(0);
  });

  it('an address suppressed after the start gets nothing, nor one whose consent is withdrawn', async () => {
    const { emails, mailing } = await begun('Отказной');
    await buildMailSuppression({ email: emails[5] ?? '', reason: 'UNSUBSCRIBED' });
    await api.sequelize.query('update consents set withdrawn_at = now() where email = $1', {
      bind: [emails[6]],
    });
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(came).to.have.length(98).and.not.include(emails[5]).and.not.include(emails[6]);
    expect(await statesOf(mailing)).to.deep.equal({ SENT: 98, SKIPPED: 2 });
  });

  it('mailboxes that do not exist pause it at five percent and get no letter that may be refused', async () => {
    const { emails, mailing } = await begun('Пустой');
    const gone = new Set(emails.slice(0, 5));
    refusal = (to) => (gone.has(to) ? 550 : null);
    const held = await turn(mailing);
    expect([held.sending, held.held_because]).to.deep.equal(['PAUSED', 'несуществующих адресов 5 %']);
    expect(await statesOf(mailing)).to.deep.equal({ SENT: 95, BOUNCED: 5 });
    const where = { email: [...gone], reason: 'HARD_BOUNCE', status: 'SUPPRESSED' };
    expect(await MailSuppression.count({ where })).to.equal(5);
    const [to = ''] = gone;
    const write = (kind: string) =>
      api.sequelize.transaction((transaction) =>
        writeLetter({ kind, to, subject: 'Тема', text: 'Текст' }, transaction),
      );
    await write('review_invited');
    await write('order_paid');
    expect((await Letter.findAll({ where: { to } })).map(({ kind }) => kind)).to.deep.equal(['order_paid']);
    const { token } = keeper;
    const resumed = await api.call('post', `/adm/mailings/${mailing.id}/resume`, { token, body: {} });
    expect(resumed.status).to.equal(200);
    expect((await turn(mailing)).sending).to.equal('DONE');
  });

  it('letters that servers refuse pause it at ten percent, and addresses stay', async () => {
    const { emails, mailing } = await begun('Строгий');
    const strict = new Set(emails.slice(0, 12));
    refusal = (to) => (strict.has(to) ? 552 : null);
    expect((await turn(mailing)).held_because).to.equal('серверы не приняли 12 % писем');
    expect(await MailSuppression.count({ where: { email: [...strict] } })).to.equal(0);
  });

  it('a deferred letter is no sent one, and keeps the mailing from its end', async () => {
    const { emails, mailing } = await begun('Медленный');
    refusal = (to) => (to === emails[0] ? 454 : null);
    await turn(mailing);
    expect([mailing.sending, await statesOf(mailing)]).to.deep.equal(['RUNNING', { SENT: 99, QUEUED: 1 }]);
    const done = await Mailing.update(
      { sending: 'DONE', finished_at: new Date() },
      { where: { id: mailing.id } },
    )
      .then(() => 'done')
      .catch((error: Error) => error.message);
    expect(done, 'past the rule').to.include('has letters that wait');
    const stopped = await api.call('post', `/adm/mailings/${mailing.id}/stop`, {
      token: keeper.token,
      body: { reason: 'Хватит' },
    });
    expect(stopped.status).to.equal(200);
    expect(await statesOf(mailing)).to.deep.equal({ SENT: 99, SKIPPED: 1 });
    await turn(mailing);
    expect(came).to.have.length(99);
  });

  const rested = async () => {
    await api.sequelize.query('update mailing_recipients set next_at = now() where next_at is not null');
    await api.sequelize.query('update mailings set rest_until = now() where rest_until is not null');
  };

  it('a quota of the sender costs no letter, however often it refuses', async () => {
    const { mailing } = await begun('Лимитный');
    quota = 451;
    for (let times = 0; times < 15; times += 1) {
      await turn(mailing);
      await rested();
    }
    expect([mailing.sending, await statesOf(mailing)]).to.deep.equal(['RUNNING', { QUEUED: 100 }]);
    quota = null;
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(await statesOf(mailing)).to.deep.equal({ SENT: 100 });
  });

  it('a mail server that is away costs no letter: a rest, and people at the second silence', async () => {
    const { mailing } = await begun('Немой');
    const nowhere = carrierTo('smtp://127.0.0.1:1', 'test@test.local');
    await turn(mailing, nowhere);
    expect([mailing.sending, mailing.rest_until === null]).to.deep.equal(['RUNNING', false]);
    await api.sequelize.query('update mailings set rest_until = now() where id = $1', { bind: [mailing.id] });
    expect((await turn(mailing, nowhere)).sending).to.equal('PAUSED');
    nowhere.transport.close();
    expect(await statesOf(mailing)).to.deep.equal({ QUEUED: 100 });
    await api.call('post', `/adm/mailings/${mailing.id}/resume`, { token: keeper.token, body: {} });
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(came).to.have.length(100);
  });

  it('a person gets two advertising letters in seven days', async () => {
    const { emails, mailing: first } = await begun('Частый', 101, { is_advertising: true });
    await turn(first);
    const after = async ({ id }: Mailing, days: number) => {
      await Mailing.update({ started_at: new Date(Date.now() - days * 86_400_000) }, { where: { id } });
      const next = await api.run(() => buildTestedMailing({ cities: ['Частый'] }));
      await api.run(beginDue);
      return next.reload();
    };
    const second = await after(first, 5);
    expect((await turn(second)).sending).to.equal('DONE');
    expect(came).to.have.length(202);
    const third = await after(second, 2);
    expect([third.sending, emails.length], 'nobody is left').to.deep.equal(['NONE', 101]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
