import type { CompanySeats, SeatNameBody } from '@odonta/api/contract';
import { useMemo } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { post } from '../../../../lib/api.ts';
import { CheckField } from '../../../platform/forms/CheckField.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField, TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import type { SeatDialog } from './seatDialog.ts';
import { nameBody, type SeatValues, seatShape } from './seatShape.ts';

/** The responsible person names the participant. */
export function NameSeat({ place, path, take, onClosed }: SeatDialog) {
  return (
    <Dialog title={`${place}: кто придёт`} onClosed={onClosed}>
      {(close) => <NameForm {...{ place, path, take, close }} />}
    </Dialog>
  );
}

function NameForm({ place, path, take, close }: Omit<SeatDialog, 'onClosed'> & { close(): void }) {
  const shape = useMemo(() => seatShape(`seat-${place}`), [place]);
  const name = useMemo(
    () => oneAction((body: SeatNameBody, keyed) => post<CompanySeats>(`${path}/name`, body, keyed)),
    [path],
  );
  const form = useServerForm<SeatValues>({
    shape,
    async send(values) {
      const { is_written_to } = values;
      const seats = await name({ ...nameBody(values), is_written_to });
      close();
      take(seats);
      toast(
        'success',
        is_written_to
          ? 'Участник указан: билет отправим ему на почту'
          : 'Участник указан: скачайте билет и передайте его сами',
      );
    },
    failed: 'Не удалось указать участника',
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Указать', sending: 'Сохраняем…' }}>
      <TextField name="last_name" autoComplete="off" maxLength={100} />
      <TextField name="first_name" autoComplete="off" maxLength={100} />
      <TextField name="middle_name" autoComplete="off" maxLength={100} />
      <PhoneField name="phone" isOthers />
      <EmailField name="email" isOthers />
      <CheckField name="is_written_to" />
    </PublicForm>
  );
}
