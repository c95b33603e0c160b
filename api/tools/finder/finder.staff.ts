import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { findEverywhere } from './find.ts';

export const findAnything = (resources: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: '/adm/search',
    summary:
      'Records of every resource by number, phone, e-mail, tax number or words: what the person may list',
    audience: staffAudience,
    allow: 'any staff',
    query: Joi.object<{ q: string }>({ q: Joi.string().trim().max(200).required() }),
    handle: async ({ actor, query }) => ({ message: await findEverywhere(resources, actor, query.q) }),
  });
