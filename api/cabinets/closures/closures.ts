import type { Center } from '@odonta/db/models';
import {
  type Closure,
  closureAhead,
  noClosure,
  type SetClosure,
} from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureForm } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { dayInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { refuseUnfitClosure } from '../../catalog/centers/centers.closure.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { day, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type CenterContext, centerAction, nothing } from '../centerAction.ts';
import { notifyManagers } from '../onboarding/submitting.ts';

const dayOf = ({ required }: { required: string }) =>
  day.required().messages({ 'any.required': required, 'string.empty': required, 'string.base': required });

const closureBody = Joi.object<SetClosure>({
  closed_from: dayOf(closureForm.closed_from),
  closed_to: dayOf(closureForm.closed_to),
  closure_note: text(closureForm.closure_note),
});

const pause = centerAction(
  'put',
  '/closure',
  'centers.pause_sales',
  'Sell nothing of my centre on these days',
  closureBody,
  async (context) => {
    const { center, body, transaction } = context;
    if (center.status !== 'CONFIRMED')
      throw conflict('Продажи ещё не начались: приостановить их можно после проверки центра');
    const before = closureOf(center);
    // A pause of the past has no part in the new one.
    if (closureAhead(before, nowInSeconds()).closed_from === null) center.set(noClosure);
    center.set(body);
    refuseUnfitClosure(center);
    await save(before, context);
    const said = `Центр «${center.name}» приостановил продажи: с ${dayInWords(body.closed_from)} по ${dayInWords(body.closed_to)}`;
    await notifyManagers(center, { kind: 'center_closure', text: said }, transaction);
  },
);

const resume = centerAction(
  'delete',
  '/closure',
  'centers.pause_sales',
  'Sell courses of my centre again',
  nothing,
  async (context) => {
    const { center, transaction } = context;
    const before = closureOf(center);
    if (closureAhead(before, nowInSeconds()).closed_from === null) throw conflict('Продажи и так открыты');
    center.set(noClosure);
    await save(before, context);
    const said = `Центр «${center.name}» снова продаёт курсы`;
    await notifyManagers(center, { kind: 'center_closure', text: said }, transaction);
  },
);

export const closureEndpoints: AnyEndpoint[] = [pause, resume];

const closureOf = ({ closed_from, closed_to, closure_note }: Center): Closure => ({
  closed_from,
  closed_to,
  closure_note,
});

async function save(
  before: Closure,
  { actor, origin, center, transaction }: Omit<CenterContext<unknown>, 'body'>,
): Promise<void> {
  await center.save({ transaction });
  const after = closureOf(center);
  const changes = Object.fromEntries(
    (Object.keys(after) as (keyof Closure)[]).map((field) => [
      field,
      [before[field], after[field]] as [unknown, unknown],
    ]),
  );
  const what = { action: 'edit', resource: 'centers', record_id: center.id, changes };
  await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
}
