import type { CenterNegativeLecturers } from '@odonta/api/contract';
import { useState } from 'react';
import { partnerSession } from '../../identity/sessions/sessions.ts';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { OwnReports } from './negativeLecturers/OwnReports.tsx';
import { ReportLecturer } from './negativeLecturers/ReportLecturer.tsx';
import { Rule } from './negativeLecturers/Rule.tsx';
import { StandingList } from './negativeLecturers/StandingList.tsx';
import { PartnerCabinet } from './PartnerCabinet.tsx';

/** The reports of other centres, the own centres' reports, and the rule to sign before both. */
export default function PartnerNegativeLecturers() {
  const [sought, setSought] = useState('');
  const path = `/partner/negativeLecturers?q=${encodeURIComponent(sought)}`;
  return (
    <PartnerCabinet>
      <Own<CenterNegativeLecturers> session={partnerSession} path={path}>
        {(list, readAgain) => {
          const open = list.centers.filter(({ is_approved, is_signed }) => is_approved && is_signed);
          return (
            <div className={styles.part}>
              {list.centers.map((center) => (
                <Rule key={center.id} center={center} onSigned={readAgain} />
              ))}
              {(open.length > 0 || list.reports.length > 0) && (
                <Panel title="Ваши сообщения">
                  {open.map((center) => (
                    <ReportLecturer
                      key={center.id}
                      center={center}
                      isOne={open.length === 1}
                      onChanged={readAgain}
                    />
                  ))}
                  <OwnReports reports={list.reports} onChanged={readAgain} />
                </Panel>
              )}
              {open.length > 0 && (
                <StandingList list={list} path={path} sought={sought} onSought={setSought} />
              )}
            </div>
          );
        }}
      </Own>
    </PartnerCabinet>
  );
}
