import type { AdvertsConsent } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { consentToAdvertsText } from '@odonta/db/vocabulary/platform/consent.ts';
import { useState } from 'react';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';

const path = '/individual/me/adverts';

/** The consent to advertising letters: given and taken back by one button. */
export const Adverts = () => (
  <Panel title="Рекламные рассылки">
    <Own<AdvertsConsent> session={individualSession} path={path}>
      {(consent) => <Choice consent={consent} />}
    </Own>
  </Panel>
);

function Choice({ consent }: { consent: AdvertsConsent }) {
  const [{ is_on, is_possible, is_stopped }, setConsent] = useState(consent);
  const choose = async (body: object) =>
    setConsent(await individualSession.call<AdvertsConsent>(path, 'PUT', body));
  if (!is_possible) return <p>Подтвердите почту по ссылке из письма: рассылки приходят только на неё.</p>;
  if (is_on)
    return (
      <>
        <p role="status">
          {is_stopped
            ? 'Вы согласились на рекламные письма, но на этот адрес они сейчас не уходят: почтовый сервер ответил, что такого ящика нет, или адрес исключил менеджер. Проверьте почту в разделе «Мои данные» или напишите нам.'
            : 'Вы согласились на рекламные письма: не больше двух в неделю.'}
        </p>
        <BusyButton act={() => choose({ is_on: false })} className="button">
          Не присылать
        </BusyButton>
      </>
    );
  const { before, link, after } = consentToAdvertsText;
  return (
    <>
      <p role="status">Рекламные письма вам не приходят.</p>
      <p>
        {before}
        <a href={paths.policy}>{link}</a>
        {after}.
      </p>
      <BusyButton
        act={() => choose({ is_on: true, consent: givenConsent(consentToAdvertsText) })}
        className="button"
      >
        Согласиться
      </BusyButton>
    </>
  );
}
