import { type ViewStep, viewSteps, viewsAtOnce } from '@odonta/db/vocabulary/catalog/views.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { isLookedAt } from '../../platform/http/bots.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { countingBeacons } from '../../platform/limits/countingBeacons.ts';
import { currentCards } from '../search/columns/currentCards.ts';
import { noteViews } from './tallies.ts';
import { firstSeen } from './viewers.ts';

/** A mobile operator has many subscribers behind one address; each counts little, see `firstSeen`. */
const countBeacon = countingBeacons('viewSenders', 3000);

export const countViews = endpoint({
  method: 'post',
  path: '/prods/views',
  summary: 'Count courses as shown or opened, or their forms, without the visitor',
  audience: openAudience,
  allow: 'anyone',
  size: { bytes: 2048, values: 2 * viewsAtOnce },
  body: Joi.object<{ step: ViewStep; ids: number[] }>({
    step: Joi.string()
      .valid(...viewSteps)
      .required(),
    ids: Joi.array().items(id).min(1).max(viewsAtOnce).required(),
  }),
  handle: async ({ body: { step, ids }, origin, req }) => {
    countBeacon(origin.ip);
    if (isLookedAt(req.headers, origin.user_agent)) {
      const cards = await currentCards();
      const known = ids.filter((each) => cards.rowOf(each) !== undefined);
      noteViews(step, firstSeen(origin.ip, step, known));
    }
    return { message: null };
  },
});
