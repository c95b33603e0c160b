import { Typography } from '@mui/material';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { NumberInput, TextInput } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { requisiteHints } from '../../requisiteHints.ts';
import { useAskingForRequisites } from '../useAskingForRequisites.ts';

interface RequisitesDialogProps {
  center: StaffCenterRequisites;
  onClose: () => void;
}

/** Requests new requisites: they come into force after a second person has confirmed them. */
export function RequisitesDialog({ center, onClose }: RequisitesDialogProps) {
  const provider = useStaffData();
  const { ask, error } = useAskingForRequisites({
    resource: 'center_requisites',
    record: center,
    send: (changes) => provider.askForRequisites(center.id, changes),
    onClose,
  });
  return (
    <FormDialog
      title="Изменить реквизиты"
      error={error}
      words={{ send: 'Отправить на подтверждение' }}
      width="md"
      record={center}
      onSubmit={ask}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Новые реквизиты начнут действовать, когда их подтвердит другой сотрудник.
      </Typography>
      <Fields columns={2}>
        <TextInput source="pay_name" helperText="Как в договоре: ООО «Центр»" autoFocus />
        <TextInput source="director_name" helperText="Фамилия, имя и отчество целиком" />
        <TextInput source="pay_inn" helperText={requisiteHints.inn} />
        <TextInput source="pay_kpp" helperText={requisiteHints.kpp} />
        <TextInput source="pay_bank" helperText="Название и город" />
        <TextInput source="pay_bic" helperText={requisiteHints.bic} />
        <TextInput source="pay_rs" helperText={requisiteHints.account} />
        <TextInput source="pay_ks" helperText={requisiteHints.account} />
        <NumberInput source="vat" min={0} max={30} helperText="Пусто — без НДС" />
      </Fields>
    </FormDialog>
  );
}
