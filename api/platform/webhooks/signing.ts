import { createHmac, randomBytes } from 'node:crypto';

/** Shown to the owner once. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

export interface Signed {
  event: string;
  key: string;
  body: string;
  /** Unix seconds of the try: an old message cannot be sent again by a stranger. */
  at: number;
}

export const signedHeaders = (secret: string, { event, key, body, at }: Signed): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'User-Agent': 'Odonta-Webhooks/1',
  'X-Event': event,
  'X-Delivery': key,
  'X-Timestamp': String(at),
  'X-Signature': `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
});
