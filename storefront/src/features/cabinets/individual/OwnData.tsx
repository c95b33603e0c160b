import type { IndividualProfile } from '@odonta/api/contract';
import { individualRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { useMemo } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { CheckField } from '../../platform/forms/CheckField.tsx';
import { FullNameFields } from '../../platform/forms/FullNameFields.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { fullNameLabels } from '../../platform/forms/personLabels.ts';
import { TextField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';

interface OwnValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  city: string;
  is_student: boolean;
}

interface Props {
  session: Pick<Session<unknown>, 'call' | 'verify'>;
  profile: IndividualProfile;
}

/** The buyer's own data, for his documents and certificates. */
export function OwnData({ session, profile }: Props) {
  const shape = useMemo(() => shapeOf(profile), [profile]);
  const form = useServerForm({
    shape,
    async send({ last_name, first_name, middle_name, city, is_student }) {
      await session.call('/individual/me', 'PUT', {
        last_name: last_name.trim(),
        first_name: first_name.trim(),
        middle_name: middle_name.trim() || null,
        city: city.trim() || null,
        is_student,
      });
      toast('success', 'Сохранено');
      await session.verify();
    },
    failed: 'Не удалось сохранить',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} words={{ send: 'Сохранить', sending: 'Сохраняем…' }}>
      <FullNameFields />
      <TextField name="city" autoComplete="address-level2" maxLength={100} />
      <CheckField name="is_student" />
    </PublicForm>
  );
}

const shapeOf = (profile: IndividualProfile): FormShape<OwnValues> => ({
  name: 'own-data',
  labels: {
    ...fullNameLabels,
    city: 'Город',
    is_student: 'Я учусь: студент или ординатор',
  },
  rules: individualRegistration,
  empty: {
    last_name: profile.last_name,
    first_name: profile.first_name,
    middle_name: profile.middle_name ?? '',
    city: profile.city ?? '',
    is_student: profile.is_student,
  },
});
