import type { OwnMailing, OwnMailings } from '@odonta/api/contract';
import { mailingLimits as limits } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { soldInterests } from '@odonta/db/vocabulary/advertising/mailings/soldInterests.ts';
import { useMemo } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField, TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { markHints } from '../advertising/MarksFields.tsx';
import { useSpecialities } from '../courses/inputs/useSpecialities.ts';
import { TicksField } from '../promotions/promotionFields.tsx';
import { BlocksField } from './BlocksField.tsx';
import { mailingShape } from './mailingShape.ts';
import { draftOf, type MailingValues } from './mailingValues.ts';

interface Props {
  name: string;
  given: Partial<OwnMailing>;
  courses: OwnMailings['courses'];
  send(draft: ReturnType<typeof draftOf>): Promise<unknown>;
  onSent(): void;
  close(): void;
}

const words = { send: 'Сохранить', sending: 'Сохраняем…' };

/** The letter, its people, its day and its marks. */
export function MailingForm({ name, given, courses, send, onSent, close }: Props) {
  const shape = useMemo(() => mailingShape(name, given), [name, given]);
  const specialities = useSpecialities();
  const form = useServerForm<MailingValues & Record<string, unknown>>({
    shape,
    send: (values) => send(draftOf(values)).catch(nameFields),
    onSent,
    failed: 'Не удалось сохранить рассылку',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={words} close={close}>
      <TextField name="subject" maxLength={limits.subject} />
      <TextField
        name="preheader"
        maxLength={limits.preheader}
        hint="Её видно после темы, не открывая письма"
      />
      <TextField name="from_name" maxLength={limits.from_name} hint="Например, название центра" />
      <EmailField name="reply_to" hint="Если не заполнить — на адрес площадки" isOthers />
      <BlocksField courses={courses} />
      <TextField name="cities" hint="Через запятую; пусто — любые" />
      <TicksField
        name="specializations"
        choices={specialities.map((each) => [String(each.id), each.name] as const)}
        hint="Ничего не отмечено — любые"
      />
      <TicksField
        name="interests"
        choices={Object.entries(soldInterests)}
        hint="Ничего не отмечено — любые"
      />
      <TextField
        name="date_send"
        type="datetime-local"
        hint={`По московскому времени, от ${limits.leastDaysAhead} до ${limits.mostDaysAhead} дней вперёд`}
      />
      <TextField name="ad_company" maxLength={200} hint="Без маркировки рассылку не одобрят" />
      <TextField name="ad_inn" inputMode="numeric" maxLength={12} />
      <TextField name="ad_reg_number" maxLength={100} hint={markHints.ad_reg_number} />
    </PublicForm>
  );
}

/** The server names a place in a list: the form shows it at the list, a block of the letter with its number. */
function nameFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const errors = Object.entries(error.fields).map(([field, said]) => {
    const [name = field, place] = field.split('.');
    return [name, name === 'blocks' && place ? `Блок ${Number(place) + 1}: ${said}` : said] as const;
  });
  throw new ApiError(error.status, { message: error.message, errors: Object.fromEntries(errors.reverse()) });
}
