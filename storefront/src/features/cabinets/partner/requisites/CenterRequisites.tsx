import type { OwnRequisites } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import { Facts } from '../../account/Facts.tsx';
import { Panel } from '../../account/Panel.tsx';
import own from '../../own/own.module.css';
import { Request } from './Request.tsx';
import { requisiteLabels, requisiteNames, valueInWords } from './words.ts';

interface Props {
  own: OwnRequisites;
  onChanged(): Promise<void>;
}

const RequisitesForm = lazily(() =>
  import('../onboarding/RequisitesForm.tsx').then((part) => part.RequisitesForm),
);

/** The requisites in force, the way to ask for others, and how earlier requests ended. */
export function CenterRequisites({ own: { center, requisites, requests }, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWaiting = requests.some(({ status }) => status === 'CREATED');
  const facts = requisiteNames.map(
    (field) => [requisiteLabels[field], valueInWords(field, requisites[field])] as const,
  );
  return (
    <Panel title={center.name}>
      <Facts of={facts} />
      {isWaiting ? (
        <p className={own.note}>Новый запрос можно отправить, когда бухгалтер «Одонты» ответит на прошлый.</p>
      ) : (
        <p>
          <button
            className="button button--small"
            type="button"
            aria-label={`Изменить реквизиты: ${center.name}`}
            onClick={() => setOpen(true)}
          >
            Изменить реквизиты
          </button>
        </p>
      )}
      {requests.length > 0 && (
        <section aria-label={`Запросы на смену реквизитов: ${center.name}`}>
          <h3>Запросы на смену</h3>
          <ul className={own.list}>
            {requests.map((request) => (
              <Request key={request.id} centerId={center.id} request={request} onChanged={onChanged} />
            ))}
          </ul>
        </section>
      )}
      {isOpen && (
        <Dialog title="Новые реквизиты" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <RequisitesForm
                centerId={center.id}
                application={{ requisites }}
                close={close}
                onSaved={() => {
                  close();
                  void onChanged();
                }}
              />
            </Suspended>
          )}
        </Dialog>
      )}
    </Panel>
  );
}
