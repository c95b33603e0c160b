import type { OwnRequisitesRequest } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import own from '../../own/own.module.css';
import { labelOf, requestInWords, valueInWords } from './words.ts';

interface Props {
  centerId: number;
  request: OwnRequisitesRequest;
  onChanged(): Promise<void>;
}

/** A requested change with its requester and its outcome. */
export function Request({ centerId, request, onChanged }: Props) {
  const { before, after, asked_by_name, reason, can_withdraw } = request;
  return (
    <li className={own.about}>
      <strong>{requestInWords(request)}</strong>
      <span className={own.note}>Запросил: {asked_by_name}</span>
      {reason !== null && <span>Причина: {reason}</span>}
      <ul>
        {Object.keys(after).map((field) => (
          <li key={field}>
            {labelOf(field)}: <del>{valueInWords(field, before[field])}</del>{' '}
            <ins>{valueInWords(field, after[field])}</ins>
          </li>
        ))}
      </ul>
      {can_withdraw && (
        <AskedButton<unknown>
          label="Отозвать запрос"
          title="Отозвать запрос?"
          keep="Оставить"
          act={() => partnerSession.call(`/partner/centers/${centerId}/requisites/withdraw`, 'POST', {})}
          onDone={() => {
            toast('success', 'Запрос отозван: действуют прежние реквизиты');
            return onChanged();
          }}
        >
          <p>Бухгалтер не увидит его, выплаты пойдут по прежним реквизитам. Отправить новый можно сразу.</p>
        </AskedButton>
      )}
    </li>
  );
}
