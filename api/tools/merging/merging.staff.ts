import Joi from 'joi';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id, line } from '../../platform/http/validation.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import { type MergeCall, merge, previewMerge } from './merge.ts';

const mergeBody = Joi.object({ from_id: id.required(), reason: line(500).min(3) });

/** For each resource whose duplicates are merged: the preview and the merge. */
export function mergeEndpoints(resources: readonly AnyResource[], unitOfWork: UnitOfWork): AnyEndpoint[] {
  return resources.flatMap((resource) => {
    const { name, audience, aliases = [], merges: merging } = resource;
    if (!merging) return [];
    const merger = { resource, merging, resources, unitOfWork };
    const offer = (tail: string, summary: string, message: (call: MergeCall) => Promise<unknown>) =>
      endpoint({
        method: 'post',
        path: `/adm/${name}/:id/merge${tail}`,
        aliases: aliases.map((alias) => `${alias}/:id/merge${tail}`),
        summary: `${summary} a duplicate with one of ${name}`,
        audience,
        allow: merging.allow,
        body: mergeBody,
        handle: async (call) => ({ message: await message(call as MergeCall) }),
      });
    return [
      offer('', 'Merge', (call) => merge(merger, call)),
      offer('/preview', 'Show what would come of merging', (call) => previewMerge(merger, call)),
    ];
  });
}
