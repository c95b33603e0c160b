import type { CenterDemand } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { extraDateShape, sameHourOn, tomorrow } from './extraDate.ts';

interface Props {
  prod: Pick<CenterDemand['prods'][number], 'prod_id' | 'name'> & { date_start: number };
  onChanged(): Promise<void>;
}

/** Asks for another date of a course: those who wait are offered its seats before anybody else. */
export function OpenExtraDate({ prod, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = prod.name;
  return (
    <>
      <button
        className="button button--small"
        type="button"
        aria-label={`Открыть доп. дату: ${name}`}
        onClick={() => setOpen(true)}
      >
        Открыть доп. дату
      </button>
      {isOpen && (
        <Dialog title="Дополнительная дата" onClosed={() => setOpen(false)}>
          {(close) => <DateForm prod={prod} close={close} onChanged={onChanged} />}
        </Dialog>
      )}
    </>
  );
}

function DateForm({ prod: { prod_id, name, date_start }, close, onChanged }: Props & { close(): void }) {
  const shape = useMemo(() => extraDateShape(prod_id), [prod_id]);
  const form = useServerForm({
    shape,
    async send({ date_start: day }) {
      const body = { date_start: sameHourOn(day, date_start) };
      await partnerSession.call(`/centersDemand/${prod_id}/extra_date`, 'POST', body);
      toast('success', 'Черновик новой даты готов: менеджер проверит его и опубликует');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось открыть дополнительную дату',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Открыть', sending: 'Открываем…' }}>
      <p>
        Курс «{name}» повторится в другой день: описание, цены, лекторы и число мест будут те же. Когда
        менеджер опубликует новую дату, места сначала предложат тем, кто ждёт.
      </p>
      <TextField name="date_start" type="date" min={tomorrow()} />
    </PublicForm>
  );
}
