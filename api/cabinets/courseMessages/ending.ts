import type { CenterLetters } from '@odonta/api/contract';
import { CenterMail } from '@odonta/db/models';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { pressedByMailClient } from '../../platform/http/pressedByMailClient.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';

const missing = 'Такой ссылки нет. Откройте её из письма ещё раз';
const path = '/centers/letters/:token';
const base = {
  path,
  audience: buyerAudience,
  allow: 'anyone',
  limit: { name: 'center_letters', points: 60, seconds: 3600, by: byAddress },
} as const;

const readLetters = endpoint({
  ...base,
  method: 'get',
  summary: 'Whether letters of a centre about its courses come, by the link in them',
  handle: async ({ params }) => {
    const where = { token: secretOf(params, missing) };
    const mail = await CenterMail.findOne({ where, include: ['center'] });
    if (!mail) throw notFound(missing);
    const message: CenterLetters = { center: mail.center.name, is_ended: mail.refused_at !== null };
    return { message };
  },
});

const endLetters = endpoint({
  ...base,
  method: 'delete',
  summary:
    'Get no more letters of a centre about its courses, by the link in them; the same again changes nothing',
  body: Joi.object({}),
  handle: ({ params }) => end(params),
});

const endLettersAtOnce = endpoint({
  ...base,
  ...pressedByMailClient,
  handle: ({ params }) => end(params),
});

async function end(params: Record<string, string>) {
  const where = { token: secretOf(params, missing), refused_at: null };
  await CenterMail.update({ refused_at: new Date() }, { where });
  return { message: null };
}

export const centerLetterEndpoints = [readLetters, endLetters, endLettersAtOnce];
