import { isDeepStrictEqual } from 'node:util';
import type { SearchFollowView } from '@odonta/api/contract';
import { Individual, SearchFollow } from '@odonta/db/models';
import {
  type FollowedFilters,
  followInWords,
  followsAtMost,
} from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { askedBy } from './newCourses.ts';

const readFollows = endpoint({
  method: 'get',
  path: '/individual/follows',
  summary: 'Searches whose new courses I get by e-mail',
  audience: individualAudience,
  allow: 'himself',
  handle: async ({ actor }) => ({ message: await followsOf(actor.id) }),
});

const follow = endpoint({
  method: 'post',
  path: '/individual/follows',
  summary: 'Get new courses of a search by e-mail once a week; the same again changes nothing',
  audience: individualAudience,
  allow: 'himself',
  body: Joi.object<{ filters: FollowedFilters }>({
    filters: Joi.object<FollowedFilters>({
      q: line(200),
      city: line(300),
      category: line(100),
      type: line(100),
    })
      .min(1)
      .custom((filters: FollowedFilters, helpers) =>
        askedBy(filters) === null ? helpers.error('any.invalid') : filters,
      )
      .required(),
  }),
  handle: async ({ actor, body }) => {
    if (actor.email === null || !actor.is_email_proved)
      throw conflict('Сначала подтвердите почту в разделе «Мои данные»: письма придут на неё');
    const message = await unitOfWork.transaction(async (transaction) => {
      await keep(actor.id, body.filters, transaction);
      return followsOf(actor.id, transaction);
    });
    return { message };
  },
});

const endFollow = endpoint({
  method: 'delete',
  path: '/individual/follows/:id',
  summary: 'Get no more letters of a search',
  audience: individualAudience,
  allow: 'himself',
  handle: async ({ actor, params }) => {
    const ended = await SearchFollow.destroy({ where: { id: numberIn(params.id), individual_id: actor.id } });
    if (ended === 0) throw notFound('Вы уже не следите за этим поиском');
    return { message: await followsOf(actor.id) };
  },
});

export const followEndpoints = [readFollows, follow, endFollow];

/** His browsers take turns, so that two of them cannot exceed the limit together. */
async function keep(
  individual_id: number,
  filters: FollowedFilters,
  transaction: Transaction,
): Promise<void> {
  await Individual.findByPk(individual_id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  const known = await SearchFollow.findAll({ where: { individual_id }, transaction });
  if (known.some((own) => isDeepStrictEqual(own.filters, filters))) return;
  if (known.length >= followsAtMost)
    throw conflict(`Следить можно за ${followsAtMost} поисками: откажитесь от одного из них`);
  await SearchFollow.create({ individual_id, filters }, { transaction });
}

async function followsOf(individual_id: number, transaction?: Transaction): Promise<SearchFollowView[]> {
  const follows = await SearchFollow.findAll({
    where: { individual_id },
    order: [['id', 'DESC']],
    transaction,
  });
  return follows.map(({ id, filters }) => ({ id, filters, label: followInWords(filters) }));
}
