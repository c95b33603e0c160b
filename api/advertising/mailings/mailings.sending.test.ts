import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MailingRecipient } from '@odonta/db/models';
import { buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { startMailSandbox } from '../../platform/mail/sandbox.ts';
import { siteUrl } from '../../platform/mail/siteLinks.ts';
import { answerPorts } from '../../platform/ports.ts';
import { beginDue } from './beginning.ts';
import { carrierTo, sendTurn } from './sending.ts';
import { hurried, testKey } from './testing/hurried.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';
import { mailingKey } from './tokens.ts';

describe('a mailing to 5,000 people with a slow mail server and a dying node', function () {
  this.timeout(180_000);
  const people = 5000;
  let world: TestWorld;
  let mail: Awaited<ReturnType<typeof startMailSandbox>>;
  /** By address: the numbers of the letters that came. */
  const came = new Map<string, string[]>();
  const tried = new Map<string, number>();

  before(async () => {
    world = await testWorld();
    mail = await startMailSandbox({
      // Every seventh address is deferred twice.
      refusal(address) {
        const times = (tried.get(address) ?? 0) + 1;
        tried.set(address, times);
        return Number(/-(\d+)@/.exec(address)?.[1]) % 7 === 0 && times <= 2 ? 454 : null;
      },
      onLetter({ to, source }) {
        const number = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '';
        came.set(to, [...(came.get(to) ?? []), number]);
      },
    });
  });
  after(async () => {
    await mail?.stop();
    await world?.close();
  });

  it('the mailing reaches everybody once: what a killed node has left is sent by another', async () => {
    const run = answerPorts(world.sequelize, [
      mailingKey.from(() => testKey),
      siteUrl.from(() => 'https://odonta.example'),
    ]);
    const readers = await buildReaders(people);
    const mailing = await run(() => buildTestedMailing());
    await run(() => Promise.all([beginDue(), beginDue()]));
    expect(await MailingRecipient.count({ where: { mailing_id: mailing.id } })).to.equal(people);

    const node: ChildProcess = fork(
      path.join(import.meta.dirname, 'testing/sendingNode.ts'),
      [world.url, mail.url, String(mailing.id)],
      { execArgv: ['--disable-warning=ExperimentalWarning'] },
    );
    const died = once(node, 'exit');
    while (came.size < people / 5) await pause(5);
    node.kill('SIGKILL');
    await died;
    const beforeDeath = came.size;
    expect(beforeDeath).to.be.lessThan(people / 2);
    expect((await mailing.reload()).sending, 'with letters that wait').to.equal('RUNNING');

    const carriers = [0, 1].map(() => carrierTo(mail.url, 'test@test.local'));
    while ((await mailing.reload()).sending === 'RUNNING') {
      await run(() => Promise.all(carriers.map((carrier) => sendTurn(mailing.id, carrier, hurried))));
      await pause(50);
    }
    for (const { transport } of carriers) transport.close();

    expect(mailing.sending).to.equal('DONE');
    expect(came.size).to.equal(people);
    const rows = await MailingRecipient.findAll({ where: { mailing_id: mailing.id } });
    expect(rows.every(({ state }) => state === 'SENT')).to.equal(true);
    const numbersOf = (email: string) => new Set(came.get(email) ?? []);
    expect(
      readers.every((email) => numbersOf(email).size === 1),
      'one letter each',
    ).to.equal(true);
    // Accepted by the mail server as the node died, and not noted: at most one a connection.
    const repeats = [...came.values()].filter((numbers) => numbers.length > 1).length;
    expect(repeats).to.be.at.most(4);
    const deferred = rows.filter(({ attempts }) => attempts > 1).length;
    expect(deferred).to.be.at.least(Math.floor(people / 7));
  });
});
