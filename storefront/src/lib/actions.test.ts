import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'chai';
import { openPageOrigin } from '../../testing/pageOrigin.ts';
import { oneAction } from './actions.ts';
import { callAs, post } from './api.ts';

describe('an action that must be done once', () => {
  let origin: Awaited<ReturnType<typeof openPageOrigin>>;
  let keys: (string | string[] | undefined)[];

  before(async () => {
    origin = await openPageOrigin();
  });
  after(() => origin.close());
  beforeEach(() => {
    keys = [];
  });

  const answering = (...answers: ((res: ServerResponse, req: IncomingMessage) => unknown)[]) =>
    origin.answers((req, res) => {
      keys.push(req.headers['idempotency-key']);
      req.resume().on('end', () => answers[Math.min(keys.length, answers.length) - 1]?.(res, req));
    });
  const refuse = (status: number, code?: string) => (res: ServerResponse) => {
    res.statusCode = status;
    res.end(JSON.stringify({ message: 'Нет', code }));
  };
  const book = () =>
    oneAction((body: object, keyed) => post<{ id: number }>('/pay/createPayment', body, keyed));
  const done = (res: ServerResponse) => res.end(JSON.stringify({ message: { id: 7 } }));
  const lost = (res: ServerResponse) => res.destroy();

  it('keeps its key while nobody has answered, and takes another for the next', async () => {
    answering(lost, refuse(503), done);
    const send = book();
    for (const status of [0, 503])
      expect(await send({ prod_id: 1 }).catch((error) => error.status)).to.equal(status);
    expect(await send({ prod_id: 1 })).to.deep.equal({ id: 7 });
    await send({ prod_id: 1 });
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[0]).to.match(/^[\da-f]{32}$/);
    expect(keys[3]).to.not.equal(keys[0]);
  });

  it('is another when its words are, or when it was refused', async () => {
    answering(lost, refuse(422), done);
    const send = book();
    await send({ prod_id: 1 }).catch(() => undefined);
    await send({ prod_id: 2 }).catch(() => undefined);
    await send({ prod_id: 2 });
    expect(new Set(keys).size).to.equal(3);
  });

  it('waits for its twin, as when a hand presses twice', async () => {
    answering(refuse(409, 'IN_FLIGHT'), done);
    expect(await book()({ prod_id: 1 })).to.deep.equal({ id: 7 });
    expect([keys.length, keys[0] === keys[1]]).to.deep.equal([2, true]);
  });

  it('of somebody signed in may be a file, with his token and its key', async () => {
    const seen: (string | undefined)[] = [];
    answering((res, { headers, method }) => {
      seen.push(method, headers.authorization, headers['content-type']?.split(';')[0]);
      done(res);
    });
    const form = new FormData();
    form.set('file', new Blob(['%PDF-']), 'card.pdf');
    await callAs('t1', '/orders/x/student_document', 'POST', form, { key: 'k1' });
    expect([...seen, keys[0]]).to.deep.equal(['POST', 'Bearer t1', 'multipart/form-data', 'k1']);
  });
});
