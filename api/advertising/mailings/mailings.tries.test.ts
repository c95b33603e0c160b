import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Mailing, MailingRecipient } from '@odonta/db/models';
import { buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { expect } from 'chai';
import { SMTPServer } from 'smtp-server';
import { useApi } from '../../testing/useApi.ts';
import { beginDue } from './beginning.ts';
import { settleInterrupted } from './finishing.ts';
import { usualPace } from './pace.ts';
import { type Carrier, carrierTo, sendTurn } from './sending.ts';
import { hurried } from './testing/hurried.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';

describe('the tries of a letter of a mailing', () => {
  const api = useApi();
  const came: string[] = [];
  let isHanging: (address: string) => boolean = () => false;
  let server: SMTPServer;
  let carrier: Carrier;
  before(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, { envelope }, done) {
        stream.resume().on('end', () => {
          const to = envelope.rcptTo[0]?.address ?? '';
          came.push(to);
          if (!isHanging(to)) done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    carrier = carrierTo(`smtp://127.0.0.1:${port}`, 'test@test.local');
  });
  after(async () => {
    carrier?.transport.close();
    await new Promise<void>((closed) => server?.close(() => closed()));
  });

  const begun = async (city: string) => {
    const emails = await buildReaders(100, { city });
    const mailing = await api.run(() => buildTestedMailing({ cities: [city], is_advertising: false }));
    await api.run(beginDue);
    return { mailing: await mailing.reload(), slow: emails[0] ?? '' };
  };
  const pace = { ...hurried, leaseMs: 60_000, letterMs: 1500, pausesMs: [1, 1] };
  const turn = async (mailing: Mailing) => {
    await api.run(() => sendTurn(mailing.id, carrier, pace));
    return mailing.reload();
  };
  const rowOf = ({ id }: Mailing, email: string) =>
    MailingRecipient.findOne({ where: { mailing_id: id, email }, rejectOnEmpty: true });

  it('a letter that a server takes without an answer is given to it as often as declared, and no more', async () => {
    const { mailing, slow } = await begun('Молчание');
    isHanging = (address) => address === slow;
    for (let times = 0; times < 6 && mailing.sending === 'RUNNING'; times += 1) await turn(mailing);
    expect(mailing.sending).to.equal('DONE');
    expect(came.filter((to) => to === slow)).to.have.length(3);
    expect(new Set(came)).to.have.property('size', 100);
    const { state, attempts } = await rowOf(mailing, slow);
    expect([state, attempts]).to.deep.equal(['FAILED', 3]);
  });

  it('a letter whose node died during its last try is not tried again', async () => {
    const { mailing, slow } = await begun('Обрыв');
    isHanging = () => false;
    await api.sequelize.query(
      `update mailing_recipients set state = 'SENDING', attempts = 3, next_at = null, lease = gen_random_uuid(), leased_until = now()
       where mailing_id = $1 and email = $2`,
      { bind: [mailing.id, slow] },
    );
    came.length = 0;
    expect((await turn(mailing)).sending).to.equal('RUNNING');
    await settleInterrupted(3);
    expect((await turn(mailing)).sending).to.equal('DONE');
    expect(came).to.have.length(99).and.not.include(slow);
    expect((await rowOf(mailing, slow)).state).to.equal('FAILED');
  });

  it('a letter is given up well before its lease ends', async () => {
    const { letterMs, leaseMs } = await usualPace();
    expect(leaseMs).to.be.at.least(2 * letterMs);
  });
});
