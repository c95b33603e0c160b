import type { FollowedSearch } from '@odonta/api/contract';
import { SearchFollow } from '@odonta/db/models';
import { followInWords } from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import Joi from 'joi';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { pressedByMailClient } from '../../platform/http/pressedByMailClient.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';

const missing = 'Писем по этому поиску больше нет';
const path = '/follows/:token';

const readFollowed = endpoint({
  method: 'get',
  path,
  summary: 'A followed search, by the link of its letters',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => {
    const follow = await SearchFollow.findOne({ where: { token: secretOf(params, missing) } });
    if (!follow) throw notFound(missing);
    return { message: { label: followInWords(follow.filters) } satisfies FollowedSearch };
  },
});

const endFollowed = endpoint({
  method: 'delete',
  path,
  summary: 'Get no more letters of a search, by the link of its letters; the same again changes nothing',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  handle: ({ params }) => end(params),
});

const endFollowedAtOnce = endpoint({
  ...pressedByMailClient,
  path,
  audience: buyerAudience,
  allow: 'anyone',
  handle: ({ params }) => end(params),
});

async function end(params: Record<string, string>) {
  await SearchFollow.destroy({ where: { token: secretOf(params, missing) } });
  return { message: null };
}

export const openFollowEndpoints = [readFollowed, endFollowed, endFollowedAtOnce];
