import type { StaffPlatformRequisites } from '@odonta/api/contract';
import { NumberInput, required, TextInput } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { requisiteHints } from '../../requisiteHints.ts';
import { useAskingForRequisites } from '../useAskingForRequisites.ts';

interface PlatformRequisitesDialogProps {
  requisites: StaffPlatformRequisites;
  onClose: () => void;
}

/** Asks for other requisites of the platform; the fields are checked together, by the bank's own keys. */
export function PlatformRequisitesDialog({ requisites, onClose }: PlatformRequisitesDialogProps) {
  const provider = useStaffData();
  const { ask, error } = useAskingForRequisites({
    resource: 'platform_requisites',
    record: requisites,
    send: (changes) => provider.askForPlatformRequisites(changes),
    onClose,
  });
  return (
    <FormDialog
      title="Изменить реквизиты площадки"
      error={error}
      words={{ send: 'Отправить на подтверждение' }}
      width="md"
      record={{ ...requisites }}
      onSubmit={ask}
      onClose={onClose}
    >
      <Fields columns={2}>
        <TextInput source="name" validate={required()} helperText="Как в уставе: ООО «Площадка»" autoFocus />
        <TextInput source="address" validate={required()} helperText="Юридический, с индексом" />
        <TextInput source="inn" validate={required()} helperText={requisiteHints.inn} />
        <TextInput source="kpp" helperText={requisiteHints.kpp} />
        <TextInput source="ogrn" validate={required()} helperText={requisiteHints.ogrn} />
        <TextInput source="bank_name" validate={required()} helperText="Название и город" />
        <TextInput source="bic" validate={required()} helperText={requisiteHints.bic} />
        <TextInput source="account" validate={required()} helperText={requisiteHints.account} />
        <TextInput source="correspondent_account" validate={required()} helperText={requisiteHints.account} />
        <NumberInput source="vat" min={0} max={30} helperText="Пусто — без НДС" />
        <TextInput source="director_post" validate={required()} helperText="Как подписывает документы" />
        <TextInput source="director_name" validate={required()} helperText="Фамилия и инициалы" />
        <TextInput source="accountant_name" helperText="Пусто — подписывает руководитель" />
      </Fields>
    </FormDialog>
  );
}
