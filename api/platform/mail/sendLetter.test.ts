import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Letter } from '@odonta/db/models';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../testing/eventually.ts';
import { letterSender } from './sendLetter.ts';

describe('the sender of letters', () => {
  let world: TestWorld;
  let server: SMTPServer;
  let connections = 0;

  before(async () => {
    world = await testWorld();
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onData: (stream, _session, done) => stream.on('end', () => done()).resume(),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  after(async () => {
    await world?.close();
    await new Promise<void>((closed) => server.close(() => closed()));
  });

  it('letters sent at once are read by one statement, and each is noted once as sent', async () => {
    const { port } = server.server.address() as AddressInfo;
    const { work, close } = letterSender(`smtp://127.0.0.1:${port}`, 'test@test.local');
    const letters = await Letter.bulkCreate(
      Array.from({ length: 8 }, (_, index) => ({
        ...{ kind: 'answer', subject: 'Ответ', text: 'Здравствуйте {secret}', secret: 'тайна' },
        to: `together${index}@test.local`,
      })),
    );
    const ids = letters.map(({ id }) => id);
    let readings = 0;
    Letter.addHook('beforeFind', 'counting', () => {
      readings += 1;
    });
    await Promise.all(ids.map((id) => work({ id: Number(id) })));
    Letter.removeHook('beforeFind', 'counting');
    close?.();
    expect(readings).to.equal(1);
    const kept = await Letter.findAll({ where: { id: ids } });
    expect(kept.map(({ status, attempts, secret }) => [status, attempts, secret])).to.deep.equal(
      ids.map(() => ['SENT', 1, null]),
    );
    await Letter.destroy({ where: { id: ids } });
    connections = 0;
  });

  it('letters share a connection, which its end closes', async () => {
    const { port } = server.server.address() as AddressInfo;
    const { work, close } = letterSender(`smtp://127.0.0.1:${port}`, 'test@test.local');
    for (const to of ['one', 'two', 'three']) {
      const letter = { kind: 'answer', to: `${to}@test.local`, subject: 'Ответ', text: 'Здравствуйте' };
      await work({ id: Number((await Letter.create(letter)).id) });
    }
    expect([await Letter.count({ where: { status: 'SENT' } }), connections]).to.deep.equal([3, 1]);
    close?.();
    await eventually(async () => expect(server.connections.size).to.equal(0));
  });
});
