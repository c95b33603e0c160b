import { Button } from '@mui/material';
import type { StaffLegalUser } from '@odonta/api/contract';
import { scaleLimits } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DateInput, NumberInput, useNotify, useRecordContext } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** Requests a scale or a percentage of its own; it comes into force after a second person has agreed. */
export function TermsButton() {
  const company = useRecordContext<StaffLegalUser>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!company || company.is_terms_asked || !may('legal_scales.edit')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Условия лояльности
      </Button>
      {isOpen && <TermsDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

function TermsDialog({ company, onClose }: { company: StaffLegalUser; onClose: () => void }) {
  const { askForTerms } = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);
  const { scale_id, personal_percent, personal_until } = company;

  async function ask(values: Record<string, unknown>) {
    setError(null);
    try {
      await askForTerms(company.id, {
        scale_id: values.scale_id || null,
        personal_percent: values.personal_percent ?? null,
        personal_until: values.personal_until || null,
      });
      notify('Условия ждут подтверждения другого сотрудника', { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['legal_users'] });
      onClose();
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось отправить'));
      return isFailure(failure) ? failure.body.errors : undefined;
    }
    return undefined;
  }

  return (
    <FormDialog
      title="Условия лояльности"
      error={error}
      words={{ send: 'Отправить на подтверждение' }}
      record={{ scale_id, personal_percent, personal_until }}
      onSubmit={ask}
      onClose={onClose}
    >
      <ReferenceSelect
        source="scale_id"
        reference="legal_scales"
        label="Шкала"
        filter={{ is_active: true }}
        helperText="Пусто: общая для всех"
      />
      <NumberInput
        source="personal_percent"
        label="Личный процент"
        min={0}
        max={scaleLimits.percent}
        step={0.1}
        helperText="Вместо ступеней шкалы, какой бы ни был оборот"
      />
      <DateInput source="personal_until" label="Личный процент по" helperText="Последний день включительно" />
    </FormDialog>
  );
}
