import { Consent, Individual, Mailing, MailSuppression } from '@odonta/db/models';
import type { New } from './new.ts';

let number = 0;

/** A mailing that waits for approval, unless given otherwise. */
export async function buildMailing(given: New<Mailing> = {}): Promise<Mailing> {
  const row = await Mailing.create({
    subject: 'Новые курсы осени',
    from_name: 'Одонта',
    blocks: [
      { kind: 'heading', text: 'Осенние курсы' },
      { kind: 'button', text: 'Смотреть', url: 'https://advertiser.example.ru/kursy' },
    ],
    ...{ ad_company: 'ООО «Реклама»', ad_inn: '7707083893', ad_reg_number: 'erid-9' },
    ...given,
  });
  return row.reload();
}

/** One that is approved, and begins as soon as somebody looks. */
export const buildDueMailing = (given: New<Mailing> = {}): Promise<Mailing> =>
  buildMailing({
    ...{ status: 'CONFIRMED', tested_hash: 'a'.repeat(64), tested_at: new Date() },
    ...{ sending: 'SCHEDULED', date_send: new Date(Date.now() - 1000) },
    ...given,
  });

/** A draft of a centre, for a day in `days`. */
export const buildMailingDraft = (center_id: number, given: New<Mailing> = {}, days = 10): Promise<Mailing> =>
  buildMailing({
    ...{ center_id, by_center: true, status: 'PREPARE' },
    date_send: new Date(Date.now() + days * 86_400_000),
    ...given,
  });

/** People who have agreed to advertising letters. */
export async function buildReaders(count: number, given: New<Individual> = {}): Promise<string[]> {
  number += 1;
  const emails = Array.from({ length: count }, (_, index) => `reader${number}-${index}@test.local`);
  await Individual.bulkCreate(
    emails.map((email) => ({
      ...{ last_name: 'Читателев', first_name: 'Пётр', email, email_proved_at: new Date() },
      ...given,
    })),
  );
  await Consent.bulkCreate(emails.map((email) => consentOf(email)));
  return emails;
}

const consentOf = (email: string) => ({
  ...{ purpose: 'ADVERTISING' as const, text_version: '2026-11-28-adverts', form: 'cabinet', email },
});

export function buildMailSuppression(given: New<MailSuppression> = {}): Promise<MailSuppression> {
  number += 1;
  return MailSuppression.create({ email: `suppressed${number}@test.local`, reason: 'STAFF', ...given });
}
