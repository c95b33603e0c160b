import type { Center } from '@odonta/db/models';
import {
  type Closure,
  closureAhead,
  closureFields,
  isPlanned,
  noClosure,
  type SetClosure,
} from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureForm, issueOfClosure } from '@odonta/db/vocabulary/catalog/closureForm.ts';
import { daysInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { day, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type CenterContext, centerAction, nothing, refuseOutdated, version } from '../centerAction.ts';
import { notifyManagers } from '../onboarding/submitting.ts';
import { refuseTooManyChanges } from './tooManyChanges.ts';

const dayOf = ({ required }: { required: string }) =>
  day.required().messages({ 'any.required': required, 'string.empty': required, 'string.base': required });

const closureBody = Joi.object<SetClosure & { version?: number }>({
  closed_from: dayOf(closureForm.closed_from),
  closed_to: dayOf(closureForm.closed_to),
  closure_note: text(closureForm.closure_note),
  version,
});

const pause = centerAction(
  'put',
  '/closure',
  'centers.pause_sales',
  'Sell nothing of my centre on these days',
  closureBody,
  async ({ body: { version: seen, ...asked }, ...context }) => {
    const { center, transaction } = context;
    if (center.status !== 'CONFIRMED')
      throw conflict('Продажи ещё не начались: приостановить их можно после проверки центра');
    refuseOutdated(center, seen);
    // A pause of the past has no part in the new one.
    const ahead = closureAhead(center, nowInSeconds());
    refusePauseOfStaff(center, ahead);
    if (isSame(ahead, asked)) return;
    const issue = issueOfClosure(asked, nowInSeconds(), ahead.closed_from);
    if (issue) throw invalid({ [issue.field]: issue.message });
    await refuseTooManyChanges(center, transaction);
    const action = isPlanned(asked) ? 'назначил паузу продаж' : 'приостановил продажи';
    await change(asked, `${action} ${daysInWords(asked)}`, context);
  },
);

const resume = centerAction(
  'delete',
  '/closure',
  'centers.pause_sales',
  'Sell courses of my centre again',
  nothing,
  async (context) => {
    const ahead = closureAhead(context.center, nowInSeconds());
    if (ahead.closed_from === null) throw conflict('Продажи и так открыты');
    refusePauseOfStaff(context.center, ahead);
    const action = isPlanned(ahead) ? 'отменил назначенную паузу продаж' : 'снова продаёт курсы';
    await change(noClosure, action, context);
  },
);

export const closureEndpoints: AnyEndpoint[] = [pause, resume];

/** A pause of staff is theirs to end. */
function refusePauseOfStaff({ is_closed_by_staff }: Center, ahead: Closure): void {
  if (is_closed_by_staff && ahead.closed_from !== null)
    throw conflict('Продажи приостановили сотрудники «Одонты»: напишите менеджеру');
}

const isSame = (one: Closure, other: Closure): boolean =>
  closureFields.every((field) => one[field] === other[field]);

async function change(
  after: Closure,
  said: string,
  { actor, origin, center, transaction }: Omit<CenterContext<unknown>, 'body'>,
): Promise<void> {
  const before = closureFields.map((field) => [field, center[field]] as const);
  await center.set({ ...after, is_closed_by_staff: false }).save({ transaction });
  const changes = Object.fromEntries(
    before.map(([field, value]) => [field, [value, after[field]] as [unknown, unknown]]),
  );
  const what = { action: 'edit', resource: 'centers', record_id: center.id, changes };
  await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
  const notice = { kind: 'center_closure', text: `Центр «${center.name}» ${said}` };
  await notifyManagers(center, notice, transaction);
}
