import { Typography } from '@mui/material';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberInput, TextInput, useNotify } from 'react-admin';
import { changesOf } from '../../../kit/api/changes.ts';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { requisiteHints } from '../../requisiteHints.ts';

interface RequisitesDialogProps {
  center: StaffCenterRequisites;
  onClose: () => void;
}

/** Asks for other requisites: they come into force when somebody else has confirmed them. */
export function RequisitesDialog({ center, onClose }: RequisitesDialogProps) {
  const { ask, error } = useAsking(center, onClose);
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

function useAsking(center: StaffCenterRequisites, onClose: () => void) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);

  async function ask(values: Record<string, unknown>) {
    setError(null);
    try {
      await provider.askForRequisites(center.id, changesOf(values, { ...center }));
      notify('Изменение ждёт подтверждения другого сотрудника', { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['center_requisites'] });
      onClose();
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось отправить'));
      return isFailure(failure) ? failure.body.errors : undefined;
    }
    return undefined;
  }

  return { ask, error };
}
