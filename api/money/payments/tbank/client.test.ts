import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { cards } from '../../../testing/cards.ts';
import { type Acquirer, BankAway, BankRefused, type NewPayment } from '../acquirer.ts';
import { type BankSandbox, startBankSandbox } from '../sandbox/bank.ts';
import { quietNotifications } from '../sandbox/notices.ts';
import { tbank } from './client.ts';
import { isSignedBy, type TbankMessage } from './token.ts';
import { transportTo } from './transport.ts';

const terminal = { key: 'TestDEMO', password: 'пароль$1' };
const receipts = { taxation: 'usn_income', ffd: '1.2', agentSign: 'another' } as const;

describe('the client of T-Bank, at the sandbox', () => {
  let bank: BankSandbox;
  let site: { url: string; heard: TbankMessage[]; answers: string[]; stop(): void };
  let client: Acquirer;

  before(async () => {
    site = await startSite(() => bank);
    bank = await startBankSandbox(terminal, () => site.url);
    client = tbank({ ...terminal, receipts }, transportTo({ url: bank.url, timeoutMs: 500 }));
  });
  beforeEach(() => {
    site.heard.length = 0;
    site.answers.length = 0;
    bank.set({ faults: {}, notices: quietNotifications, refusesRepeats: false });
  });
  after(async () => {
    await bank?.stop();
    site?.stop();
  });

  const asked = (more: Partial<NewPayment> = {}): NewPayment => ({
    attempt: crypto.randomUUID(),
    sum: 1_890_000,
    description: 'Курс «Имплантация»',
    isTwoStage: false,
    returnUrl: `${site.url}/back`,
    notificationUrl: `${site.url}/notice`,
    until: Math.floor(Date.now() / 1000) + 1200,
    contact: { email: 'buyer@test.local', phone: '+79120000001' },
    receipt: receiptOver(1_890_000),
    ...more,
  });
  const pay = async (url: string, pan: string) => post(url, { pan, expires: '12/30', code: '123' });

  it('takes a payment of one stage, and the notices are signed', async () => {
    const payment = await client.init(asked());
    expect(payment).to.include({ status: 'NEW', sum: 1_890_000 });
    expect(await (await fetch(payment.url)).text()).to.include('18 900 ₽'.replaceAll(' ', '\u00a0'));
    const paid = await pay(payment.url, cards.good);
    expect([paid.status, paid.headers.get('location')]).to.deep.equal([303, `${site.url}/back`]);
    expect(await client.state(payment.paymentId)).to.include({ status: 'CONFIRMED' });
    expect(site.heard.map(({ Status }) => Status)).to.deep.equal(['AUTHORIZED', 'CONFIRMED']);
    for (const notice of site.heard) expect(isSignedBy(notice, terminal.password)).to.equal(true);
    expect(bank.account.find(payment.paymentId)?.statuses).to.deep.equal([
      'NEW',
      'FORM_SHOWED',
      'AUTHORIZING',
      '3DS_CHECKED',
      'AUTHORIZED',
      'CONFIRMING',
      'CONFIRMED',
    ]);
  });

  it('holds a payment of two stages, takes a part of it and gives it back in parts', async () => {
    const payment = await client.init(asked({ isTwoStage: true }));
    await pay(payment.url, '2200770239097761');
    expect(await client.state(payment.paymentId)).to.include({ status: 'AUTHORIZED' });
    const taken = await client.confirm(payment.paymentId, 1_000_000, receiptOver(1_000_000));
    expect(taken).to.include({ status: 'CONFIRMED', sum: 1_000_000 });
    const part = { request: crypto.randomUUID(), sum: 400_000, receipt: receiptOver(400_000) };
    const once = await client.cancel(payment.paymentId, part);
    expect(once).to.include({ status: 'PARTIAL_REFUNDED', before: 1_000_000, after: 600_000 });
    expect(await client.cancel(payment.paymentId, part), 'the same request').to.deep.equal(once);
    const rest = await client.cancel(payment.paymentId, { request: crypto.randomUUID() });
    expect(rest).to.include({ status: 'REFUNDED', after: 0 });
  });

  it('lets go what was held, and what nobody paid', async () => {
    const locked = await client.init(asked({ isTwoStage: true }));
    await pay(locked.url, cards.good);
    expect(await client.cancel(locked.paymentId, { request: 'a' })).to.include({ status: 'REVERSED' });
    const unpaid = await client.init(asked());
    expect(await client.cancel(unpaid.paymentId, { request: 'b' })).to.include({ status: 'CANCELED' });
    expect((await fetch(unpaid.url)).status).to.equal(410);
  });

  it('is refused by cards that are to be refused, and asked for a password by one', async () => {
    for (const [pan, status] of [
      ['2201382000000021', 'REJECTED'],
      ['2201382000000831', 'REJECTED'],
      ['2201382000000005', 'AUTH_FAIL'],
    ] as const) {
      const { url, paymentId } = await client.init(asked());
      await pay(url, pan);
      expect(await client.state(paymentId), pan).to.include({ status });
    }
    const { url, paymentId } = await client.init(asked());
    await pay(url, '2201382000000047');
    expect(await (await fetch(url)).text()).to.include('Пароль из сообщения банка');
    await post(url, { password: '1qwezxc' });
    expect(await client.state(paymentId)).to.include({ status: 'CONFIRMED' });
    const wrong = await client.init(asked());
    await pay(wrong.url, '2201382000000047');
    await post(wrong.url, { password: 'нет' });
    expect(await client.state(wrong.paymentId)).to.include({ status: 'AUTH_FAIL' });
  });

  it('finds after a call without an answer what the bank made of it', async () => {
    for (const fault of [{ hangs: true }, { delayMs: 800 }] as const) {
      bank.set({ faults: { Init: fault } });
      const payment = asked();
      expect(await failure(client.init(payment))).to.be.instanceOf(BankAway);
      const [found] = await client.byAttempt(payment.attempt);
      expect(found).to.include({ attempt: payment.attempt, status: 'NEW', sum: payment.sum });
    }
    for (const fault of [{ breaks: true }, { status: 500 }] as const) {
      bank.set({ faults: { Init: fault } });
      const payment = asked();
      expect(await failure(client.init(payment))).to.be.instanceOf(BankAway);
      expect(await failure(client.byAttempt(payment.attempt))).to.include({ code: '255' });
    }
  });

  it('is told the code of each refusal', async () => {
    const { paymentId } = await client.init(asked());
    const refusals: [string, Promise<unknown>][] = [
      ['325', client.state('1')],
      ['8', client.confirm(paymentId, 100)],
      ['251', client.init(asked({ sum: 99 }))],
      ['334', client.init(asked({ receipt: receiptOver(1) }))],
      ['212', client.init(asked({ attempt: 'x'.repeat(37) }))],
      ['8', client.closeReceipt(paymentId, receiptOver(100))],
    ];
    for (const [code, call] of refusals) expect(await failure(call), code).to.include({ code });
    const stranger = tbank({ ...terminal, password: 'другой', receipts }, transportTo({ url: bank.url }));
    expect(await failure(stranger.state(paymentId)))
      .to.be.instanceOf(BankRefused)
      .and.include({ code: '204' });
    bank.set({ refusesRepeats: true });
    const twice = asked();
    await client.init(twice);
    expect(await failure(client.init(twice))).to.include({ code: '20' });
  });

  it('hears notices several times, late, turned round, again after a wrong answer, or not at all', async () => {
    bank.set({ notices: { copies: 3, turnedRound: 2 } });
    await pay((await client.init(asked())).url, cards.good);
    expect(site.heard.map(({ Status }) => Status)).to.deep.equal([
      ...Array(3).fill('CONFIRMED'),
      ...Array(3).fill('AUTHORIZED'),
    ]);
    site.heard.length = 0;
    bank.set({ notices: { ...quietNotifications, lost: 2 } });
    await pay((await client.init(asked())).url, cards.good);
    expect(site.heard).to.deep.equal([]);
    bank.set({ notices: { ...quietNotifications, retriesMs: [20, 20] } });
    site.answers.push('{"ok":true}', 'ok');
    await pay((await client.init(asked({ isTwoStage: true }))).url, cards.good);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(site.heard).to.have.length(3);
  });
});

const receiptOver = (sum: number): NewPayment['receipt'] => ({
  email: 'buyer@test.local',
  phone: null,
  lines: [
    {
      name: 'Участие в курсе',
      price: sum,
      quantity: 1,
      tax: 'none',
      method: 'full_prepayment',
      supplier: { name: 'ООО «Центр»', inn: '7725088527', phones: ['+79120000002'] },
    },
  ],
});

const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  );

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A shop: it serves the pages of the bank and receives its notifications. */
async function startSite(bank: () => BankSandbox) {
  const [heard, answers]: [TbankMessage[], string[]] = [[], []];
  const app = express().use((req, res, next) => bank().pages(req, res, next));
  app.post('/notice', express.json(), (req, res) => {
    heard.push(req.body as TbankMessage);
    res.send(answers.shift() ?? 'OK');
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, answers, stop };
}
