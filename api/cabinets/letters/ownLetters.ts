import type { AddressLetters, LetterChoiceBody } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { individualAudience, userAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { choose, letterChoiceBody, lettersOf, type Mailbox } from '../../platform/mail/choices/choosing.ts';
import { mailboxesOf, topicsOf } from './mailboxes.ts';

const readSummary = 'Which letters I get, and how often';
const chooseSummary = 'Choose how often letters about something come to an address of mine';

const ofIndividual = async ({ id }: { id: number }): Promise<Mailbox[]> => {
  const { email, email_proved_at } = await Individual.findByPk(id, { rejectOnEmpty: true });
  return email && email_proved_at ? [{ email, center: null, topics: topicsOf('individual') }] : [];
};

const answer = (mailboxes: readonly Mailbox[], body: LetterChoiceBody): Promise<AddressLetters[]> =>
  unitOfWork.transaction(async (transaction) => {
    await choose(mailboxes, body, transaction);
    return lettersOf(mailboxes, transaction);
  });

/** Which letters come to whom. */
export const letterEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/partner/me/letters',
    summary: readSummary,
    audience: userAudience,
    allow: 'partner himself',
    handle: async ({ actor }) => ({ message: await lettersOf(await mailboxesOf(actor)) }),
  }),
  endpoint({
    method: 'put',
    path: '/partner/me/letters',
    summary: chooseSummary,
    audience: userAudience,
    allow: 'partner himself',
    body: letterChoiceBody,
    handle: async ({ actor, body }) => ({ message: await answer(await mailboxesOf(actor), body) }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/me/letters',
    summary: readSummary,
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await lettersOf(await ofIndividual(actor)) }),
  }),
  endpoint({
    method: 'put',
    path: '/individual/me/letters',
    summary: chooseSummary,
    audience: individualAudience,
    allow: 'himself',
    body: letterChoiceBody,
    handle: async ({ actor, body }) => ({ message: await answer(await ofIndividual(actor), body) }),
  }),
];
