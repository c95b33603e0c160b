import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Keys {
  id: string;
  secret: string;
}

/** The S3 error of a request whose AWS Signature Version 4 does not fit the keys; null where it fits. */
export function signatureError(request: IncomingMessage, { id, secret }: Keys): string | null {
  const sent =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!sent) return 'AccessDenied';
  const [, sentId, scope = '', signedHeaders = '', signature = ''] = sent;
  if (sentId !== id) return 'InvalidAccessKeyId';
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonicalOf(request, signedHeaders)),
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`);
  const expected = hmac(key, toSign).toString('hex');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? null : 'SignatureDoesNotMatch';
}

function canonicalOf({ method, url = '', headers }: IncomingMessage, signedHeaders: string): string {
  const [path, query = ''] = url.split('?');
  const parameters = query.split('&').filter((parameter) => parameter !== '');
  const named = parameters.map((one) => (one.includes('=') ? one : `${one}=`)).sort();
  const values = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = headers['x-amz-content-sha256'];
  return [method, path, named.join('&'), values.join(''), signedHeaders, payload].join('\n');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
