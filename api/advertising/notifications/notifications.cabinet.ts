import { cabinetAudience } from '../../identity/sessions/cabinetAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { answer } from './answering.ts';
import { answerBody } from './notifications.schema.ts';
import { waitingFor } from './waiting.ts';

export const readWaitingNotifications = endpoint({
  method: 'get',
  path: '/notification',
  summary: 'Notifications that wait for me in my cabinet',
  audience: cabinetAudience,
  allow: 'himself',
  // An impersonator may not answer, and a dialog that waits for an answer would close the cabinet to him.
  handle: async ({ actor }) => ({
    message: cabinetAudience.impersonates?.(actor) ? [] : await waitingFor(actor),
  }),
});

export const answerNotification = endpoint({
  method: 'post',
  path: '/notification/:id',
  summary: 'Accept, cancel or close a notification, or note that it was shown',
  audience: cabinetAudience,
  allow: 'himself',
  body: answerBody,
  handle: async ({ actor, params, body }) => ({
    message: await unitOfWork.transaction((transaction) =>
      answer(actor, numberIn(params.id), body, transaction),
    ),
  }),
});
