import { Button } from '@mui/material';
import { promoLimits } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberInput, required, TextInput, useCanAccess, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { filteredAddress } from '../../../kit/resource/menu.ts';
import { CostFields, EffectFields, PlaceFields } from './promoFields.tsx';

/** Many codes at once; afterwards the list shows these alone, ready for «Выгрузить». */
export function BatchButton() {
  const { canAccess } = useCanAccess({ resource: 'promo_codes', action: 'create' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Создать партию
      </Button>
      {isOpen && <BatchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BatchDialog({ onClose }: { onClose: () => void }) {
  const { createPromoBatch } = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function make(batch: Record<string, unknown>) {
    setBusy(true);
    setError(null);
    try {
      const { tag, codes } = await createPromoBatch(batch);
      await queries.invalidateQueries({ queryKey: ['promo_codes'] });
      const made = plural(codes.length, ['код', 'кода', 'кодов']);
      notify(`Партия ${tag}: ${made}. Выгрузите их файлом`, { type: 'success' });
      onClose();
      void navigate(filteredAddress('promo_codes', { tag }));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось создать партию');
      return isFailure(failure) ? failure.body.errors : undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title="Партия промокодов"
      error={error}
      words={{ send: 'Создать', busy: 'Создаю…' }}
      isBusy={isBusy}
      record={{
        effect: 'PERCENT',
        cost_bearer: 'PLATFORM',
        min_total: 0,
        date_start: nowInSeconds(),
        count: 100,
      }}
      onSubmit={make}
      onClose={onClose}
    >
      <TextInput
        source="prefix"
        label="Начало кодов"
        validate={required()}
        helperText="До 12 букв и цифр; остальное придумается само. Каждый код — на один заказ"
      />
      <NumberInput
        source="count"
        label="Сколько кодов"
        validate={required()}
        min={1}
        max={promoLimits.batch}
      />
      <EffectFields />
      <PlaceFields />
      <CostFields />
    </FormDialog>
  );
}
