import { type Mailing, MailingRecipient } from '@odonta/db/models';
import { buildMailSuppression, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { expect } from 'chai';
import { startMailSandbox } from '../../platform/mail/sandbox.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { beginDue } from './beginning.ts';
import { claimerWith } from './claiming.ts';
import { leaseLetters } from './leasing.ts';
import { type Carrier, carrierTo, sendTurn } from './sending.ts';
import { hurried } from './testing/hurried.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';

describe('leased letters of a mailing', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  const pace = { ...hurried, leaseMs: 60_000 };
  const came: string[] = [];
  /** Runs while the first letters are on their way, and the others are leased. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  let acting: Promise<unknown> | undefined;
  let mail: Awaited<ReturnType<typeof startMailSandbox>>;
  let carrier: Carrier;
  before(async () => {
    mail = await startMailSandbox({ onLetter: ({ to }) => came.push(to) });
    const inner = carrierTo(mail.url, 'test@test.local');
    const sendMail: Carrier['transport']['sendMail'] = async (letter: object) => {
      acting ??= meanwhile?.();
      await acting;
      return inner.transport.sendMail(letter);
    };
    carrier = { ...inner, transport: { sendMail, close: () => inner.transport.close() } };
  });
  beforeEach(() => {
    came.length = 0;
    acting = undefined;
    meanwhile = undefined;
  });
  after(async () => {
    carrier?.transport.close();
    await mail?.stop();
  });

  const begun = async (city: string) => {
    const emails = await buildReaders(100, { city });
    const mailing = await api.run(() => buildTestedMailing({ cities: [city], is_advertising: false }));
    await api.run(beginDue);
    return { emails, mailing: await mailing.reload() };
  };
  const turn = async (mailing: Mailing) => {
    await api.run(() => sendTurn(mailing.id, carrier, pace));
    return mailing.reload();
  };
  const move = (mailing: Mailing, name: string, body: object = {}) =>
    api.call('post', `/adm/mailings/${mailing.id}/${name}`, { token: keeper.token, body });
  const countOf = ({ id }: Mailing, given: object) =>
    MailingRecipient.count({ where: { mailing_id: id, ...given } });

  it('a person who refuses while his letter is leased gets none, nor does one whose consent is withdrawn', async () => {
    const { emails, mailing } = await begun('Передумавший');
    const last = await MailingRecipient.findAll({
      where: { mailing_id: mailing.id },
      order: [['id', 'desc']],
    });
    const [refuses = '', withdraws = ''] = last.map(({ email }) => email ?? '');
    meanwhile = async () => {
      await buildMailSuppression({ email: refuses, reason: 'UNSUBSCRIBED' });
      await api.sequelize.query('update consents set withdrawn_at = now() where email = $1', {
        bind: [withdraws],
      });
    };
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(came)
      .to.have.length(emails.length - 2)
      .and.not.include(refuses)
      .and.not.include(withdraws);
    expect(await countOf(mailing, { email: refuses, skipped_because: 'SUPPRESSED', attempts: 0 })).to.equal(
      1,
    );
    expect(await countOf(mailing, { email: withdraws, skipped_because: 'CONSENT' })).to.equal(1);
  });

  it('a paused mailing sends none of its leased letters, and all of them once it goes on', async () => {
    const { mailing } = await begun('Пауза');
    meanwhile = () => move(mailing, 'pause');
    expect((await turn(mailing)).sending).to.equal('PAUSED');
    const left = await countOf(mailing, { state: 'QUEUED', attempts: 0 });
    // At most one letter a connection was on its way.
    expect(left).to.be.at.least(96);
    expect(came).to.have.length(100 - left);
    await move(mailing, 'resume');
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(new Set(came).size).to.equal(100);
    expect(came).to.have.length(100);
  });

  it('a stopped mailing sends none of its leased letters', async () => {
    const { mailing } = await begun('Стоп');
    meanwhile = () => move(mailing, 'stop', { reason: 'Ошибка в письме' });
    expect((await turn(mailing)).sending).to.equal('STOPPED');
    expect(await countOf(mailing, { skipped_because: 'STOPPED' })).to.be.at.least(96);
    expect(came.length).to.be.at.most(4);
  });

  it('a letter that another node has leased since is not claimed, and a claim begins the lease anew', async () => {
    const { mailing } = await begun('Чужой');
    const leased = await leaseLetters(mailing.id, { ...pace, batch: 2 });
    const [kept, lost] = leased?.rows ?? [];
    if (!kept || !lost) throw new Error('two letters are due');
    await MailingRecipient.update(
      { leased_until: new Date() },
      { where: { mailing_id: mailing.id, state: 'SENDING' } },
    );
    await api.sequelize.query('update mailing_recipients set lease = gen_random_uuid() where id = $1', {
      bind: [lost.id],
    });
    const claim = claimerWith(pace);
    expect(await Promise.all([claim(kept), claim(lost)])).to.deep.equal([true, false]);
    const { leased_until } = await MailingRecipient.findOne({ where: { id: kept.id }, rejectOnEmpty: true });
    expect(Number(leased_until)).to.be.greaterThan(Date.now() + 30_000);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
