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
