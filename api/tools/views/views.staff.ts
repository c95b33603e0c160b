import { staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { flag, line } from '../../platform/http/validation.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { viewQuery } from './viewQueries.ts';
import { changeView, createView, type NewView, removeView, type ViewChange, viewsFor } from './views.ts';

const roles = Joi.array()
  .items(Joi.string().valid(...staffRoleNames))
  .max(staffRoleNames.length)
  .unique();

const newView = Joi.object<NewView>({
  resource: Joi.string().max(60).required(),
  name: line(80).required(),
  query: viewQuery.required(),
  roles: roles.default([]),
  is_default: flag.default(false),
});

const viewChange = Joi.object<ViewChange>({
  name: line(80),
  query: viewQuery,
  roles,
  is_default: flag,
});

/** Saved views of lists: each user manages his own and sees those shared with his roles. */
export const viewEndpoints = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/adm/views',
    summary: 'Views of the lists I may see: my own, and those shared with my roles',
    audience: staffAudience,
    allow: 'any staff',
    handle: async ({ actor }) => ({ message: await viewsFor({ actor, resources }) }),
  }),
  endpoint({
    method: 'post',
    path: '/adm/views',
    summary: 'Save the present view of a list under a name',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'allowed',
    body: newView,
    handle: async ({ actor, body, origin }) => ({
      status: 201,
      message: await createView({ actor, origin, resources }, body),
    }),
  }),
  endpoint({
    method: 'put',
    path: '/adm/views/:id',
    summary: 'Rename a view of mine, share it, or save the present one',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'allowed',
    body: viewChange,
    handle: async ({ actor, body, params, origin, req }) => ({
      message: await changeView({ actor, origin, resources }, Number(params.id), body, req.get('if-match')),
    }),
  }),
  endpoint({
    method: 'delete',
    path: '/adm/views/:id',
    summary: 'Delete a view of mine',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'allowed',
    handle: async ({ actor, params, origin }) => ({
      message: await removeView({ actor, origin, resources }, Number(params.id)),
    }),
  }),
];
