import { createHash } from 'node:crypto';
import { expect } from 'chai';
import Joi from 'joi';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { openAudience } from './audiences.ts';
import { endpoint } from './endpoint.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A notification as banks send it: signed over its raw body, answered by a bare word. */
const notice = endpoint({
  method: 'post',
  path: '/bank/notice',
  summary: 'Takes a notice',
  audience: openAudience,
  allow: 'anyone',
  keepsRaw: true,
  async handle({ raw = '', res }) {
    res.type('text/plain').send(digestOf(raw));
    return 'sent';
  },
});
const plain = endpoint({
  method: 'post',
  path: '/bank/plain',
  summary: 'Takes a body and does not keep how it was written',
  audience: openAudience,
  allow: 'anyone',
  body: Joi.object<{ a: number }>({ a: Joi.number() }),
  handle: async ({ raw, body }) => ({ message: { raw: raw ?? null, body } }),
});

describe('the text of a body', () => {
  let api: TestApi;
  let node: TestNode;

  before(async () => {
    api = await testApi();
    node = await api.node({ endpoints: [notice, plain] });
  });
  after(async () => {
    await node?.close();
    await api?.close();
  });

  const send = (path: string, raw: string) =>
    node.call('post', path, { raw, headers: { 'content-type': 'application/json' } });
  const written = '{ "PaymentId": 9007199254740993,\n  "Amount" : 1.0, "Имя": "Ёж" }';

  it('is kept to the byte where an endpoint asks for it, and answered by a bare word', async () => {
    const { status, headers, text } = await send('/bank/notice', written);
    expect([status, headers.get('content-type')]).to.deep.equal([200, 'text/plain; charset=utf-8']);
    expect(text).to.equal(digestOf(written));
    // The control: once read, the number is another, and so would be its signature.
    expect(digestOf(JSON.stringify(JSON.parse(written)))).to.not.equal(text);
  });

  it('is empty where nothing was sent, and kept by no other endpoint', async () => {
    expect((await send('/bank/notice', '')).text).to.equal(digestOf(''));
    const { body } = await send('/bank/plain', '{"a":1}');
    expect(body.message).to.deep.equal({ raw: null, body: { a: 1 } });
  });

  it('is refused as any other where it is no JSON, too long or too deep', async () => {
    for (const [text, status] of [
      ['{"', 400],
      [`{"a":"${'x'.repeat(210_000)}"}`, 413],
      ['['.repeat(20) + ']'.repeat(20), 400],
    ] as const)
      expect((await send('/bank/notice', text)).status).to.equal(status);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
