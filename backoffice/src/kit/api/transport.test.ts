import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createReauthenticationPrompt } from '../session/reauthenticationPrompt.ts';
import type { Failure } from './failure.ts';
import { createTransport } from './transport.ts';

describe('a call that wants a fresh proof', () => {
  let server: Server;
  let url: string;
  let isProved: boolean;
  let bodies: string[];

  before((done) => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(isProved ? 200 : 403, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify(isProved ? { message: { id: 1 } } : { message: 'Нет', code: 'PROOF_REQUIRED' }),
        );
      });
    }).listen(0, '127.0.0.1', () => {
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    isProved = false;
    bodies = [];
  });

  const write = { method: 'POST', body: '{"role":"ADMIN"}' };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: Failure) => error.body.code,
    );

  it('is made once more with the same body, when the person has shown who he is', async () => {
    const prove = async () => {
      isProved = true;
      return true;
    };
    expect((await createTransport(() => 'token', prove).json(url, write)).json).to.deep.equal({ id: 1 });
    expect(bodies).to.deep.equal([write.body, write.body]);
  });

  it('is refused when he has not, and asked for once where the server still wants it', async () => {
    expect(await codeOf(createTransport(() => 'token').json(url, write))).to.equal('PROOF_REQUIRED');
    expect(bodies).to.have.length(1);
    const vain = createTransport(
      () => 'token',
      async () => true,
    );
    expect(await codeOf(vain.json(url, write))).to.equal('PROOF_REQUIRED');
    expect(bodies).to.have.length(3);
  });

  it('puts one question for all calls that wait', async () => {
    const prompt = createReauthenticationPrompt();
    let questions = 0;
    prompt.answerBy((answer) => {
      questions += 1;
      setTimeout(() => {
        isProved = true;
        answer(true);
      }, 20);
    });
    const transport = createTransport(() => 'token', prompt.ask);
    await Promise.all([transport.json(url, write), transport.json(url, write), transport.json(url)]);
    expect(questions).to.equal(1);
  });
});
