import { expect } from 'chai';
import { newWebhookSecret, signedHeaders } from './signing.ts';
import { verifyWebhook } from './testing/verifyWebhook.ts';

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('the signature of a webhook', () => {
  const secret = newWebhookSecret();
  const now = Date.now();
  const at = Math.floor(now / 1000);
  const message = (number: number, moment = at) => {
    const body = JSON.stringify({ event: 'order.paid', data: { number } });
    const signed = { event: 'order.paid', key: `delivery-${number}`, body, at: moment };
    return { body, headers: lower(signedHeaders(secret, signed)) };
  };
  const numbers = Array.from({ length: 100 }, (_, number) => number);

  it('is accepted by the example of a receiver, once', () => {
    const seen = new Set<string>();
    const taken = numbers.map((number) => {
      const { headers, body } = message(number);
      return [1, 2].map(() => verifyWebhook(headers, body, secret, seen, now));
    });
    expect(taken).to.deep.equal(numbers.map(() => ['taken', 'repeated']));
  });

  it('is the HMAC of the moment, a dot and the body', () => {
    const signed = { event: 'order.paid', key: 'x', body: '{"test": 2432232314}', at: 1_614_265_330 };
    expect(signedHeaders('secret', signed)).to.include({
      'X-Event': 'order.paid',
      'X-Delivery': 'x',
      'X-Timestamp': '1614265330',
      'X-Signature': 'sha256=d0c5e92cbfd6a4ad865333d1e79ed52ba82849d84281eff5e3c3233e92439630',
    });
  });

  it('of forged messages is refused, 100 of 100', () => {
    const forge = (number: number) => {
      const { headers, body } = message(number);
      const kinds = [
        () => verifyWebhook(headers, body.replace(/\d+/, '999'), secret, new Set(), now),
        () => verifyWebhook(headers, body, newWebhookSecret(), new Set(), now),
        () => verifyWebhook({ ...headers, 'x-timestamp': String(at + 1) }, body, secret, new Set(), now),
        () => verifyWebhook({ ...headers, 'x-signature': 'sha256=00' }, body, secret, new Set(), now),
        () => verifyWebhook({ 'x-timestamp': String(at) }, body, secret, new Set(), now),
      ];
      return kinds[number % kinds.length]?.();
    };
    expect(numbers.map(forge)).to.deep.equal(numbers.map(() => 'forged'));
  });

  it('of stale messages is refused, 100 of 100', () => {
    const verdicts = numbers.map((number) => {
      const { headers, body } = message(
        number,
        at + (number % 2 ? 301 : -301) - (number % 2 ? -number : number),
      );
      return verifyWebhook(headers, body, secret, new Set(), now);
    });
    expect(verdicts).to.deep.equal(numbers.map(() => 'stale'));
  });
});
