import { clientTargetLength, trackingParameters } from '@odonta/db/vocabulary/platform/clientTarget.ts';
import Joi from 'joi';
import { line } from '../http/validation.ts';

export const consent = Joi.object({
  text_version: line(50).min(1).required(),
  policy_version: line(50).allow(''),
  page_url: line(500).allow(''),
});

const marks = Joi.object(
  Object.fromEntries(trackingParameters.map((parameter) => [parameter, line(clientTargetLength).allow('')])),
).default({});
/** The advertising marks of a visit, for every form. */
export const clientTargets = { client_target: marks, client_target_first: marks };
