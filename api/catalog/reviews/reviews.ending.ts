import type { ReviewLetters } from '@odonta/api/contract';
import { ReviewMail } from '@odonta/db/models';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { pressedByMailClient } from '../../platform/http/pressedByMailClient.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';

const missing = 'Такой ссылки нет. Откройте её из письма ещё раз';
const path = '/reviews/letters/:token';
const base = {
  path,
  audience: buyerAudience,
  allow: 'anyone',
  limit: { name: 'review_letters', points: 60, seconds: 3600, by: byAddress },
} as const;

const readLetters = endpoint({
  ...base,
  method: 'get',
  summary: 'Whether letters about reviews come, by the link in them',
  handle: async ({ params }) => {
    const mail = await ReviewMail.findOne({ where: { token: secretOf(params, missing) } });
    if (!mail) throw notFound(missing);
    return { message: { is_ended: mail.refused_at !== null } satisfies ReviewLetters };
  },
});

const endLetters = endpoint({
  ...base,
  method: 'delete',
  summary: 'Get no more letters about reviews, by the link in them; the same again changes nothing',
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
  await ReviewMail.update({ refused_at: new Date() }, { where });
  return { message: null };
}

export const reviewLetterEndpoints = [readLetters, endLetters, endLettersAtOnce];
