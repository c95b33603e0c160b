import { type Mailing, MailingRecipient } from '@odonta/db/models';
import { buildMailing, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { expect } from 'chai';
import { startMailSandbox } from '../../platform/mail/sandbox.ts';
import { useApi } from '../../testing/useApi.ts';
import { beginDue } from './beginning.ts';
import { type Carrier, carrierTo, sendTurn } from './sending.ts';
import { hurried } from './testing/hurried.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';

describe('the letters of mailings', () => {
  const api = useApi();
  const pace = { ...hurried, leaseMs: 60_000 };
  let sources: string[] = [];
  let mail: Awaited<ReturnType<typeof startMailSandbox>>;
  let carrier: Carrier;
  before(async () => {
    mail = await startMailSandbox({ onLetter: ({ source }) => sources.push(source) });
    carrier = carrierTo(mail.url, 'Одонта <test@test.local>');
  });
  beforeEach(() => {
    sources = [];
  });
  after(async () => {
    carrier?.transport.close();
    await mail?.stop();
  });

  const begun = async (city: string, is_advertising = false) => {
    const emails = await buildReaders(100, { city });
    const mailing = await api.run(() => buildTestedMailing({ cities: [city], is_advertising }));
    await api.run(beginDue);
    return { emails, mailing: await mailing.reload() };
  };
  const turn = ({ id }: Mailing, given: object = {}) =>
    api.run(() => sendTurn(id, carrier, { ...pace, ...given }));

  it('each letter has a link and a button of its own that end mailings', async () => {
    const { mailing } = await begun('Заголовок');
    await turn(mailing);
    const links = sources.map(
      (source) => /^List-Unsubscribe:\s+<(\S*\/api\/mailing\/unsubscribe\/\S+)>/m.exec(source)?.[1],
    );
    expect(links, sources[0]?.slice(0, 1500)).to.not.include(undefined);
    expect(new Set(links).size).to.equal(100);
    expect(
      sources.every((source) => /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m.test(source)),
    ).to.equal(true);
  });

  it('a person who has had two advertising letters since the start gets no third', async () => {
    const { emails, mailing } = await begun('Перебор', true);
    const [email = ''] = emails;
    for (let times = 0; times < 2; times += 1) {
      const { id: mailing_id } = await buildMailing();
      await MailingRecipient.create({ mailing_id, email, state: 'SENT', settled_at: new Date() });
    }
    await turn(mailing);
    expect(sources).to.have.length(99);
    const where = { mailing_id: mailing.id, email, skipped_because: 'FREQUENCY' as const };
    expect(await MailingRecipient.count({ where })).to.equal(1);
  });

  it('two mailings share the pace: the first leaves the second its half', async () => {
    const [{ mailing: first }, { mailing: second }] = [await begun('Первый'), await begun('Второй')];
    await api.sequelize.query(`update mailing_recipients set tried_at = now() - interval '1 hour'`);
    const shared = { perMinute: 60, batch: 50 };
    expect([await turn(first, shared), await turn(second, shared), await turn(first, shared)]).to.deep.equal([
      30, 30, 0,
    ]);
    expect(await turn(first), 'at another pace').to.equal(70);
    expect(await turn(second)).to.equal(70);
  });
});
