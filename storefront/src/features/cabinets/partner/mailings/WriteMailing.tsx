import type { OwnMailing, OwnMailings } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { oneAction } from '../../../../lib/actions.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import own from '../../own/own.module.css';
import { MailingForm } from './MailingForm.tsx';

interface Props extends Pick<OwnMailings, 'buyers' | 'courses' | 'price_per_1000'> {
  /** Newest first: the name and the marks of the last one are offered again, except the token. */
  mailings: readonly OwnMailing[];
  onWritten(): Promise<void>;
}

const path = '/partner/advertising/mailings';

/** A button for each centre of the member, which opens a draft. */
export function WriteMailing({ buyers, courses, mailings, price_per_1000, onWritten }: Props) {
  const [center, setCenter] = useState<number | null>(null);
  const write = useMemo(
    () => oneAction((body: object, keyed) => partnerSession.call(path, 'POST', body, keyed)),
    [],
  );
  const given = useMemo(() => againOf(mailings, center), [mailings, center]);
  return (
    <Panel title="Заказать рассылку">
      <p className={own.note}>
        Письмо получат врачи, которые согласились на рекламу. Вы выбираете, кому оно подходит, и видите только
        их число, адресов не видит никто.{' '}
        {price_per_1000 === null
          ? 'Цена ещё не назначена: напишите менеджеру.'
          : `Тысяча писем стоит ${formatExact(price_per_1000)}, платите только за те, что приняли почтовые серверы.`}
      </p>
      {price_per_1000 !== null &&
        buyers.map(({ center_id, name }) => (
          <p key={center_id}>
            <button className="button" type="button" onClick={() => setCenter(center_id)}>
              {buyers.length > 1 ? `Написать письмо: ${name}` : 'Написать письмо'}
            </button>
          </p>
        ))}
      {center !== null && (
        <Dialog title="Новая рассылка" onClosed={() => setCenter(null)}>
          {(close) => (
            <MailingForm
              name={`mailing-of-${center}`}
              given={given}
              courses={courses.filter(({ center_id }) => center_id === center)}
              send={async (draft) => {
                await write({ center_id: center, ...draft });
                toast('success', 'Черновик сохранён: узнайте цену и отправьте его на проверку');
              }}
              onSent={() => {
                close();
                void onWritten();
              }}
              close={close}
            />
          )}
        </Dialog>
      )}
    </Panel>
  );
}

function againOf(mailings: readonly OwnMailing[], center: number | null): Partial<OwnMailing> {
  const last = mailings.find(({ center_id }) => center_id === center);
  if (!last) return {};
  const { from_name, reply_to, ad_company, ad_inn } = last;
  return { from_name, reply_to, ad_company, ad_inn };
}
