import type { CabinetCompanyRequests } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { rightsOfLegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { useState } from 'react';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Own } from '../own/Own.tsx';
import own from '../own/own.module.css';
import { LegalCabinet } from './LegalCabinet.tsx';
import { LegalRequestRow } from './LegalRequestRow.tsx';

export default function LegalRequests() {
  return (
    <LegalCabinet>
      {({ role }) => (
        <>
          {rightsOfLegalRole[role].includes('orders') && (
            <p>
              <a className="button" href={paths.companyRequest}>
                Новая групповая заявка
              </a>
            </p>
          )}
          <Requests offset={0} />
        </>
      )}
    </LegalCabinet>
  );
}

/** Requests, newest first; further ones are loaded on request. */
function Requests({ offset }: { offset: number }) {
  const [isMore, setMore] = useState(false);
  return (
    <Own<CabinetCompanyRequests> session={legalSession} path={`/legal/requests?offset=${offset}`}>
      {({ requests, total }) => {
        const next = offset + requests.length;
        if (total === 0)
          return (
            <div className={`card ${own.empty}`}>
              <h2>Групповых заявок пока нет</h2>
              <p className="muted">
                Заявка нужна, когда на курс едут несколько человек: пришлём предложение с ценой группы и счёт,
                а имена можно назвать потом.
              </p>
            </div>
          );
        return (
          <>
            <ul className={own.list}>
              {requests.map((request) => (
                <LegalRequestRow key={request.token} request={request} />
              ))}
            </ul>
            {next < total && !isMore && (
              <button className="button button--quiet" type="button" onClick={() => setMore(true)}>
                Показать ещё
              </button>
            )}
            {isMore && <Requests offset={next} />}
          </>
        );
      }}
    </Own>
  );
}
