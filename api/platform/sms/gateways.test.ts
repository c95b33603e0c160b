import { expect } from 'chai';
import { SmsRefused } from './port.ts';
import { SmsGatewayUnavailable } from './post.ts';
import { type Heard, type SmsSandbox, startSmsSandbox } from './sandbox.ts';
import { smscGateway, smscRefusals } from './smsc.ts';
import { smsRuGateway, smsRuRefusals } from './smsRu.ts';

const to = '+79161234567';
const text = 'Код для входа: 481516';
const numberFor = (code: number) => `+79000000${String(code).padStart(3, '0')}`;
const codesOf = (refusals: object) => Object.keys(refusals).map(Number);

describe('the gateways of text messages, over HTTP', () => {
  let sandbox: SmsSandbox;
  const heard: Heard[] = [];

  before(async () => {
    sandbox = await startSmsSandbox((sms) => heard.push(sms));
  });
  beforeEach(() => heard.splice(0));
  after(() => sandbox?.stop());

  const smsc = (urls = [sandbox.url]) =>
    smscGateway({ urls, login: 'odonta', psw: 'parole', sender: 'Odonta' });
  const smsRu = (api_id = 'key') => smsRuGateway({ url: sandbox.url, api_id, from: 'Odonta' });
  const failureOf = (sending: Promise<void>) =>
    sending.then(
      () => expect.fail('it was taken'),
      (error: unknown) => error,
    );

  it('a message is sent as SMSC asks for it', async () => {
    await smsc().send({ to, text });
    expect(heard.map(({ fields }) => fields)).to.deep.equal([
      {
        ...{ login: 'odonta', psw: 'parole', sender: 'Odonta', charset: 'utf-8', fmt: '3' },
        ...{ phones: '79161234567', mes: text },
      },
    ]);
  });

  it('a message is sent as SMS.RU asks for it', async () => {
    await smsRu().send({ to, text });
    expect(heard.map(({ fields }) => fields)).to.deep.equal([
      { api_id: 'key', from: 'Odonta', json: '1', to: '79161234567', msg: text },
    ]);
  });

  it('every refusal code of SMSC is known', async () => {
    expect(codesOf(smscRefusals)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const code of codesOf(smscRefusals)) {
      const failure = await failureOf(smsc().send({ to: numberFor(code), text }));
      expect(failure).to.be.instanceOf(SmsRefused).and.include({ code, isFinal: smscRefusals[code]?.[1] });
    }
    expect(heard).to.deep.equal([]);
  });

  it('every refusal code of SMS.RU is known, of the request and of the number', async () => {
    const codes = codesOf(smsRuRefusals);
    expect(codes).to.include.members([200, 201, 202, 206, 207, 209, 220, 230, 231, 232, 233, 300, 305, 500]);
    for (const code of codes) {
      const failure = await failureOf(smsRu().send({ to: numberFor(code), text }));
      expect(failure).to.be.instanceOf(SmsRefused).and.include({ code, isFinal: smsRuRefusals[code]?.[1] });
    }
    expect(heard).to.deep.equal([]);
  });

  it('SMS.RU succeeds only when the number is accepted too: its first level says OK of a refused one', async () => {
    const body = new URLSearchParams({ api_id: 'key', json: '1', msg: text, to: numberFor(202).slice(1) });
    const answer = await fetch(`${sandbox.url}/sms/send`, { method: 'POST', body });
    const said = (await answer.json()) as { status: string; status_code: number };
    expect([said.status, said.status_code], 'what a careless client would look at').to.deep.equal([
      'OK',
      100,
    ]);
    expect(await failureOf(smsRu().send({ to: numberFor(202), text }))).to.include({ code: 202 });
    expect(await failureOf(smsRu().send({ to: numberFor(903), text }))).to.be.instanceOf(
      SmsGatewayUnavailable,
    );
  });

  it('a broken connection, a failure and an HTML page count as an unavailable service', async () => {
    for (const gateway of [smsc(), smsRu()])
      for (const code of [900, 901, 902])
        expect(await failureOf(gateway.send({ to: numberFor(code), text }))).to.be.instanceOf(
          SmsGatewayUnavailable,
        );
  });

  it('the reserve of SMSC is used when the first host is away, and not after a refusal', async () => {
    const nobody = 'http://127.0.0.1:9';
    await smsc([nobody, sandbox.url]).send({ to, text });
    expect(heard).to.have.length(1);
    const refused = await failureOf(smsc([sandbox.url, nobody]).send({ to: numberFor(3), text }));
    expect(refused).to.include({ code: 3 });
  });

  it('a gateway refuses to work without credentials, and never sends by GET', async () => {
    expect(await failureOf(smsRu('').send({ to, text }))).to.include({ code: 200 });
    const psw = '';
    const careless = smscGateway({ urls: [sandbox.url], login: 'odonta', psw });
    expect(await failureOf(careless.send({ to, text }))).to.include({ code: 2 });
    const answer = await fetch(`${sandbox.url}/sms/send?api_id=key&json=1&to=79161234567&msg=1`);
    expect(((await answer.json()) as { status_code: number }).status_code).to.equal(210);
  });

  it('errors reveal neither the text nor the credentials', async () => {
    for (const gateway of [smsc(), smsRu()])
      for (const code of [3, 202, 900, 901, 902, 903]) {
        const failure = await gateway.send({ to: numberFor(code), text }).catch((error: unknown) => error);
        expect(String(failure)).to.not.match(/481516|parole|key=|7900000/);
      }
  });
});
