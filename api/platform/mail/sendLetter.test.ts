import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Letter, MailSuppression } from '@odonta/db/models';
import { buildMailSuppression } from '@odonta/db/testing/mailingFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../testing/eventually.ts';
import { qrCodeInPng } from '../documents/testing/reading.ts';
import { textAsShown } from './secrets.ts';
import { letterSender } from './sendLetter.ts';

describe('the sender of letters', () => {
  let world: TestWorld;
  let server: SMTPServer;
  let connections = 0;
  /** The last letter, as a mail server gets it. */
  let received = '';

  before(async () => {
    world = await testWorld();
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onRcptTo({ address }, _session, done) {
        const [said] = Object.entries(refusals).flatMap(([name, words]) =>
          address.startsWith(name) ? [words] : [],
        );
        done(said ? Object.assign(new Error(said), { responseCode: 550 }) : null);
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk) => chunks.push(chunk))
          .on('end', () => {
            received = Buffer.concat(chunks).toString();
            done();
          });
      },
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

  it('a letter with a QR code carries its picture, which a camera reads, and shows nothing of the place in its text', async () => {
    const { port } = server.server.address() as AddressInfo;
    const { work, close } = letterSender(`smtp://127.0.0.1:${port}`, 'test@test.local');
    const secret = '0b9e8e0a-6a1f-4f0e-9d43-1a2b3c4d5e6f';
    const text = 'Здравствуйте <b>!\n\n{qr}\n\nБилет: https://odonta.example/t/{secret}';
    const letter = await Letter.create({
      kind: 'ticket',
      to: 'qr@test.local',
      subject: 'Билет',
      text,
      secret,
    });
    await work({ id: Number(letter.id) });
    close?.();
    const parts = received.split(/^--.*$/m);
    const partOf = (type: string) => {
      const part = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      return head.includes('quoted-printable') ? fromQuotedPrintable(text) : Buffer.from(text, 'base64');
    };
    expect(qrCodeInPng(partOf('image/png'))).to.equal(secret);
    const html = partOf('text/html').toString();
    expect(html).to.include('<img src="cid:qr-code"').and.include('&lt;b&gt;');
    expect(html).to.include(`<a href="https://odonta.example/t/${secret}">Билет</a>`);
    expect(partOf('text/plain').toString()).to.equal(
      `Здравствуйте <b>!\n\nБилет: https://odonta.example/t/${secret}`,
    );
    await letter.reload();
    expect([letter.secret, textAsShown(letter)]).to.deep.equal([
      null,
      'Здравствуйте <b>!\n\n[QR-код]\n\nБилет: https://odonta.example/t/••••••',
    ]);
  });

  it('a letter that can be ended says so to mail clients, another does not', async () => {
    const { port } = server.server.address() as AddressInfo;
    const { work, close } = letterSender(`smtp://127.0.0.1:${port}`, 'test@test.local');
    const written = {
      kind: 'new_courses',
      to: 'ended@test.local',
      subject: 'Курсы',
      text: '{secret}',
      secret: 'abcd',
    };
    for (const unsubscribe_path of ['/api/follows/{secret}', null]) {
      const { id } = await Letter.create({ ...written, unsubscribe_path });
      await work({ id: Number(id) });
      const headers = [
        'List-Unsubscribe: <\\S*/api/follows/abcd>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ];
      for (const header of headers)
        expect(new RegExp(header).test(received), header).to.equal(unsubscribe_path !== null);
    }
    close();
  });

  it('a letter about an order keeps mailings from an address without a mailbox, and from no other', async () => {
    const { port } = server.server.address() as AddressInfo;
    const { work, close } = letterSender(`smtp://127.0.0.1:${port}`, 'test@test.local');
    await buildMailSuppression({ email: 'gone-again@test.local', reason: 'HARD_BOUNCE', status: 'LIFTED' });
    for (const name of ['gone', 'gone-again', 'listed', 'bare']) {
      const letter = { kind: 'order_paid', to: `${name}@test.local`, subject: 'Заказ', text: 'Оплачен' };
      const { id } = await Letter.create(letter);
      expect(await work({ id: Number(id) }).catch(() => 'refused'), name).to.equal('refused');
    }
    close();
    const kept = await MailSuppression.findAll({ where: { reason: 'HARD_BOUNCE' }, order: ['email'] });
    expect(kept.map(({ email, status }) => [email, status])).to.deep.equal([
      ['gone-again@test.local', 'SUPPRESSED'],
      ['gone@test.local', 'SUPPRESSED'],
    ]);
  });
});

/** By the beginning of an address. */
const refusals = { gone: '5.1.1 No such user', listed: '5.7.1 Blocked by a list', bare: 'Rejected' };

const fromQuotedPrintable = (body: string) =>
  Buffer.from(
    body
      .trimEnd()
      .replaceAll('=\r\n', '')
      .replaceAll('\r\n', '\n')
      .replace(/=([\dA-F]{2})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
